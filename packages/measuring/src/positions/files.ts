import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type PickView, parsePick, type Rules } from '@great-machine/rules';
import { FAMILIES, type Pass, type Position } from './position.js';

const FOLDER = fileURLToPath(new URL('../../positions/', import.meta.url));

/** All positions; each family has a folder. */
export function loadPositions(rules: Rules): readonly Position[] {
  return FAMILIES.flatMap((family) =>
    readdirSync(`${FOLDER}${family}`)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => {
        const name = file.slice(0, -'.json'.length);
        const text = readFileSync(`${FOLDER}${family}/${file}`, 'utf8');
        return readPosition(rules, name, JSON.parse(text));
      }),
  );
}

/** A position as its file writes it: with picks as texts. */
export type PositionFile = Omit<Position, 'name' | 'replies' | 'pass' | 'solutions'> & {
  readonly replies?: readonly string[];
  readonly pass: Omit<Pass, 'answers' | 'not'> & {
    readonly answers?: readonly (readonly string[])[];
    readonly not?: readonly (readonly string[])[];
  };
  readonly solutions: readonly (readonly (readonly string[])[])[];
};

export function readPosition(rules: Rules, name: string, file: PositionFile): Position {
  const picks = (texts: readonly string[]) =>
    texts.map((text): PickView => {
      const pick = parsePick(rules, text);
      if (pick === undefined) throw new Error(`${name}: '${text}' is no pick`);
      return pick;
    });
  const { replies, pass, solutions } = file;
  return {
    ...file,
    name,
    replies: replies && picks(replies),
    pass: { ...pass, answers: pass.answers?.map(picks), not: pass.not?.map(picks) },
    solutions: solutions.map((line) => line.map(picks)),
  };
}
