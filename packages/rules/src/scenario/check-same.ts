import { act } from './act.js';
import type { SameExpectation } from './expectation.js';
import { observe } from './observe.js';
import { openWithNames } from './open.js';
import { Running } from './running.js';
import { ScenarioError } from './scenario.js';
import { isRecord } from './shape.js';

const MOST_TOLD = 5;
const MOST_LETTERS = 120;

/** In what an audience or a seat could tell this game from the one of another file after all its answers. */
export function checkSame(run: Running, { of, file }: SameExpectation): string[] {
  const path = `sameAs ${file} for ${of}`;
  try {
    const other = playFile(run, file);
    const differences = findUnequal(observe(run, of), observe(other, of), '');
    return differences.slice(0, MOST_TOLD).map((difference) => `${path}: ${difference}`);
  } catch (error) {
    const reasons = error instanceof ScenarioError ? error.reasons : [(error as Error).message];
    return reasons.map((reason) => `${path}: ${reason}`);
  }
}

/** The game of another file after its answers; its checks are its own affair. */
function playFile({ play, readFile }: Running, file: string): Running {
  const opened = openWithNames(play.rules, readFile(file));
  const other = new Running(opened, readFile);
  for (const step of opened.scenario.steps ?? []) if (step.expect === undefined) act(other, step);
  other.goOn();
  return other;
}

/** Where two pieces of plain data differ. */
function findUnequal(here: unknown, there: unknown, path: string): string[] {
  if (JSON.stringify(here) === JSON.stringify(there)) return [];
  const [one, two] = [partsOf(here), partsOf(there)];
  if (one === undefined || two === undefined || Array.isArray(here) !== Array.isArray(there)) {
    return [`${path}: ${sayShortly(here)} here, ${sayShortly(there)} there`];
  }
  return [...new Set([...Object.keys(one), ...Object.keys(two)])].flatMap((key) =>
    findUnequal(one[key], two[key], path === '' ? key : `${path}.${key}`),
  );
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (Array.isArray(value)) return { ...value };
  return isRecord(value) ? value : undefined;
}

function sayShortly(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)} …` : text;
}
