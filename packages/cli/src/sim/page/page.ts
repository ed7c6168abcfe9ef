import { itemAt } from '@great-machine/rules';

import { contentTables } from '../report/content-tables.js';
import { formatTime, type Table } from '../report/figures.js';
import { describeGames, describeSettings } from '../report/report.js';
import {
  decisionName,
  endingsOf,
  endingTable,
  heroTable,
  heroTitle,
  pairTables,
  roundTable,
  timeTables,
  trioName,
  trioTable,
  winTable,
} from '../report/tables.js';
import type { Summary } from '../run/summary.js';
import { drawIntervals, drawShares, drawTimes } from './charts.js';
import { html, type Markup } from './markup.js';
import { drawRounds, drawTracks } from './round-charts.js';
import { STYLE } from './style.js';

/** A page that needs nothing beside it: no script, no network. */
export function writePage(summary: Summary): string {
  const { levels, tracks } = summary;
  const title = `Simulation: ${levels.machine} against ${levels.heroes}`;
  const [perGame, perDecision] = timeTables(summary);
  const page = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${STYLE}
</head>
<body>
<main>
<header>
<h1>${title}</h1>
<p>${describeGames(summary)}</p>
<p class="soft">${describeSettings(summary)}</p>
${tiles(summary)}
</header>
${section('Who wins', [winChart(summary)], [winTable(summary), ...pairTables(summary)])}
${section('How games end', [endingChart(summary)], [endingTable(summary)])}
${section('Rounds and tracks', [drawTracks(tracks), drawRounds(tracks)], [roundTable(summary)])}
${section('Heroes', [heroChart(summary)], [heroTable(summary)])}
${section('Trios', [trioChart(summary)], [trioTable(summary)])}
${contentTables(summary).map((table) => section(table.title, [], [table]))}
${section('Thinking per game', [], [perGame])}
${section('Thinking per decision', [timeChart(summary)], [perDecision])}
</main>
</body>
</html>
`;
  return page.text;
}

/** Charts, then the tables with their figures; a table of the same title does not say it twice. */
function section(title: string, charts: readonly Markup[], tables: readonly Table[]): Markup {
  return html`<section>
<h2>${title}</h2>
${charts}
${tables.map((table) => tableOf(table, table.title === title ? 'said' : 'strong'))}
</section>
`;
}

/** The figures that are looked for first. */
function tiles({ winRates, pairs, roundsPerGame, roundPercentiles, clock }: Summary): Markup {
  const reach = ({ low, high }: { low: number; high: number }) =>
    `95 %: ${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`;
  const share = (rate: number) => `${(100 * rate).toFixed(1)} %`;
  const { p10, p90 } = roundPercentiles;
  const all: readonly (readonly [what: string, figure: string, more: string])[] = [
    ...(pairs === undefined ? [] : [['A wins', share(pairs.score.rate), reach(pairs.score)] as const]),
    ['The Machine wins', share(winRates.machine.rate), reach(winRates.machine)],
    ['The Heroes win', share(winRates.heroes.rate), reach(winRates.heroes)],
    ['Rounds per game', roundsPerGame.toFixed(1), `most from ${p10} to ${p90}`],
    ['Thinking per game', formatTime(clock.coreSecondsPerGame), 'of one core'],
  ];
  return html`<dl class="tiles">${all.map(
    ([what, figure, more]) => html`<div><dt>${what}</dt><dd>${figure}<small>${more}</small></dd></div>`,
  )}</dl>`;
}

function winChart({ winRates, pairs, levels }: Summary): Markup {
  const rows = [
    { label: 'The Great Machine', of: winRates.machine, tone: 'machine' as const },
    { label: 'The Heroes', of: winRates.heroes, tone: 'heroes' as const },
  ];
  if (pairs === undefined) return drawIntervals('Win rates of both sides with 95 % intervals', rows);
  return drawIntervals('Win rates with 95 % intervals', [
    ...rows,
    { label: `A (${levels.machine}) on both sides`, of: pairs.score, tone: 'both' },
    { label: 'A as the Great Machine', of: pairs.asMachine, tone: 'machine' },
    { label: 'A as the Heroes', of: pairs.asHeroes, tone: 'heroes' },
  ]);
}

function endingChart(summary: Summary): Markup {
  const rows = endingsOf(summary).map(({ how, name, count }) => ({
    label: name,
    count,
    tone: how.startsWith('plan-') ? ('machine' as const) : ('heroes' as const),
  }));
  return drawShares('Endings, in shares of all games', rows, summary.games);
}

function heroChart({ winRates }: Summary): Markup {
  const rows = Object.entries(winRates.byHero);
  return drawIntervals(
    'How often the Heroes win with each Hero, with 95 % intervals',
    rows.map(([id, of]) => ({ label: heroTitle(id), of, tone: 'heroes' })),
  );
}

function trioChart({ winRates }: Summary): Markup {
  const rows = Object.entries(winRates.byTrio);
  return drawIntervals(
    'How often the Heroes win with each trio, with 95 % intervals',
    rows.map(([ids, of]) => ({ label: trioName(ids), of, tone: 'heroes' })),
  );
}

function timeChart({ clock }: Summary): Markup {
  const rows = Object.entries(clock.perDecision);
  return drawTimes(
    'Time per decision: from the median to the 95th percentile, a dot at the mean',
    rows.map(([kind, of]) => ({ label: decisionName(kind), of, tone: 'both' })),
  );
}

function tableOf({ title, note, columns, rows }: Table, titled: string): Markup {
  return html`<div class="scroll" role="region" aria-label="${title}" tabindex="0"><table>
<caption><span class="${titled}">${title}</span> ${note ?? ''}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows.map(
  ([name, ...cells]) =>
    html`<tr><th scope="row">${name}</th>${cells.map((cell, at) => cellOf(itemAt(columns, at + 1), cell))}</tr>
`,
)}</tbody>
</table></div>
`;
}

/** A percentage gets a bar behind it. */
function cellOf(column: string, cell: string): Markup {
  if (!/^(%|share %|% ended)$/.test(column) || Number.isNaN(Number(cell))) return html`<td>${cell}</td>`;
  return html`<td class="share"><i style="width:${Math.min(100, Number(cell))}%"></i><span>${cell}</span></td>`;
}
