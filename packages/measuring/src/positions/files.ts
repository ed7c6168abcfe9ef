import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assembleRules, type PickView, parsePick, type Rules } from '@great-machine/rules';
import { familiesOf, type Pass, type Position, type Suite } from './position.js';

const FOLDER = fileURLToPath(new URL('../../positions/', import.meta.url));

/** All positions of a suite; each family has a folder. */
export function loadPositions(suite: Suite): readonly Position[] {
  const folder = suite === 'core' ? FOLDER : `${FOLDER}${suite}/`;
  return familiesOf(suite).flatMap((family) =>
    readdirSync(`${folder}${family}`)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => {
        const name = file.slice(0, -'.json'.length);
        const position: PositionFile = JSON.parse(readFileSync(`${folder}${family}/${file}`, 'utf8'));
        return readPosition(rulesOf(position), name, position);
      }),
  );
}

const assembled = new Map<string, Rules>();

/** The rules of a position's modules, put together once. */
export function rulesOf({ scenario: { modules } }: Pick<Position, 'scenario'>): Rules {
  const key = JSON.stringify(modules ?? []);
  const rules = assembled.get(key) ?? assembleRules(modules);
  assembled.set(key, rules);
  return rules;
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
