import { type City, normaliseCity, type Rotation, type Tile } from './tile.js';

/**
 * The letters of the drawings in the order of the District numbers: Art, Science, Commerce, Industrial,
 * Velvet, Grand Citadel, Tower of L.A.W., Control Nexus, Central Square (Q).
 */
export const DISTRICT_LETTERS = 'ASCIVGTNQ';

/** The signs of free cells. */
export const EMPTY = ' .';

/** Why two cells of a drawing are no tile. */
export type TileFault =
  | { readonly code: 'not-two-cells'; readonly cells: number }
  | { readonly code: 'cells-apart' };

/**
 * Reads a City from a drawing: two equal letters side by side are a landscape tile (rotation 0), one
 * above the other a portrait tile (rotation 1); dots and spaces are empty. The legend lists the
 * letters in the order of the District numbers; without it that order is the alphabet's.
 */
export function parseCity(drawing: string, legend = listLetters(drawing)): City {
  const rows = drawing.split('\n');
  return normaliseCity(
    Array.from(legend, (letter) => {
      const found = findTile(rows, letter);
      if ('code' in found) throw new Error(sayFault(letter, found));
      return found;
    }),
  );
}

function sayFault(letter: string, fault: TileFault): string {
  return fault.code === 'not-two-cells'
    ? `District ${letter} is drawn on ${fault.cells} cells, not 2`
    : `The two cells of District ${letter} do not touch`;
}

function listLetters(drawing: string): string {
  const letters = new Set(drawing.replaceAll('\n', ''));
  return [...letters]
    .filter((letter) => !EMPTY.includes(letter))
    .sort()
    .join('');
}

/** The tile that is drawn with a letter. */
export function findTile(rows: readonly string[], letter: string): Tile | TileFault {
  const cells = rows.flatMap((row, y) =>
    Array.from(row, (drawn, x) => ({ drawn, x, y })).filter((cell) => cell.drawn === letter),
  );
  const [first, second] = cells;
  if (first === undefined || second === undefined || cells.length > 2)
    return { code: 'not-two-cells', cells: cells.length };
  const { x, y } = first;
  const rotation = rotationBetween(second.x - x, second.y - y);
  return rotation === undefined ? { code: 'cells-apart' } : { x, y, rotation };
}

function rotationBetween(dx: number, dy: number): Rotation | undefined {
  if (dx === 1 && dy === 0) return 0;
  return dx === 0 && dy === 1 ? 1 : undefined;
}
