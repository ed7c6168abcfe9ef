import {
  createMind,
  Dice,
  forfeitedSets,
  type Mixture,
  playGame,
  type Situation,
  type Thought,
  type Watcher,
  WorldSampler,
} from '@great-machine/bots';
import {
  assess,
  DESTINATION_FEATURES,
  destinationFeatures,
  foreseenWorlds,
  MOST_OF_PLAN,
  modelHeroes,
  type RoundModel,
  SOUND,
  urgencyOf,
} from '@great-machine/bots/internals';
import { assembleRules, createConfig, districtAt, type Game, itemAt } from '@great-machine/rules';
import { possibleCards } from '../predictor/destinations.js';
import type { Games } from './collect.js';

/** What a destination is judged by, in the order of a candidate's features. */
export const NAMES: readonly string[] = [
  ...DESTINATION_FEATURES,
  'raid expected',
  'prevents the plan',
  'together',
];

/** A District that a Hero might go to, as the Machine sees it. */
export interface Candidate {
  readonly x: readonly number[];
  /** How likely its Access card is in hand. */
  readonly held: number;
  /** How likely the Heroes say that they choose it. */
  readonly stated: number;
}

/** The possible destinations of one Hero in one round. */
export type DestinationChoice = readonly Candidate[];

const rules = assembleRules();

/** Lets searching Heroes play, and notes each choice of a destination. */
export function perform({ from, to, seed }: Games): DestinationChoice[] {
  return Array.from({ length: to - from }, (_, at) => playAndNote(`${seed}-${from + at}`)).flat();
}

function playAndNote(seed: string): readonly DestinationChoice[] {
  const minds = {
    machine: createMind(rules, 'engineer', `${seed}-m`),
    revolutionaries: createMind(rules, 'engineer', `${seed}-h`),
  };
  const notes = new Notes(seed);
  playGame(rules, createConfig(rules, { seed, generator: 'fast', city: 'random' }), minds, notes);
  return notes.choices;
}

/** Notes the choices of Heroes together with what the Machine could know when they were made. */
class Notes implements Watcher {
  readonly choices: DestinationChoice[] = [];
  private round = 0;
  /** By Hero: the chance of each District. */
  private readonly stated = new Map<string, ReadonlyMap<string, number>>();

  constructor(private readonly seed: string) {}

  thought({ state }: Game, situation: Situation, { mixture }: Thought): void {
    if (mixture?.of === 'destinations') this.noteStated(mixture);
    if (state.phase !== 'machine' || state.round === this.round) return;
    this.round = state.round;
    this.noteChoices(state, situation);
    this.stated.clear();
  }

  private noteStated({ heroes, chances }: Extract<Mixture, { readonly of: 'destinations' }>): void {
    heroes.forEach((hero, at) => {
      const marginal = new Map<string, number>();
      for (const { districts, chance } of chances) {
        const district = itemAt(districts, at);
        marginal.set(district, (marginal.get(district) ?? 0) + chance);
      }
      this.stated.set(hero, marginal);
    });
  }

  private noteChoices({ heroes }: Game['state'], { table, view }: Situation): void {
    const dice = new Dice(`${this.seed} ${view.round}`);
    const sampler = new WorldSampler(rules, table, view);
    const draw = () => sampler.draw(dice);
    const lookAt = (g: Game) => ({ g, o: assess(g, 'machine', SOUND.weights.revolutionaries) });
    const { g: example, o } = lookAt(draw());
    const simple = modelHeroes(example, o, SOUND.temperature.machine);
    const looks = foreseenWorlds(example, draw, simple, SOUND.plansAhead.machine, dice).map(lookAt);
    const raided = (place: number) =>
      looks.filter(({ g }) => g.state.raids.some(({ district }) => district === place));
    heroes.forEach(({ hero: id, chosen, cardOpen }, hero) => {
      const stated = this.stated.get(id);
      if (stated === undefined || chosen === undefined || cardOpen) return;
      const features = looks.map((look) => destinationFeatures(look.g, look.o, hero));
      const sets = [...forfeitedSets(rules, view, hero, () => 1)];
      const before = heroes.slice(0, hero).flatMap((other) => other.chosen?.district ?? []);
      this.choices.push(
        possibleCards(view, rules, hero).map((place) => {
          const there = features.map((found) => itemAt(found, place));
          return {
            x: [
              ...DESTINATION_FEATURES.map((_, i) => meanOf(there.map((found) => itemAt(found, i)))),
              (urgencyOf(o) * raided(place).length) / looks.length,
              Math.min(MOST_OF_PLAN, o.worthOfPlan) * presence(simple, place, before),
              before.filter((other) => other === place).length,
            ],
            held: sets.reduce(
              (sum, [forfeited, chance]) => (forfeited & (1 << place) ? sum : sum + chance),
              0,
            ),
            stated: stated.get(districtAt({ rules }, place).id) ?? 0,
          };
        }),
      );
    });
  }
}

/** What presence in a District does against the City Event, once others have chosen. */
function presence({ prevents }: RoundModel, place: number, before: readonly number[]): number {
  const prevented = itemAt(prevents, place);
  if (prevented <= 0) return prevented;
  const uncovered = before.reduce((left, other) => Math.min(1, left * (1 - itemAt(prevents, other))), 1);
  return uncovered * prevented;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
