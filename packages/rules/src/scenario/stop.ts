import { repeatStep } from '../kernel/flow.js';
import type { AnyFrame } from '../kernel/live.js';
import type { Game } from '../model/game.js';
import type { Rules } from '../model/rules.js';

/** The flow has come to the step before which it shall stop. */
class Halted extends Error {
  constructor(readonly game: Game) {
    super('the flow was stopped');
  }
}

/**
 * The game as it stands before the last of these steps of its flow (`frame.step`), each of them the next of its
 * name after the one before. Undefined: the game comes to rest earlier.
 */
export function runToStop(
  rules: Rules,
  stops: readonly string[],
  run: (rules: Rules) => void,
): Game | undefined {
  try {
    run(haltingRules(rules, stops));
    return undefined;
  } catch (error) {
    if (error instanceof Halted) return error.game;
    throw error;
  }
}

function haltingRules(rules: Rules, stops: readonly string[]): Rules {
  let passed = 0;
  const halts = (stop: string) => stops[passed] === stop && ++passed === stops.length;
  const frames = Object.entries(rules.frames).map(([name, frame]): [string, AnyFrame] => [
    name,
    {
      ...frame,
      steps: frame.steps.map((step) => ({
        ...step,
        run(g: Game, locals: object) {
          if (!halts(`${name}.${step.name}`)) return step.run(g, locals);
          repeatStep(g);
          throw new Halted(g);
        },
      })),
    },
  ]);
  return { ...rules, frames: Object.fromEntries(frames) };
}
