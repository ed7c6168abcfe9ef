import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAMILIES, type Position } from './position.js';

/** The positions of a folder, which holds a folder for each family. For Node alone; nothing else imports it. */
export function loadPositions(folder: string): readonly Position[] {
  return FAMILIES.flatMap((family) =>
    readdirSync(join(folder, family))
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => readPosition(join(folder, family, file), file.slice(0, -'.json'.length))),
  );
}

function readPosition(path: string, name: string): Position {
  const position = JSON.parse(readFileSync(path, 'utf8')) as Omit<Position, 'name'>;
  return { ...position, name };
}
