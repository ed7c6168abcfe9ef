import { itemAt } from '@great-machine/rules';

import { clip, countOf, SCREEN_WIDTH, wrapText } from '../../terminal/text.js';
import type { Summary } from '../run/summary.js';
import { contentTables } from './content-tables.js';
import type { Row, Table } from './figures.js';
import { endingTable, heroTable, pairTables, roundTable, timeTables, trioTable, winTable } from './tables.js';

/** The report for the terminal. */
export function describeRun(summary: Summary): string {
  const { clock } = summary;
  const tables = [
    winTable(summary),
    ...pairTables(summary),
    endingTable(summary),
    roundTable(summary),
    heroTable(summary),
    trioTable(summary),
    ...contentTables(summary),
    ...timeTables(summary),
  ];
  return `${[
    describeGames(summary),
    ...wrapText(describeSettings(summary)),
    '',
    ...tables.filter(({ rows }) => rows.length > 0).flatMap((table) => [...describeTable(table), '']),
    `per game:   ${summary.roundsPerGame} rounds, ${summary.decisionsPerGame} decisions`,
    `per second: ${clock.gamesPerSecond} games, ${clock.decisionsPerSecond} decisions`,
  ].join('\n')}\n`;
}

/** How many games there are, how many of them are new, and whether all are there. */
export function describeGames({ games, wanted, partial, clock }: Summary): string {
  const earlier = clock.playedNow < games ? `, ${clock.playedNow} of them now` : '';
  const missing = partial ? ` (partial: ${wanted} were wanted)` : '';
  return `${countOf(games, 'game')}${earlier} in ${clock.seconds} s${missing}`;
}

export function describeSettings(summary: Summary): string {
  const { levels, paired, iterations, milliseconds, seed, players, plan, city, trio, threads } = summary;
  const limits = [
    ...(iterations === undefined ? [] : [`iterations ${iterations}`]),
    ...(milliseconds === undefined ? [] : [`milliseconds ${milliseconds} (not reproducible)`]),
  ];
  return [
    ...(paired
      ? [`A ${levels.machine}, B ${levels.heroes}, in pairs with the sides swapped`]
      : [`Great Machine ${levels.machine}, Heroes ${levels.heroes}`]),
    ...limits,
    `seed ${seed}`,
    `Revolutionaries ${players}`,
    `Master Plan from ${plan}`,
    `City ${city}`,
    `Heroes in play ${trio}`,
    `threads ${threads}`,
  ].join('; ');
}

function describeTable({ title, note, columns, rows }: Table): readonly string[] {
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...rows.map((row) => itemAt(row, at).length)),
  );
  const others = widths.slice(1).reduce((sum, width) => sum + width + 2, 0);
  const first = Math.min(itemAt(widths, 0), SCREEN_WIDTH - 2 - others);
  const line = ([name, ...cells]: Row) => {
    const figures = cells.map((cell, at) => cell.padStart(itemAt(widths, at + 1) + 2));
    return `  ${clip(name, first).padEnd(first)}${figures.join('')}`;
  };
  return [title, ...(note === undefined ? [] : wrapText(note, '  ')), line(columns), ...rows.map(line)];
}
