import { type DistrictOnGrid, isOnGrid } from '@great-machine/client';
import { CLASSES, type View } from '@great-machine/rules';
import type { Paint, Style } from '../terminal/paint.js';
import { words } from '../terminal/terminal-words.js';
import { clip, SCREEN_WIDTH } from '../terminal/text.js';
import { Canvas, type Rectangle } from './canvas.js';
import { countTokens, isDeactivated, type Mark, markTokens, tokenLegend } from './marks.js';

const WIDEST_CELL = 15;
const CELL_HEIGHT = 5;
/** Room for the numbers of rows and columns. */
const LEFT_MARGIN = 2;
const TOP_MARGIN = 1;

type DistrictView = View['districts'][number];
type CitizenView = DistrictView['citizens'][number];

/** The City as it lies: a District is a frame over two cells, and frames that share an edge are connected. */
export function drawCity(view: View, paint: Paint): string[] {
  const placed = view.districts.filter(isOnGrid);
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
  return [...canvas.print(paint), ...drawBeside(view, paint)];
}

/** The Districts beside the grid, with the Heroes in them. */
function drawBeside(view: View, paint: Paint): string[] {
  const beside = view.districts.filter((district) => !isOnGrid(district));
  return beside.flatMap(({ district }) => {
    const heroes = view.heroes.filter(({ place }) => place === district);
    const names = heroes.map(({ hero }) => `@${words.name('hero', hero, 'short')}`);
    const title = paint('bold', words.name('district', district, 'title'));
    return names.length === 0 ? [] : [`  ${title}: ${paint('green', names.join(' '))}`];
  });
}

/** The cells a District covers; right and bottom excluded. */
function extentOf({ tile: { x, y, rotation } }: DistrictOnGrid): Rectangle {
  const portrait = rotation % 2 === 1;
  return { left: x, top: y, right: x + (portrait ? 1 : 2), bottom: y + (portrait ? 2 : 1) };
}

function drawDistrict(canvas: Canvas, view: View, district: DistrictOnGrid, cellWidth: number): void {
  const extent = extentOf(district);
  const frame = {
    left: LEFT_MARGIN + extent.left * cellWidth,
    right: LEFT_MARGIN + extent.right * cellWidth,
    top: TOP_MARGIN + extent.top * CELL_HEIGHT,
    bottom: TOP_MARGIN + extent.bottom * CELL_HEIGHT,
  };
  canvas.frame(frame);
  const width = frame.right - frame.left - 1;
  const height = frame.bottom - frame.top - 1;
  fitContent(view, district, width, height).forEach((line, row) => {
    let x = frame.left + 1;
    for (const { text, style } of line) {
      canvas.write(x, frame.top + 1 + row, text, style);
      x += text.length;
    }
  });
}

/** How much room the marks in a District take. */
interface Spacing {
  readonly gap: 0 | 1;
  readonly heroLetters: number;
  readonly servantLetters: number;
  /** Whether Guards, Heroes and Servants each begin a new line. */
  readonly newLines: boolean;
}

/** From roomy to crowded; the first that fits is used. */
const SPACINGS: readonly Spacing[] = [
  { gap: 1, heroLetters: 9, servantLetters: 4, newLines: true },
  { gap: 1, heroLetters: 4, servantLetters: 1, newLines: true },
  { gap: 0, heroLetters: 2, servantLetters: 1, newLines: false },
];

function fitContent(view: View, district: DistrictView, width: number, height: number): Mark[][] {
  const ways = SPACINGS.map((spacing) => contentOf(view, district, width, spacing));
  const fitting = ways.find((lines) => lines.length <= height) ?? ways.at(-1) ?? [];
  return fitting.slice(0, height);
}

/** Name, Riot and Raid; Guards, Citizens and tokens; Heroes; Servants. */
function contentOf(view: View, district: DistrictView, width: number, spacing: Spacing): Mark[][] {
  const short = words.name('district', district.district, 'short');
  const name = short.length <= width ? short : words.name('district', district.district, 'tiny');
  const heading: Mark[] = [{ text: name, style: 'bold' }];
  if (district.riot) heading.push({ text: 'RIOT', style: 'red' });
  if (district.raid) heading.push({ text: 'RAID', style: 'yellow' });
  const people: Mark[] = [
    { text: guardSquares(view, district), style: 'blue' },
    ...district.citizens.map(markCitizen),
    ...markTokens(view, district.district),
  ];
  const heroes = view.heroes
    .filter(({ place }) => place === district.district)
    .map(({ hero }) => markFigure('@', words.name('hero', hero, 'short'), spacing.heroLetters, 'green'));
  const servants = view.servants
    .filter(({ place }) => place === district.district)
    .map(({ servant }) =>
      markFigure(
        isDeactivated(view, servant) ? '~' : '#',
        words.name('servant', servant, 'short'),
        spacing.servantLetters,
        'cyan',
      ),
    );
  const groups = spacing.newLines ? [people, heroes, servants] : [[...people, ...heroes, ...servants]];
  return [
    ...breakLines(heading, width, 1),
    ...groups.flatMap((marks) => breakLines(marks, width, spacing.gap)),
  ];
}

function markFigure(sign: '@' | '#' | '~', name: string, letters: number, style: Style): Mark {
  return { text: sign + clip(name, letters), style };
}

/** One letter for each Guard square: working, broken, free. */
function guardSquares(view: View, { district, guards, brokenGuards, guardSquares }: DistrictView): string {
  const special = countTokens(view, 'special-guard', district);
  const broken = countTokens(view, 'broken-special-guard', district);
  const free = Math.max(0, guardSquares - guards - brokenGuards);
  const letters = { G: guards - special, S: special, x: brokenGuards - broken, s: broken, '.': free };
  return Object.entries(letters)
    .map(([letter, count]) => letter.repeat(count))
    .join('');
}

function markCitizen({ face, kind, active }: CitizenView): Mark {
  const mark = kind === undefined ? '' : words.name('kind', kind, 'mark');
  if (face === 'unidentified') return { text: '?' };
  if (face === 'identified') return { text: `i${mark}`, style: kind === 'traitor' ? 'red' : 'yellow' };
  return { text: `${mark}${active ? '!' : ''}`, style: kind === 'traitor' ? 'red' : 'bold' };
}

/** Fills lines with marks and the gaps between them. */
function breakLines(marks: readonly Mark[], width: number, gap: 0 | 1): Mark[][] {
  const lines: Mark[][] = [];
  let line: Mark[] = [];
  let used = width;
  for (const mark of marks) {
    const text = clip(mark.text, width);
    if (used + gap + text.length > width) {
      line = [];
      lines.push(line);
      used = 0;
    } else {
      line.push({ text: ' '.repeat(gap) });
      used += gap;
    }
    line.push({ ...mark, text });
    used += text.length;
  }
  return lines;
}

/** What the signs of the drawing mean, to this audience. */
export function cityLegend(view: View): string[] {
  const identified = view.audience === 'revolutionaries' ? 'i3 identified' : 'i identified';
  const servants = view.servants.map(({ servant }) => words.name('servant', servant));
  return [
    `G Guard  x broken  . free   ? Citizen  ${identified}  3 revealed  T Traitor`,
    CLASSES.map((kind, at) => `${at + 1} ${words.name('kind', kind)}`).join('  '),
    `! active   @ Hero  # Servant (${servants.join(', ')})`,
    ...tokenLegend(view),
  ];
}
