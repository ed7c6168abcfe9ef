/** Every card comes last of its kind, or before the card whose names are given. */
type Before = string | undefined;

/** `cards.ts` with an import and a place in a list. Biome sorts the imports and lays out the list. */
export function withCard(
  cards: string,
  list: string,
  identifier: string,
  file: string,
  before: Before,
): string {
  const rest = before === undefined ? '' : `,\\s*${before}`;
  const place = new RegExp(`(?<=export const ${list} = \\[[^\\]]*\\w)(?=${rest},?\\s*\\])`);
  if (!place.test(cards)) throw new Error(`there is no list ${list} of cards`);
  return `import { ${identifier} } from '${file}';\n${cards.replace(place, `, ${identifier}`)}`;
}

/** A catalog file with more messages. */
export function withMessages(
  catalog: string,
  messages: Readonly<Record<string, string>>,
  before: Before,
): string {
  const at = catalog.lastIndexOf(before === undefined ? '};' : `'${before}':`);
  if (at < 0) throw new Error('there is no place for the messages');
  const lines = Object.entries(messages).map(([key, text]) => `'${key}': ${JSON.stringify(text)},\n`);
  return `${catalog.slice(0, at)}${lines.join('')}${catalog.slice(at)}`;
}

/** A page of rules with one more section. */
export function withSection(page: string, section: string, before: Before): string {
  const sections = page.trimEnd().split(/\n+(?=### )/);
  const at =
    before === undefined
      ? sections.length
      : sections.findIndex((other) => other.startsWith(`### ${before} `));
  return `${sections.toSpliced(at, 0, section).join('\n\n')}\n`;
}

/** The index of the rules with one more row of a page. */
export function withIndexRow(
  index: string,
  page: string,
  rule: string,
  title: string,
  before: Before,
): string {
  const lines = index.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('| [`') && line.includes(`](${page}#`));
  const [, linkWidth = 0, titleWidth = 0] = (lines[last] ?? '').split('|').map((cell) => cell.length - 2);
  const anchor = `${rule} ${title}`
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
  const link = `[\`${rule}\`](${page}#${anchor})`;
  if (last < 0) throw new Error(`the index of the rules has no row of ${page}`);
  const at =
    before === undefined ? last + 1 : lines.findIndex((line) => line.startsWith(`| [\`${before}\`]`));
  return lines.toSpliced(at, 0, `| ${link.padEnd(linkWidth)} | ${title.padEnd(titleWidth)} |`).join('\n');
}
