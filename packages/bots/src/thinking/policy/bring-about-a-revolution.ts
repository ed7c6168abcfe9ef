import {
  type AnswerPick,
  countBits,
  countCitizens,
  type Game,
  guardsIn,
  itemAt,
  mapOf,
} from '@great-machine/rules';
import { inventions } from './inventions.js';
import type { ModuleKnowledge, ModuleQuestion } from './knowledge.js';
import { theories } from './theories.js';

/** How good a Minor District is to begin in: many ways out, Citizens to win, few Guards. */
function worthOfStart(g: Game, place: number): number {
  const ways = countBits(itemAt(mapOf(g.state.city).neighbours, place));
  return 0.5 * ways + countCitizens(g, place) - guardsIn(g, place);
}

function chooseStart({ g, options }: ModuleQuestion): readonly AnswerPick[] {
  return [...options]
    .sort((a, b) => worthOfStart(g, Number(b.of)) - worthOfStart(g, Number(a.of)))
    .slice(0, 1);
}

/** Julie goes last, when she knows what the others have done. */
function goLater({ options }: ModuleQuestion): readonly AnswerPick[] {
  return [options.find(({ pick }) => pick === 'pass') ?? itemAt(options, 0)];
}

/** Akira, Enkidu and Julie. */
export const bringAboutARevolution: ModuleKnowledge = {
  answers: {
    ...inventions.answers,
    ...theories.answers,
    'start-choice': chooseStart,
    'now-or-later': goLater,
  },
  servantActions: inventions.servantActions ?? {},
  heroActions: (g, o, standing) => inventions.heroActions?.(g, o, standing) ?? [],
  evaluate: (g) => (inventions.evaluate?.(g) ?? 0) + (theories.evaluate?.(g) ?? 0),
};
