import type { Game, Scenario, View } from '@great-machine/rules';
import { itemAt, present } from '@great-machine/rules';
import { Dice } from '../src/index.js';
import { modelHeroes } from '../src/thinking/policy/destinations.js';
import { assess } from '../src/thinking/policy/outlook.js';
import { WEIGHTS } from '../src/thinking/policy/weights.js';
import type { ModelHistory } from '../src/worlds/belief/destinations.js';
import { choiceWeights, type RoundModel } from '../src/worlds/belief/round-model.js';

export const CARDS = [
  'art',
  'science',
  'commerce',
  'industrial',
  'velvet',
  'grand-citadel',
  'tower-of-law',
  'control-nexus',
  'central-square',
];
export const HEROES = ['finch', 'fowler', 'physician'];

/** A model with numbers at random, of Heroes who take much account of each other. */
export function randomModel(g: Game, seed: string): RoundModel {
  const dice = new Dice(`model ${seed}`);
  const perDistrict = (most: number) => CARDS.map(() => most * dice.unit());
  return {
    ...modelHeroes(g, assess(g, 'machine', WEIGHTS.revolutionaries), 1.2),
    worth: HEROES.map(() => perDistrict(4)),
    prevents: perDistrict(1).map((chance) => (chance < 0.6 ? 0 : chance)),
    worthOfPlan: 3,
    danger: perDistrict(1),
    together: 1.5,
  };
}

export type Facts = NonNullable<Scenario['accessFacts']>;

/** What everybody saw of Access cards, the truth behind it, and the rounds whose models are remembered. */
export interface Case {
  readonly name: string;
  readonly heroes: NonNullable<Scenario['heroes']>;
  readonly facts: Facts;
  readonly models: readonly number[];
  /** The round and its Phase, if it is not the Great Machine's Phase of the usual round. */
  readonly moment?: Pick<Scenario, 'round' | 'phase' | 'turn' | 'step'>;
}

/** One way how it may be: the forfeited cards and the destination of each Hero. */
export interface Course {
  readonly forfeited: readonly string[];
  readonly destinations: readonly number[];
  readonly chance: number;
}

/** All courses of a Hero's cards up to now, card by card, with their chances by the models of past rounds. */
function coursesOf({ heroes, facts }: Case, hero: number, models: ModelHistory): Map<string, number> {
  const own = facts.filter((fact) => fact.hero === HEROES[hero]);
  const found = new Map<string, number>();
  const placeIn = (round: number, other: number) => {
    const fact = facts.find((f) => f.hero === HEROES[other] && f.round === round && f.what === 'shown');
    return fact?.district === undefined ? undefined : CARDS.indexOf(fact.district);
  };
  const goOn = (lost: readonly string[], at: number, chance: number): void => {
    const fact = own[at];
    if (fact === undefined) {
      const key = [...lost].sort().join(' ');
      found.set(key, (found.get(key) ?? 0) + chance);
    } else if (fact.what === 'shown') {
      const card = present(fact.district, 'card that was shown');
      if (lost.includes(card)) return;
      const model = models[fact.round];
      const before = Array.from({ length: hero }, (_, other) => placeIn(fact.round, other));
      const likely =
        model === undefined ? 1 : itemAt(choiceOf(model, hero, before, lost), CARDS.indexOf(card));
      goOn(lost, at + 1, chance * likely);
    } else if (fact.what === 'retrieved') {
      for (const card of lost)
        goOn(
          lost.filter((other) => other !== card),
          at + 1,
          chance / lost.length,
        );
    } else if (fact.district !== undefined) goOn([...lost, fact.district], at + 1, chance);
    else {
      const open = own.find(({ round, what }) => round === fact.round && what === 'shown')?.district;
      const held = CARDS.filter((card) => !lost.includes(card) && card !== open);
      for (const card of held) goOn([...lost, card], at + 1, chance / held.length);
    }
  };
  if (itemAt(heroes, itemAt(HEROES, hero)).hand?.length === 0) return new Map([['', 1]]);
  for (const card of CARDS) goOn([card], 0, 1);
  return found;
}

/** How likely each card of a hand is chosen. */
function choiceOf(
  model: RoundModel,
  hero: number,
  before: readonly (number | undefined)[],
  lost: readonly string[],
): number[] {
  const held = choiceWeights(model, hero, before).map((weight, at) =>
    lost.includes(itemAt(CARDS, at)) ? 0 : weight,
  );
  const sum = held.reduce((total, weight) => total + weight, 0);
  return held.map((weight) => weight / sum);
}

/** All sets of forfeited cards of all Heroes with all joint destinations. */
export function enumerate(c: Case, view: View, model: RoundModel, models: ModelHistory): Course[] {
  let courses: Course[] = [{ forfeited: [], destinations: [], chance: 1 }];
  HEROES.forEach((id, hero) => {
    const { chosen, cardOpen } = itemAt(c.heroes, id);
    const sets = [...coursesOf(c, hero, models)];
    const certain = sets.reduce((sum, [, chance]) => sum + chance, 0);
    courses = courses.flatMap(({ forfeited, destinations, chance }) =>
      sets.flatMap(([lost, own]) => {
        const known = cardOpen ? chosen : chosen === 'none' ? itemAt(view.heroes, hero).place : undefined;
        const chances =
          known === undefined
            ? choiceOf(model, hero, destinations, lost.split(' '))
            : CARDS.map((card) => (card === known ? 1 : 0));
        return chances.flatMap((likely, place) =>
          likely === 0
            ? []
            : {
                forfeited: [...forfeited, lost],
                destinations: [...destinations, place],
                chance: (chance * own * likely) / certain,
              },
        );
      }),
    );
  });
  return courses;
}

/** The chance of each kind of course. */
export function collect(courses: readonly Course[], key: (course: Course) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const course of courses) sums.set(key(course), (sums.get(key(course)) ?? 0) + course.chance);
  return sums;
}
