import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCard, withIndexRow, withMessages } from './insertions.js';
import { type CardKind, KINDS } from './kinds.js';
import { CardError, type CardNames, namesOf } from './names.js';

export interface FileText {
  /** Under the root of the project. */
  readonly path: string;
  readonly text: string;
}

const CONTENT = 'packages/rules/src/content/one-versus-many';
const CATALOGS = 'packages/messages/src/catalog';
/** The module that new cards join. */
const MODULE = 'one-versus-many';
const RULES = 'docs/rules';

function kindNamed(name: string): CardKind {
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (kind === undefined)
    throw new CardError(`'${name}' is no kind of card; the kinds are ${Object.keys(KINDS).join(', ')}`);
  return kind;
}

function cardsIn(root: string, { folder }: CardKind): readonly string[] {
  const files = readdirSync(join(root, CONTENT, folder));
  return files.flatMap((file) => (/^[\w-]+\.ts$/.test(file) ? [file.replace('.ts', '')] : []));
}

function refuseTaken(root: string, { id }: CardNames): void {
  for (const [name, kind] of Object.entries(KINDS))
    if (cardsIn(root, kind).includes(id)) throw new CardError(`there is already a ${name} called '${id}'`);
}

function ruleSection(kind: CardKind, names: CardNames, place: number): string {
  const rule = `${kind.prefix}-${names.id}`;
  return `\n### ${rule} ${names.title}\n\n${kind.rule(names, place)}\n\n- Source: our design\n- Proved by: –\n`;
}

/** Every file that a new card adds or changes. Throws a `CardError` if there can be no such card. */
export function planCard(root: string, kindName: string, id: string, title?: string): readonly FileText[] {
  const kind = kindNamed(kindName);
  const names = namesOf(id, title);
  refuseTaken(root, names);
  const place = cardsIn(root, kind).length + 1;
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const change = (path: string, edit: (text: string) => string) => ({ path, text: edit(read(path)) });
  const catalogs = readdirSync(join(root, CATALOGS)).filter((language) =>
    existsSync(join(root, CATALOGS, language, MODULE, kind.catalogFile)),
  );
  return [
    { path: `${CONTENT}/${kind.folder}/${id}.ts`, text: kind.card(names, place) },
    { path: `${CONTENT}/${kind.folder}/${id}.test.ts`, text: kind.test(names) },
    { path: `packages/web/art/${kind.folder}/${id}.svg`, text: kind.picture() },
    change(`${CONTENT}/cards.ts`, (text) =>
      withCard(text, kind.list, names.identifier, `./${kind.folder}/${id}.js`),
    ),
    ...catalogs.map((language) =>
      change(`${CATALOGS}/${language}/${MODULE}/${kind.catalogFile}`, (text) =>
        withMessages(text, kind.messages(names)),
      ),
    ),
    change(`${RULES}/${kind.rulesPage}`, (text) => `${text.trimEnd()}\n${ruleSection(kind, names, place)}`),
    change(`${RULES}/README.md`, (text) =>
      withIndexRow(text, kind.rulesPage, `${kind.prefix}-${id}`, names.title),
    ),
  ];
}
