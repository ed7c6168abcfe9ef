import { type City, normaliseCity, type Rotation, type Tile } from './tile.js';

const EMPTY = ' .';

/**
 * Reads a City from a drawing: two equal letters side by side are a landscape tile (rotation 0), one
 * above the other a portrait tile (rotation 1); dots and spaces are empty. The legend lists the
 * letters in the order of the District numbers; without it that order is the alphabet's.
 */
export function parseCity(drawing: string, legend = listLetters(drawing)): City {
  const rows = drawing.split('\n');
  return normaliseCity(Array.from(legend, (letter) => parseTile(rows, letter)));
}

function listLetters(drawing: string): string {
  const letters = new Set(drawing.replaceAll('\n', ''));
  return [...letters]
    .filter((letter) => !EMPTY.includes(letter))
    .sort()
    .join('');
}

function parseTile(rows: readonly string[], letter: string): Tile {
  const cells = rows.flatMap((row, y) =>
    Array.from(row, (drawn, x) => ({ drawn, x, y })).filter((cell) => cell.drawn === letter),
  );
  const [first, second] = cells;
  if (cells.length !== 2) throw new Error(`District ${letter} is drawn on ${cells.length} cells, not 2`);
  const { x, y } = first;
  return { x, y, rotation: rotationBetween(second.x - x, second.y - y, letter) };
}

function rotationBetween(dx: number, dy: number, letter: string): Rotation {
  if (dx === 1 && dy === 0) return 0;
  if (dx === 0 && dy === 1) return 1;
  throw new Error(`The two cells of District ${letter} do not touch`);
}
