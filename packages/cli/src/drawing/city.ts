import type { View } from '@great-machine/rules';
import { CITIZEN_KINDS, DISTRICTS, HEROES, SERVANTS } from '../messages/names.js';
import type { Paint, Style } from '../paint.js';
import { clip, SCREEN_WIDTH } from '../text.js';
import { Canvas, type Rectangle } from './canvas.js';

const WIDEST_CELL = 15;
const CELL_HEIGHT = 5;
/** Room for the numbers of rows and columns. */
const LEFT_MARGIN = 2;
const TOP_MARGIN = 1;

type DistrictView = View['districts'][number];
type CitizenView = DistrictView['citizens'][number];

/** A word to be written into a District. */
interface Mark {
  readonly text: string;
  readonly style?: Style;
}

/** The City as it lies: a District is a frame over two cells, and frames that share an edge are connected. */
export function drawCity(view: View, paint: Paint): string[] {
  const placed = view.districts.filter((district) => district.tile !== undefined);
  const columns = Math.max(...placed.map((district) => extentOf(district).right));
  const rows = Math.max(...placed.map((district) => extentOf(district).bottom));
  const cellWidth = Math.min(WIDEST_CELL, Math.floor((SCREEN_WIDTH - LEFT_MARGIN - 1) / columns));
  const canvas = new Canvas(LEFT_MARGIN + columns * cellWidth + 1, TOP_MARGIN + rows * CELL_HEIGHT + 1);
  for (let x = 0; x < columns; x++) {
    canvas.write(LEFT_MARGIN + x * cellWidth + Math.floor(cellWidth / 2), 0, String(x + 1), 'dim');
  }
  for (let y = 0; y < rows; y++) {
    canvas.write(0, TOP_MARGIN + y * CELL_HEIGHT + Math.floor(CELL_HEIGHT / 2), String(y + 1), 'dim');
  }
  for (const district of placed) drawDistrict(canvas, view, district, cellWidth);
  return canvas.print(paint);
}

/** The cells a District covers; right and bottom excluded. */
function extentOf({ tile }: DistrictView): Rectangle {
  const { x, y, rotation } = tile!;
  const portrait = rotation % 2 === 1;
  return { left: x, top: y, right: x + (portrait ? 1 : 2), bottom: y + (portrait ? 2 : 1) };
}

function drawDistrict(canvas: Canvas, view: View, district: DistrictView, cellWidth: number): void {
  const extent = extentOf(district);
  const frame = {
    left: LEFT_MARGIN + extent.left * cellWidth,
    right: LEFT_MARGIN + extent.right * cellWidth,
    top: TOP_MARGIN + extent.top * CELL_HEIGHT,
    bottom: TOP_MARGIN + extent.bottom * CELL_HEIGHT,
  };
  canvas.frame(frame);
  const width = frame.right - frame.left - 1;
  const lines = contentOf(view, district, width).slice(0, frame.bottom - frame.top - 1);
  lines.forEach((line, row) => {
    let x = frame.left + 1;
    for (const { text, style } of line) {
      canvas.write(x, frame.top + 1 + row, text, style);
      x += text.length + 1;
    }
  });
}

/** Name and tokens; Guards; Citizens; Heroes; Servants: each from a new line where there is room. */
function contentOf(view: View, district: DistrictView, width: number): Mark[][] {
  const names = DISTRICTS[district.district] ?? { short: district.district, tiny: district.district };
  const name = names.short.length <= width ? names.short : names.tiny;
  const tokens: Mark[] = [];
  if (district.riot) tokens.push({ text: 'RIOT', style: 'red' });
  if (district.raid) tokens.push({ text: 'RAID', style: 'yellow' });
  const guards: Mark = { text: guardSquares(district), style: 'blue' };
  const heroes = view.heroes
    .filter(({ place }) => place === district.district)
    .map(({ hero }): Mark => ({ text: `@${HEROES[hero]?.short ?? hero}`, style: 'green' }));
  const servants = view.servants
    .filter(({ place }) => place === district.district)
    .map(({ servant }): Mark => ({ text: `#${SERVANTS[servant]?.short ?? servant}`, style: 'cyan' }));
  return [
    [{ text: name, style: 'bold' as const }, ...tokens],
    [guards, ...district.citizens.map(markCitizen)],
    heroes,
    servants,
  ].flatMap((marks) => breakLines(marks, width));
}

/** One letter for each Guard square: working, broken, free. */
function guardSquares({ guards, brokenGuards, guardSquares }: DistrictView): string {
  const free = Math.max(0, guardSquares - guards - brokenGuards);
  return `${'G'.repeat(guards)}${'x'.repeat(brokenGuards)}${'.'.repeat(free)}`;
}

function markCitizen({ face, kind, active }: CitizenView): Mark {
  const mark = kind === undefined ? '' : CITIZEN_KINDS[kind].mark;
  if (face === 'unidentified') return { text: '?' };
  if (face === 'identified') return { text: `i${mark}`, style: kind === 'traitor' ? 'red' : 'yellow' };
  return { text: `${mark}${active ? '!' : ''}`, style: kind === 'traitor' ? 'red' : 'bold' };
}

function breakLines(marks: readonly Mark[], width: number): Mark[][] {
  const lines: Mark[][] = [];
  let used = width;
  for (const mark of marks) {
    const text = clip(mark.text, width);
    if (used + 1 + text.length > width) {
      lines.push([]);
      used = -1;
    }
    lines[lines.length - 1].push({ ...mark, text });
    used += 1 + text.length;
  }
  return lines;
}

/** What the signs of the drawing mean, to this audience. */
export function cityLegend(view: View): string[] {
  const identified = view.audience === 'revolutionaries' ? 'i3 identified' : 'i identified';
  return [
    `G Guard  x broken  . free square   ? Citizen  ${identified}  3 revealed  T Traitor`,
    '! active   @ Hero  # Servant (Lex Hecate, Judgementor, Phantasmer)',
  ];
}
