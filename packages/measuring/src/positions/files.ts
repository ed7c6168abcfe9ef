import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FAMILIES, type Position } from './position.js';

const FOLDER = fileURLToPath(new URL('../../positions/', import.meta.url));

/** All positions; each family has a folder. */
export function loadPositions(): readonly Position[] {
  return FAMILIES.flatMap((family) =>
    readdirSync(`${FOLDER}${family}`)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => readPosition(`${FOLDER}${family}/${file}`, file.slice(0, -'.json'.length))),
  );
}

function readPosition(path: string, name: string): Position {
  const position = JSON.parse(readFileSync(path, 'utf8')) as Omit<Position, 'name'>;
  return { ...position, name };
}
