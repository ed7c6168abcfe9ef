import type { Fact } from '@great-machine/client';
import {
  type AnswerPick,
  countBits,
  type Game,
  guardsIn,
  heroAt,
  maybeLocalsOf,
  type OptionMeaning,
  present,
  RIOT_STAGE,
  servantsAsGuards,
} from '@great-machine/rules';
import { assess, chanceOfRiot, crowdIn, type Outlook } from '../thinking/policy/outlook.js';
import { SOUND } from '../thinking/policy/policy.js';
import type { Consideration } from './consideration.js';
import { fact } from './fact.js';
import { told } from './told.js';

export function priceFacts({ price, left, currency, usesUp }: OptionMeaning): Fact[] {
  const isFree = price === undefined || price === 0 || left === undefined || currency === undefined;
  return [
    ...(isFree ? [] : [fact('advice.price', { price, left, currency })]),
    ...(usesUp === undefined ? [] : [fact('advice.uses-up', { means: usesUp })]),
  ];
}

/** How likely it keeps the City Event from advancing the Master Plan, by a rule of thumb: more may happen until then. */
export function preventionFact(g: Game, chance: number): Fact {
  const event = present(g.state.cityEvents.current, 'City Event');
  return fact('advice.prevents-plan', { event, chance: told(chance) });
}

/** A Riot of this Hero there now, as far as the Revolutionaries know the Citizens. */
export function riotFact(g: Game, o: Outlook, hero: number, place: number): Fact {
  const guards = guardsIn(g, place);
  const { active, traitors, unknown } = crowdIn(o, place);
  return fact('advice.riot-chance', {
    chance: chanceOfRiot(g, o, hero, place, guards),
    active,
    guards: guards + servantsAsGuards(g, hero, place, 'riot'),
    traitors: traitors * o.traitorWeight,
    unknown,
  });
}

/** The same after the Machine Phase, in which Guards and Citizens may come and go. */
export function riotToComeFact(g: Game, o: Outlook, hero: number, place: number): Fact {
  const { key, params } = riotFact(g, o, hero, place);
  return { key, params: { ...params, chance: told(Number(params.chance)) } };
}

type Outcome = NonNullable<OptionMeaning['outcomes']>[number];
type OutcomeFact = (g: Game, outcome: Outcome, answer: readonly AnswerPick[]) => Fact;
type HeroOutcomeFact = (g: Game, hero: number, outcome: Outcome) => Fact;

const riotOfHero: HeroOutcomeFact = (g, hero) =>
  riotFact(g, assess(g, 'revolutionaries', SOUND.weights.revolutionaries), hero, heroAt(g, hero).place);

const OUTCOME_FACTS: Readonly<Record<string, OutcomeFact>> = {
  'guard-breaks': (g, { chance = 1 }, answer) =>
    fact('advice.attack-chance', { chance, stake: stakeOf(g, answer) }),
  'discontent-rises': (g, { params }) => {
    const amount = Number(params?.amount);
    const to = Math.min(RIOT_STAGE, g.state.tracks.discontent + amount);
    return fact('advice.discontent-rises', { amount, to });
  },
  'plan-advances': (g, { chance = 1 }) =>
    fact('advice.plan-advances', { chance, to: g.state.tracks['master-plan'] + 1 }),
  escapes: (_g, { chance = 1 }) => fact('advice.escape-chance', { chance }),
};

/** Outcomes that say something about the Hero whom the answer is about. */
const HERO_OUTCOME_FACTS: Readonly<Record<string, HeroOutcomeFact>> = {
  'riot-succeeds': riotOfHero,
  'riot-open': riotOfHero,
  'riot-fails': riotOfHero,
  'turn-ends': (g, hero) => fact('advice.turn-ends', { hero: heroAt(g, hero).hero }),
  'bonds-received': (g, hero, { params }) =>
    fact('advice.trust-seized', { hero: heroAt(g, hero).hero, amount: Number(params?.amount) }),
  'card-forfeited': (g, hero) => {
    const { hero: id, hand } = heroAt(g, hero);
    return fact('advice.card-forfeited', { hero: id, left: countBits(hand) });
  },
};

/** What the answer stakes, or what is staked in the attack that it is about. */
function stakeOf(g: Game, answer: readonly AnswerPick[]): number {
  const amount = answer.find(({ pick }) => pick === 'amount')?.of;
  return Number(amount ?? maybeLocalsOf(g, 'attack')?.stake ?? 0);
}

/** What the rules themselves say that an answer leads to, about a Hero if it is about one. */
export function outcomeFacts(
  { world }: Consideration,
  hero: number | undefined,
  { outcomes = [] }: OptionMeaning,
  answer: readonly AnswerPick[],
): Fact[] {
  return outcomes.flatMap((outcome): Fact[] => {
    const plain = OUTCOME_FACTS[outcome.key];
    if (plain !== undefined) return [plain(world, outcome, answer)];
    const ofHero = HERO_OUTCOME_FACTS[outcome.key];
    return ofHero === undefined || hero === undefined ? [] : [ofHero(world, hero, outcome)];
  });
}
