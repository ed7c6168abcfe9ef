import {
  type Blocked,
  OPERATOR_PAGE_LENGTH,
  type OperatorTables,
  type Reports,
} from '@great-machine/protocol';
import { wrapText } from '../terminal/text.js';

export function printTables({ tables }: OperatorTables): string {
  return block(
    tables.map(({ table, title, stage, usedAt, people }) =>
      [
        `${table}  ${stage.padEnd(9)}  used ${time(usedAt)}${title === undefined ? '' : `  ${title}`}`,
        ...people.map(({ seat, name, player }) => `  ${seat}: ${name} (player ${player})`),
      ].join('\n'),
    ),
    'There are no tables.',
    [tables.map(({ createdAt }) => createdAt)],
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
  const times = [talk, bugs].map((reports) => reports.map(({ at }) => at));
  return block([...lines, ...faults], 'There are no reports.', times);
}

function wrapIndented(text: string): string[] {
  return wrapText(text, '  ');
}

/** Of lists that are as long as they may be, there may be more before the last of these times. */
function block(lines: readonly string[], none: string, times: readonly (readonly number[])[] = []): string {
  const full = times.filter(({ length }) => length >= OPERATOR_PAGE_LENGTH).map((list) => Math.min(...list));
  const more = full.length === 0 ? [] : [`older ones: --before ${new Date(Math.max(...full)).toISOString()}`];
  return `${lines.length === 0 ? none : [...lines, ...more].join('\n')}\n`;
}

function time(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}
