import {
  type AnswerPick,
  aboutOf,
  distanceBetween,
  type Game,
  itemAt,
  mapOf,
  servantAt,
  tokensAt,
  tokensOf,
} from '@great-machine/rules';
import { servantWanted } from './event-goals.js';
import type { ModuleKnowledge, ModuleQuestion } from './knowledge.js';
import type { Outlook } from './outlook.js';

/** What an Improvement is worth, in parts of a Directive. */
const WORTH = 0.8;
const IN_EVALUATION = 0.18;
const NEAR_HEROES = 0.05;

function hasOwnImprovement(g: Game, servant: number, at: number): boolean {
  const { servant: id } = servantAt(g, servant);
  return tokensAt(g, 'improvement', at).some(({ face }) => face === id);
}

/** An Improvement pays off over the rounds that are left. */
function worthOfImprovement({ weights, planLeft }: Outlook): number {
  return WORTH * weights.directive * Math.min(1, planLeft / 6);
}

/** To where the City Event wants a Servant, or an Improvement of his own lies; else near the Heroes, where Raids will be. */
function relocate({ g, o, decision, options }: ModuleQuestion): readonly AnswerPick[] {
  const { servant } = aboutOf(decision, 'phantasmer-relocation');
  const worthOf = (place: number) =>
    o.worthOfPlan * servantWanted(g, servant, place) +
    (hasOwnImprovement(g, servant, place) ? worthOfImprovement(o) : 0) -
    NEAR_HEROES * distanceToHeroes(g, place);
  let best: AnswerPick = { pick: 'decline', of: 0 };
  let most = worthOf(servantAt(g, servant).place);
  for (const option of options) {
    if (option.pick !== 'to') continue;
    const worth = worthOf(Number(option.of));
    if (worth <= most) continue;
    most = worth;
    best = option;
  }
  return [best];
}

function distanceToHeroes(g: Game, place: number): number {
  const map = mapOf(g.state.city);
  let sum = 0;
  for (const hero of g.state.heroes)
    if (hero.place < map.size) sum += distanceBetween(map, hero.place, place);
  return sum;
}

/** Servants go for their Improvements and pick up what they find. */
export const servantsOfTheMachine: ModuleKnowledge = {
  answers: {
    improvement: ({ options }) => [itemAt(options, 0)],
    'phantasmer-relocation': relocate,
  },
  servantWanted: (g, o, servant, at) => (hasOwnImprovement(g, servant, at) ? worthOfImprovement(o) : 0),
  evaluate: (g) => IN_EVALUATION * tokensOf(g, 'improvement-installed').length,
};
