import type { Refusal } from '../kernel/refusal.js';
import { AUDIENCES, type Audience } from '../model/module-view.js';
import type { Rules } from '../model/rules.js';
import { type AnswerWords, buildAnswer, findSeat, StepError, writePick } from './answers.js';
import { checkExpectation, type Running } from './check.js';
import { type Opened, openWithNames } from './open.js';
import { ScenarioError, type ScenarioFailure, type ScenarioReport, type ScenarioStep } from './scenario.js';

/** Runs a scenario: its answers and its checks. What fails is told, not thrown. */
export function runScenario(rules: Rules, file: unknown): ScenarioReport {
  const { name: said } = (file ?? {}) as { name?: unknown };
  const name = typeof said === 'string' ? said : 'a scenario without a name';
  const failures: ScenarioFailure[] = [];
  try {
    const opened = openWithNames(rules, file);
    failures.push(...runSteps(opened));
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    failures.push(...error.reasons.map((message) => ({ step: 0, message })));
  }
  return { name, ok: failures.length === 0, failures };
}

/** After an answer that fails nothing further means anything; after a check that fails, it does. */
function runSteps(opened: Opened): ScenarioFailure[] {
  const failures: ScenarioFailure[] = [];
  const steps = opened.scenario.steps ?? [];
  const run = watchLogs(opened);
  for (let at = 0; at < steps.length; at++) {
    const messages = takeStep(run, steps[at]);
    failures.push(...messages.map((message) => ({ step: at + 1, message })));
    if (messages.length > 0 && steps[at].expect === undefined) return failures;
  }
  const unused = opened.play.state.random.forced ?? [];
  for (const { purpose, result } of unused) {
    failures.push({ step: steps.length + 1, message: `draws.${purpose}: '${result}' was not used` });
  }
  return failures;
}

function takeStep(run: Running & { mark(): void }, step: ScenarioStep): string[] {
  try {
    if (step.expect !== undefined) return checkExpectation(run, step.expect);
    run.mark();
    if (step.undo !== undefined) undo(run, step.undo);
    for (const answer of answersOf(run, step)) give(run, answer);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** The answers that a step stands for. */
function answersOf({ play }: Running, step: ScenarioStep): readonly AnswerWords[] {
  if (step.do !== undefined) return [step];
  if (step.pass !== undefined) return step.pass.map((hero) => ({ do: hero, picks: ['pass'] }));
  return Object.entries(step.choose ?? {}).flatMap(([hero, card]) => {
    const seats = play.config.seats.filter(({ speaksFor }) => speaksFor.includes(hero));
    if (seats.length === 0) throw new StepError(`nobody at this table plays '${hero}'`);
    return seats.map(({ seat }, at) => ({
      do: hero,
      as: seat,
      picks: at === 0 ? [`card ${card}`, 'ready'] : ['ready'],
    }));
  });
}

function give(run: Running, words: AnswerWords): void {
  const { play, names } = run;
  const answer = buildAnswer(play, names, words);
  if (answer.decision === 'none') throw new StepError(`${words.do} is not asked; ${sayWhoIsAsked(run)}`);
  const result = play.answer(answer);
  if (result.ok) return;
  const offered = play
    .questions(answer.seat)
    .filter(({ id }) => id === answer.decision)
    .flatMap(({ options }) => options.map(({ pick }) => writePick(play, names, pick)));
  throw new StepError(
    `${words.do}: ${words.picks?.join(', ') ?? 'back'}: refused as ${sayRefusal(result.refusal)}; offered are ${offered.join(', ')}`,
  );
}

function sayWhoIsAsked({ play }: Running): string {
  const asked = play
    .view('public')
    .questions.filter(({ awaited }) => awaited)
    .map(({ actor, kind }) => `${actor} for ${kind}`);
  return asked.length === 0 ? 'the game is over' : `asked are ${asked.join(', ')}`;
}

function sayRefusal({ code, rule, params }: Refusal): string {
  return `${code} (${rule})${params === undefined ? '' : ` ${JSON.stringify(params)}`}`;
}

function undo({ play }: Running, who: string): void {
  const refusal = play.undo(findSeat(play, who));
  if (refusal !== undefined) throw new StepError(`undo by ${who}: refused as ${sayRefusal(refusal)}`);
}

/** Keeps in mind how far each feed had come before the last answer. */
function watchLogs(opened: Opened): Running & { mark(): void } {
  const { play } = opened;
  const seen: Partial<Record<Audience, number>> = {};
  return {
    ...opened,
    linesSince: (audience) => play.feed(audience, seen[audience]).flatMap(({ lines }) => lines),
    mark() {
      for (const audience of AUDIENCES) seen[audience] = play.feed(audience).length;
    },
  };
}
