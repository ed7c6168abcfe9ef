import { SETTINGS } from './settings.js';

const HEADINGS = ['variable', 'meaning', 'usual', 'allowed'] as const;

function rows(): readonly (readonly string[])[] {
  return Object.values(SETTINGS).map(({ name, meaning, usual, allowed }) => [name, meaning, usual, allowed]);
}

/** For the docs. */
export function settingsAsMarkdown(): string {
  const code = (text: string | undefined) => (text ? `\`${text}\`` : '');
  const lines = rows().map(([name, meaning, usual, allowed]) => [code(name), meaning, code(usual), allowed]);
  const all = [HEADINGS, HEADINGS.map(() => '---'), ...lines];
  return `${all.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

/** For a terminal. */
export function settingsAsText(): string {
  const plain = rows().map((cells) => cells.map((cell) => cell.replaceAll('`', '')));
  const width = Math.max(...plain.map(([name = '']) => name.length));
  return plain
    .map(([name = '', meaning, usual, allowed]) => {
      const standard = usual === '' ? '' : ` (${usual})`;
      return `  ${name.padEnd(width)}  ${meaning}${standard}\n  ${' '.repeat(width)}  ${allowed}\n`;
    })
    .join('');
}
