import type { Blocked, OperatorTables, Reports } from '@great-machine/protocol';
import { wrapText } from '../text.js';

export function printTables({ tables }: OperatorTables): string {
  return block(
    tables.map(({ table, title, stage, usedAt, people }) =>
      [
        `${table}  ${stage.padEnd(9)}  used ${time(usedAt)}${title === undefined ? '' : `  ${title}`}`,
        ...people.map(({ seat, name, player }) => `  ${seat}: ${name} (player ${player})`),
      ].join('\n'),
    ),
    'There are no tables.',
  );
}

export function printBlocked({ blocked }: Blocked): string {
  return block(
    blocked.map(({ player, at }) => `${player}  since ${time(at)}`),
    'Nobody is blocked.',
  );
}

export function printReports({ talk, bugs }: Reports): string {
  const lines = talk.map(({ at, table, by, reason, line: { player = 'gone', name, said } }) =>
    [
      `talk  ${time(at)}  table ${table}  by ${by}: ${reason}`,
      ...wrapIndented(
        `${name || 'a spectator'} (player ${player}) said ${JSON.stringify(said ?? 'what is deleted')}`,
      ),
    ].join('\n'),
  );
  const faults = bugs.map(({ at, table, by, id, text }) =>
    [`bug   ${time(at)}  table ${table}  by ${by}  id ${id}`, ...wrapIndented(text)].join('\n'),
  );
  return block([...lines, ...faults], 'There are no reports.');
}

function wrapIndented(text: string): string[] {
  return wrapText(text, '  ');
}

function block(lines: readonly string[], none: string): string {
  return `${lines.length === 0 ? none : lines.join('\n')}\n`;
}

function time(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}
