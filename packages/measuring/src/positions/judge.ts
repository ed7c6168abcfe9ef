import type { Limits, Mind } from '@great-machine/bots';
import {
  type Expectation,
  exportScenario,
  LoggedPlay,
  printPick,
  type Rules,
  runScenario,
  samePickView,
} from '@great-machine/rules';
import { type Chances, faultsOfMixture, partOf } from './mixture.js';
import type { Bounds, Pass, Picks, Position } from './position.js';
import { type Run, runPosition } from './run.js';

export interface Judgement {
  readonly passed: boolean;
  /** What the mind answered. */
  readonly said: string;
  /** Why it failed. */
  readonly faults: readonly string[];
}

/** How many decisions are looked at if a mind does not state its mixture. */
const SAMPLES = 24;

/** Whether a mind finds what the position asks for. */
export function judge(
  rules: Rules,
  position: Position,
  makeMind: (seed: string) => Mind,
  seed: string,
  limits?: Limits,
): Judgement {
  const play = (ownSeed: string) => runPosition(rules, position, makeMind(ownSeed), limits);
  const { pass } = position;
  const run = play(`${seed}/0`);
  const faults = [...faultsOfAnswer(run.first, pass), ...faultsOfEnd(rules, run, pass.expect ?? [])];
  if (pass.mixture !== undefined)
    faults.push(...faultsOfMixture(chancesOf(run, pass.mixture, seed, play), pass.mixture));
  return { passed: faults.length === 0, said: sayAnswers(run), faults };
}

function sayAnswers({ answers }: Run): string {
  return answers.map(({ actor, picks }) => `${actor}: ${textOf(picks)}`).join('; ');
}

function textOf(picks: Picks): string {
  return picks.map(printPick).join(', ');
}

function beginsLike(answer: Picks, beginning: Picks): boolean {
  return beginning.every((pick, at) => answer[at] !== undefined && samePickView(answer[at], pick));
}

function faultsOfAnswer(first: Picks, { answers, not = [] }: Pass): string[] {
  const said = textOf(first);
  if (answers !== undefined && !answers.some((wanted) => beginsLike(first, wanted))) {
    return [`'${said}' is none of ${answers.map((wanted) => `'${textOf(wanted)}'`).join(' or ')}`];
  }
  return not.some((mistake) => beginsLike(first, mistake)) ? [`'${said}' is the mistake`] : [];
}

/** The position in which it ended is put into words again, and those are checked like any scenario. */
function faultsOfEnd(rules: Rules, { game }: Run, expected: readonly Expectation[]): string[] {
  if (expected.length === 0) return [];
  const end = exportScenario(new LoggedPlay(rules, game.state.config, game.state), 'the end');
  const failures = expected.map((expect) => runScenario(rules, { ...end, steps: [{ expect }] }).failures);
  const [first = []] = failures;
  return failures.some((found) => found.length === 0) ? [] : first.map(({ message }) => message);
}

/** What the mind states, or else how often it chooses what with different seeds. */
function chancesOf(run: Run, bounds: Bounds, seed: string, play: (seed: string) => Run): Chances {
  for (const mixture of run.mixtures) {
    const stated = partOf(mixture, bounds);
    if (stated !== undefined) return stated;
  }
  const runs = [run, ...Array.from({ length: SAMPLES - 1 }, (_, more) => play(`${seed}/${more + 1}`))];
  return runs.map((sample) => ({ districts: secretChoice(sample, bounds), chance: 1 / runs.length }));
}

function secretChoice({ game: { state, rules } }: Run, { of, hero: id }: Bounds): string[] {
  const chosen = state.heroes.find(({ hero }) => hero === id)?.chosen?.district;
  const districts = of === 'raids' ? state.raids.map(({ district }) => district) : [chosen ?? -1];
  return districts.flatMap((district) => rules.districts[district]?.id ?? []);
}
