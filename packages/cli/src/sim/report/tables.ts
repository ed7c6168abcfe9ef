import type { Interval, Played, Spread } from '@great-machine/measuring';
import { itemAt } from '@great-machine/rules';

import { words } from '../../terminal/terminal-words.js';
import type { Summary } from '../run/summary.js';
import { formatTime, INTERVAL, percent, type Row, rateCells, type Table } from './figures.js';

export function winTable({ machineWins, heroesWins, winRates }: Summary): Table {
  return {
    title: 'Who wins',
    columns: ['side', 'games', '%', INTERVAL],
    rows: [
      ['The Great Machine wins', String(machineWins), ...rateCells(winRates.machine)],
      ['The Heroes win', String(heroesWins), ...rateCells(winRates.heroes)],
    ],
  };
}

/** Only for games in pairs. */
export function pairTables({ pairs, levels }: Summary): readonly Table[] {
  if (pairs === undefined) return [];
  const { won, split, lost, score, asMachine, asHeroes } = pairs;
  return [
    {
      title: `A (${levels.machine}) against B (${levels.heroes})`,
      note: `Pairs: A won both games of ${won}, one of ${split}, none of ${lost}. The first interval is over pairs.`,
      columns: ['A wins', '%', INTERVAL],
      rows: [
        ['on both sides together', ...rateCells(score)],
        ['as the Great Machine', ...rateCells(asMachine)],
        ['as the Heroes', ...rateCells(asHeroes)],
      ],
    },
  ];
}

/** Every ending, those that never happened too. */
export function endingsOf({ endings }: Summary) {
  const names = [...new Set([...words.ids('ending'), ...Object.keys(endings)])];
  return names.map((how) => ({ how, name: words.name('ending', how), count: endings[how] ?? 0 }));
}

export function endingTable(summary: Summary): Table {
  return {
    title: 'How games end',
    columns: ['ending', 'games', '%'],
    rows: endingsOf(summary).map(({ name, count }) => [name, String(count), percent(count, summary.games)]),
  };
}

export function roundTable(summary: Summary): Table {
  const { p10, p50, p90 } = summary.roundPercentiles;
  return {
    title: 'Rounds and tracks',
    note:
      `${summary.roundsPerGame} rounds per game; 10th, 50th and 90th percentile ${p10}, ${p50} and ${p90}. ` +
      'Tracks: the mean at the end of the round, over the games that played it.',
    columns: ['round', 'played', 'ended', '% ended', 'Master Plan', 'Discontent'],
    rows: summary.tracks.map(({ round, games, ended, masterPlan, discontent }) => [
      String(round),
      String(games),
      String(ended),
      percent(ended, summary.games),
      masterPlan.toFixed(2),
      discontent.toFixed(2),
    ]),
  };
}

export function heroTable({ counts, winRates }: Summary): Table {
  return {
    title: 'Heroes',
    note: 'Games with the Hero, and how many of them the Heroes won.',
    columns: ['Hero', 'games', 'won', '%', INTERVAL],
    rows: Object.entries(counts.heroes).map(([id, played]) =>
      playedRow(heroTitle(id), played, itemAt(winRates.byHero, id)),
    ),
  };
}

export function trioTable({ counts, winRates }: Summary): Table {
  return {
    title: 'Trios',
    note: 'Games with these three Heroes, and how many of them the Heroes won.',
    columns: ['Heroes', 'games', 'won', '%', INTERVAL],
    rows: Object.entries(counts.trios).map(([ids, played]) =>
      playedRow(trioName(ids), played, itemAt(winRates.byTrio, ids)),
    ),
  };
}

function playedRow(name: string, { games, wins }: Played, interval: Interval): Row {
  return [name, String(games), String(wins), ...rateCells(interval)];
}

export function heroTitle(id: string): string {
  return words.name('hero', id, 'title');
}

export function trioName(ids: string): string {
  return ids
    .split('+')
    .map((id) => words.name('hero', id, 'short'))
    .join(', ');
}

/** How long the players thought, in a game and for each kind of decision. */
export function timeTables({ clock }: Summary): readonly [perGame: Table, perDecision: Table] {
  return [
    {
      title: 'Thinking per game',
      note: `${formatTime(clock.coreSecondsPerGame)} of one core per game, both sides together.`,
      columns: ['player', 'games', 'mean', 'p50', 'p95', 'max'],
      rows: clock.perGame.map(({ player, side, ...spread }) => [
        `${player} as ${words.name('side', side)}`,
        ...spreadCells(spread, 1),
      ]),
    },
    {
      title: 'Thinking per decision',
      columns: ['kind of decision', 'decisions', 'mean', 'p50', 'p95', 'max'],
      rows: Object.entries(clock.perDecision).map(([kind, spread]) => [
        decisionName(kind),
        ...spreadCells(spread, 1e-3),
      ]),
    },
  ];
}

export function decisionName(kind: string): string {
  return kind.replaceAll('-', ' ');
}

function spreadCells({ count, mean, p50, p95, max }: Spread, unit: number): readonly string[] {
  return [String(count), ...[mean, p50, p95, max].map((time) => formatTime(time * unit))];
}
