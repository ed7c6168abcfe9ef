import type { Interval, Spread } from '@great-machine/measuring';
import { formatTime } from '../report/figures.js';
import { html, type Markup } from './markup.js';

export const WIDTH = 720;
const ROW = 28;
const AXIS = 26;

/** Colours: whose figure it is. */
export type Tone = 'machine' | 'heroes' | 'both';

interface Named {
  readonly label: string;
  readonly tone: Tone;
}

/** A drawing with its text alternative; the figures stand in a table beside it. */
export function drawing(title: string, height: number, content: readonly Markup[]): Markup {
  return html`<figure><figcaption>${title}</figcaption><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">${content}</svg></figure>
`;
}

interface Scale {
  at(value: number): number;
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
}

/** Rows with their names on the left, over an axis; `draw` gets the middle of the row. */
function rowChart<T extends Named>(
  title: string,
  rows: readonly T[],
  scale: Scale,
  draw: (row: T, y: number) => Markup,
): Markup {
  const bottom = rows.length * ROW;
  return drawing(title, bottom + AXIS, [
    ...scale.ticks.map(({ value, text }) => {
      const x = scale.at(value);
      return html`<line class="grid" x1="${x}" x2="${x}" y1="0" y2="${bottom}"/><text class="axis" text-anchor="middle" x="${x}" y="${bottom + 18}">${text}</text>`;
    }),
    ...rows.map((row, at) => {
      const y = at * ROW + ROW / 2;
      return html`<text x="0" y="${y + 5}">${row.label}</text>${draw(row, y)}`;
    }),
  ]);
}

const VALUES_RIGHT = 110;

/** From 0 to 100 %, between the names and the values. */
function percentScale(left: number): Scale {
  const at = (value: number) => tenth(left + value * (WIDTH - VALUES_RIGHT - left));
  return { at, ticks: [0, 0.25, 0.5, 0.75, 1].map((value) => ({ value, text: `${100 * value} %` })) };
}

/** A dot for each rate and a line for its interval. */
export function drawIntervals(title: string, rows: readonly (Named & { readonly of: Interval })[]): Markup {
  const scale = percentScale(250);
  return rowChart(title, rows, scale, ({ of: { rate, low, high }, tone }, y) => {
    const [from, to] = [scale.at(low), scale.at(high)];
    return html`<line class="${tone} reach" x1="${from}" x2="${to}" y1="${y}" y2="${y}"/><circle class="${tone}" cx="${scale.at(rate)}" cy="${y}" r="6"/><text x="${WIDTH}" y="${y + 5}" text-anchor="end">${(100 * rate).toFixed(1)} %</text>`;
  });
}

/** A bar for each share. */
export function drawShares(
  title: string,
  rows: readonly (Named & { readonly count: number })[],
  total: number,
): Markup {
  const scale = percentScale(320);
  return rowChart(title, rows, scale, ({ count, tone }, y) => {
    const share = total === 0 ? 0 : count / total;
    const width = tenth(scale.at(share) - scale.at(0));
    return html`<rect class="${tone}" x="${scale.at(0)}" y="${y - 8}" width="${width}" height="16"/><text x="${WIDTH}" y="${y + 5}" text-anchor="end">${count} (${(100 * share).toFixed(1)} %)</text>`;
  });
}

/** From the median to the 95th percentile, with a dot for the mean; times in milliseconds, each decade alike. */
export function drawTimes(title: string, rows: readonly (Named & { readonly of: Spread })[]): Markup {
  const times = rows.flatMap(({ of: { p50, p95, mean } }) => [p50, p95, mean]).filter((time) => time > 0);
  const first = Math.floor(Math.log10(Math.min(...times, 1)));
  const last = Math.max(first + 1, Math.ceil(Math.log10(Math.max(...times, 10 ** first))));
  const [left, right] = [200, WIDTH - VALUES_RIGHT];
  const share = (time: number) => (Math.log10(Math.max(time, 10 ** first)) - first) / (last - first);
  const scale: Scale = {
    at: (time) => tenth(left + share(time) * (right - left)),
    ticks: Array.from({ length: last - first + 1 }, (_, at) => 10 ** (first + at)).map((value) => ({
      value,
      text: formatTime(value / 1000),
    })),
  };
  return rowChart(title, rows, scale, ({ of: { mean, p50, p95 }, tone }, y) => {
    const [from, to] = [scale.at(p50), scale.at(p95)];
    return html`<line class="${tone} reach" x1="${from}" x2="${to}" y1="${y}" y2="${y}"/><circle class="${tone}" cx="${scale.at(mean)}" cy="${y}" r="5"/><text x="${WIDTH}" y="${y + 5}" text-anchor="end">${formatTime(mean / 1000)}</text>`;
  });
}

/** Kept short: a tenth of a pixel is finer than anybody sees. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
