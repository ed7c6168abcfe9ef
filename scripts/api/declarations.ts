import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type ESTree, type ParseResult, parseSync } from 'vite';

/** Something that a package exports, as its declaration files tell it. */
export interface ExportedName {
  readonly name: string;
  /** The declaration file that defines it, or the package that it is passed on from. */
  readonly definedIn: string;
  readonly comment: string;
  readonly code: string;
}

interface DeclarationFile {
  readonly path: string;
  readonly text: string;
  readonly statements: ParseResult['program']['body'];
  readonly comments: ParseResult['comments'];
}

function readDeclarations(path: string): DeclarationFile {
  const text = readFileSync(path, 'utf8');
  const { program, comments, errors } = parseSync(path, text, { lang: 'dts' });
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
  return { path, text, statements: program.body, comments };
}

/** The text of a documentation comment without its stars. */
function plainComment(value: string): string {
  const lines = value.replace(/^\*/, '').split('\n');
  return lines
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim();
}

function commentBefore({ comments, text }: DeclarationFile, start: number): string {
  const before = comments.find(({ end }) => end <= start && text.slice(end, start).trim() === '');
  return before?.value.startsWith('*') ? plainComment(before.value) : '';
}

/** The comment at the top of an entry, unless it belongs to the first declaration. */
export function introductionOf(entry: string): string {
  const file = readDeclarations(entry);
  const [first] = file.statements;
  if (first === undefined || ('declaration' in first && first.declaration !== null)) return '';
  return commentBefore(file, first.start);
}

function isPrivate(member: ESTree.ClassElement): boolean {
  if ('key' in member && member.key.type === 'PrivateIdentifier') return true;
  return 'accessibility' in member && member.accessibility === 'private';
}

/** A class as its users see it: private members are cut out with their comments. */
function publicClass(text: string, { start, end, body }: ESTree.Class): string {
  let code = '';
  let from = start;
  let previous = body.start + 1;
  for (const member of body.body) {
    if (isPrivate(member)) {
      code += text.slice(from, previous);
      from = member.end;
    }
    previous = member.end;
  }
  return code + text.slice(from, end);
}

function codeOf(text: string, declaration: ESTree.Declaration): string {
  const code =
    declaration.type === 'ClassDeclaration'
      ? publicClass(text, declaration)
      : text.slice(declaration.start, declaration.end);
  return code.replace(/^declare /, '').replace(/^ +/gm, (indent) => ' '.repeat(indent.length / 2));
}

function namesOf(declaration: ESTree.Declaration): readonly string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

const nameOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name);

const declarationsOf = (path: string, source: string) =>
  resolve(dirname(path), source.replace(/\.js$/, '.d.ts'));

/** What another module exports under a name. A package that it is passed on from is not followed. */
function exportsUnder(name: string, path: string, source: string): readonly ExportedName[] {
  if (!source.startsWith('.')) return [{ name, definedIn: source, comment: '', code: '' }];
  return exportsOf(declarationsOf(path, source)).filter((exported) => exported.name === name);
}

function exportsOfStatement(
  file: DeclarationFile,
  statement: DeclarationFile['statements'][number],
): readonly ExportedName[] {
  if (statement.type === 'ExportAllDeclaration')
    return exportsOf(declarationsOf(file.path, statement.source.value));
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration, source, specifiers } = statement;
  if (declaration !== null) {
    const comment = commentBefore(file, statement.start);
    const code = codeOf(file.text, declaration);
    return namesOf(declaration).map((name) => ({ name, definedIn: file.path, comment, code }));
  }
  return specifiers.flatMap(({ local, exported }) => {
    if (source === null) throw new Error(`${file.path}: export ${nameOf(local)} where it is declared`);
    const found = exportsUnder(nameOf(local), file.path, source.value);
    return found.map((one) => ({ ...one, name: nameOf(exported) }));
  });
}

/** Everything that a declaration file exports, in its order; overloads are several entries of one name. */
export function exportsOf(path: string): readonly ExportedName[] {
  const file = readDeclarations(path);
  return file.statements.flatMap((statement) => exportsOfStatement(file, statement));
}
