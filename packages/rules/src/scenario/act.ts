import type { AnswerWords } from './answers.js';
import type { ScenarioStep } from './expectation.js';
import type { Running } from './running.js';

/** What a step does that is no check. */
export function act(run: Running, step: ScenarioStep): void {
  const answers = answersOf(run, step);
  if (answers.length === 0 && step.undo === undefined) {
    if (step.stop !== undefined) step.stop === 'none' ? run.goOn() : run.stopBefore(step.stop);
    return;
  }
  run.goOn();
  run.mark();
  if (step.undo !== undefined) run.undo(step.undo);
  answers.forEach((answer, at) => {
    if (step.stop === undefined || at < answers.length - 1) run.give(answer);
    else run.giveAndStop(answer, step.stop);
  });
}

/** The answers that a step stands for. */
function answersOf({ play }: Running, step: ScenarioStep): readonly AnswerWords[] {
  if (step.do !== undefined) return [step];
  if (step.pass !== undefined) return step.pass.map((hero) => ({ do: hero, picks: ['pass'] }));
  return Object.entries(step.choose ?? {}).flatMap(([hero, card]) => {
    const seats = play.config.seats.filter(({ speaksFor }) => speaksFor.includes(hero));
    return seats.map(({ seat }, at) => ({
      do: hero,
      as: seat,
      picks: at === 0 ? [`card ${card}`, 'ready'] : ['ready'],
    }));
  });
}
