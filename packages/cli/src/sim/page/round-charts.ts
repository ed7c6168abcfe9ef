import { LAST_PLAN, RIOT_STAGE } from '@great-machine/rules';
import type { TrackPoint } from '../run/summary.js';
import { drawing, type Tone, tenth, WIDTH } from './charts.js';
import { html, type Markup } from './markup.js';

const LEFT = 44;
const TOP = 22;
const HEIGHT = 260;
const BOTTOM = HEIGHT - 40;
const RIGHT = WIDTH - 12;

/** How many games ended in each round. */
export function drawRounds(points: readonly TrackPoint[]): Markup {
  const most = Math.max(1, ...points.map(({ ended }) => ended));
  const y = (count: number) => tenth(BOTTOM - (count / most) * (BOTTOM - TOP));
  const slot = (RIGHT - LEFT) / Math.max(1, points.length);
  return drawing('How many games ended in each round', HEIGHT, [
    html`<line class="grid" x1="${LEFT}" x2="${RIGHT}" y1="${BOTTOM}" y2="${BOTTOM}"/>`,
    ...points.map(({ round, ended }, at) => {
      const middle = tenth(LEFT + (at + 0.5) * slot);
      const width = tenth(slot * 0.7);
      return html`<rect class="both" x="${tenth(middle - width / 2)}" y="${y(ended)}" width="${width}" height="${tenth(BOTTOM - y(ended))}"/>${
        ended === 0 ? [] : html`<text text-anchor="middle" x="${middle}" y="${y(ended) - 5}">${ended}</text>`
      }<text class="axis" text-anchor="middle" x="${middle}" y="${BOTTOM + 17}">${round}</text>`;
    }),
    html`<text class="axis" text-anchor="middle" x="${(LEFT + RIGHT) / 2}" y="${HEIGHT - 4}">round</text>`,
  ]);
}

/** Both tracks, round by round. */
export function drawTracks(points: readonly TrackPoint[]): Markup {
  const last = Math.max(2, ...points.map(({ round }) => round));
  const x = (round: number) => tenth(LEFT + ((round - 1) / (last - 1)) * (RIGHT - LEFT));
  const y = (value: number) => tenth(BOTTOM - (value / RIOT_STAGE) * (BOTTOM - TOP));
  const curve = (tone: Tone, style: string, heightOf: (point: TrackPoint) => number) =>
    html`<polyline class="${tone} line ${style}" points="${points
      .map((point) => `${x(point.round)},${y(heightOf(point))}`)
      .join(' ')}"/>${points.map(
      (point) => html`<circle class="${tone}" cx="${x(point.round)}" cy="${y(heightOf(point))}" r="3"/>`,
    )}`;
  const level = (value: number, style: string, text: string) =>
    html`<line class="${style}" x1="${LEFT}" x2="${RIGHT}" y1="${y(value)}" y2="${y(value)}"/><text class="axis" text-anchor="end" x="${LEFT - 8}" y="${y(value) + 4}">${value}</text><text class="axis" x="${LEFT + 6}" y="${y(value) - 5}">${text}</text>`;
  return drawing('Master Plan and Discontent at the end of each round, means', HEIGHT, [
    ...[0, 6].map((value) => level(value, 'grid', '')),
    level(LAST_PLAN, 'goal', 'the Master Plan is complete'),
    level(RIOT_STAGE, 'goal', 'the Riot Stage'),
    curve('machine', '', ({ masterPlan }) => masterPlan),
    curve('heroes', 'dashed', ({ discontent }) => discontent),
    ...points.map(
      ({ round }) =>
        html`<text class="axis" text-anchor="middle" x="${x(round)}" y="${BOTTOM + 17}">${round}</text>`,
    ),
    html`<text class="machine" x="${LEFT}" y="${HEIGHT - 4}">Master Plan (solid)</text><text class="heroes" x="${LEFT + 150}" y="${HEIGHT - 4}">Discontent (dashed)</text><text class="axis" text-anchor="end" x="${RIGHT}" y="${HEIGHT - 4}">round</text>`,
  ]);
}
