/** `cards.ts` with an import and the last place in a list. Biome sorts the imports and lays out the list. */
export function withCard(cards: string, list: string, identifier: string, file: string): string {
  const entries = new RegExp(`(export const ${list} = \\[[^\\]]*?),?\\s*\\]`);
  if (!entries.test(cards)) throw new Error(`there is no list ${list} of cards`);
  return `import { ${identifier} } from '${file}';\n${cards.replace(entries, `$1, ${identifier}]`)}`;
}

/** A catalog file with more messages at its end. */
export function withMessages(catalog: string, messages: Readonly<Record<string, string>>): string {
  const end = catalog.lastIndexOf('};');
  if (end < 0) throw new Error('there is no end of the messages');
  const lines = Object.entries(messages).map(([key, text]) => `'${key}': ${JSON.stringify(text)},\n`);
  return `${catalog.slice(0, end)}${lines.join('')}${catalog.slice(end)}`;
}

/** The index of the rules with one more row after the last of its page. */
export function withIndexRow(index: string, page: string, rule: string, title: string): string {
  const lines = index.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('| [`') && line.includes(`](${page}#`));
  const [, linkWidth = 0, titleWidth = 0] = (lines[last] ?? '').split('|').map((cell) => cell.length - 2);
  const anchor = `${rule} ${title}`
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
  const link = `[\`${rule}\`](${page}#${anchor})`;
  if (last < 0) throw new Error(`the index of the rules has no row of ${page}`);
  return lines
    .toSpliced(last + 1, 0, `| ${link.padEnd(linkWidth)} | ${title.padEnd(titleWidth)} |`)
    .join('\n');
}
