import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCard, withIndexRow, withMessages, withSection } from './insertions.js';
import { type CardKind, KINDS, type NewCard, STACKS, type Stack } from './kinds.js';
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

function stackNamed(kindName: string, stack: string): Stack {
  if (kindName !== 'city-event') throw new CardError(`only a city-event has a stack, not a ${kindName}`);
  const named = STACKS.find((number) => String(number) === stack);
  if (named === undefined) throw new CardError(`'${stack}' is no stack; the stacks are ${STACKS.join(', ')}`);
  return named;
}

function ruleSection(kind: CardKind, card: NewCard): string {
  const rule = `${kind.prefix}-${card.id}`;
  return `### ${rule} ${card.title}\n\n${kind.rule(card)}\n\n- Source: our design\n- Proved by: –`;
}

export interface CardWishes {
  /** What players read; else it is made of the id. */
  readonly name?: string;
  /** Of a City Event; else it is the first. */
  readonly stack?: string;
}

/** Every file that a new card adds or changes. Throws a `CardError` if there can be no such card. */
export function planCard(
  root: string,
  kindName: string,
  id: string,
  wishes: CardWishes = {},
): readonly FileText[] {
  const kind = kindNamed(kindName);
  const names = namesOf(id, wishes.name);
  refuseTaken(root, names);
  const stack = wishes.stack === undefined ? 1 : stackNamed(kindName, wishes.stack);
  const card: NewCard = { ...names, place: cardsIn(root, kind).length + 1, stack };
  const last = kind.last === undefined ? undefined : namesOf(kind.last);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const change = (path: string, edit: (text: string) => string) => ({ path, text: edit(read(path)) });
  const catalogs = readdirSync(join(root, CATALOGS)).filter((language) =>
    existsSync(join(root, CATALOGS, language, MODULE, kind.catalogFile)),
  );
  return [
    { path: `${CONTENT}/${kind.folder}/${id}.ts`, text: kind.card(card) },
    { path: `${CONTENT}/${kind.folder}/${id}.test.ts`, text: kind.test(card) },
    { path: `packages/web/art/${kind.folder}/${id}.svg`, text: kind.picture() },
    change(`${CONTENT}/cards.ts`, (text) =>
      withCard(text, kind.list, card.identifier, `./${kind.folder}/${id}.js`, last?.identifier),
    ),
    ...catalogs.map((language) =>
      change(`${CATALOGS}/${language}/${MODULE}/${kind.catalogFile}`, (text) =>
        withMessages(text, kind.messages(card), last && `${kindName}.${last.id}`),
      ),
    ),
    change(`${RULES}/${kind.rulesPage}`, (text) =>
      withSection(text, ruleSection(kind, card), last && `${kind.prefix}-${last.id}`),
    ),
    change(`${RULES}/README.md`, (text) =>
      withIndexRow(
        text,
        kind.rulesPage,
        `${kind.prefix}-${id}`,
        card.title,
        last && `${kind.prefix}-${last.id}`,
      ),
    ),
  ];
}
