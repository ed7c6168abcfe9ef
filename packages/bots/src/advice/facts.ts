import { countBits, type Game, type OptionMeaning, type Pick, servantsAsGuards } from '@great-machine/rules';
import { chanceOfRiot, lookOut, type Outlook } from '../thinking/policy/outlook.js';
import { SOUND } from '../thinking/policy/policy.js';
import type { Consideration } from './consideration.js';
import { type Fact, fact } from './keys.js';

export function priceFacts({ price, left, currency }: OptionMeaning): Fact[] {
  return price === undefined || price === 0 || left === undefined || currency === undefined
    ? []
    : [fact('advice.price', { price, left, currency })];
}

/** A Riot of this Hero there, as far as the Revolutionaries know the Citizens. */
export function riotFact(g: Game, o: Outlook, hero: number, place: number): Fact {
  const guards = g.state.guards[place];
  return fact('advice.riot-chance', {
    chance: chanceOfRiot(g, o, hero, place, guards),
    active: o.active[place],
    guards: guards + servantsAsGuards(g, hero, place, 'riot'),
    traitors: o.traitors[place] * o.traitorWeight,
    unknown: o.unknown[place],
  });
}

type Outcome = NonNullable<OptionMeaning['outcomes']>[number];
type OutcomeFact = (g: Game, hero: number, outcome: Outcome, answer: readonly Pick[]) => Fact;

const HIGHEST_DISCONTENT = 18;

const riotOfHero: OutcomeFact = (g, hero) =>
  riotFact(g, lookOut(g, 'revolutionaries', SOUND.weights.revolutionaries), hero, g.state.heroes[hero].place);

const OUTCOME_FACTS: Readonly<Record<string, OutcomeFact>> = {
  'riot-succeeds': riotOfHero,
  'riot-open': riotOfHero,
  'riot-fails': riotOfHero,
  'guard-breaks': (_g, _hero, { chance = 1 }, answer) =>
    fact('advice.attack-chance', { chance, stake: amountIn(answer) }),
  'discontent-rises': (g, _hero, { params }) => {
    const amount = Number(params?.amount);
    const to = Math.min(HIGHEST_DISCONTENT, g.state.tracks.discontent + amount);
    return fact('advice.discontent-rises', { amount, to });
  },
  'plan-advances': (g, _hero, { chance = 1 }) =>
    fact('advice.plan-advances', { chance, to: g.state.tracks['master-plan'] + 1 }),
  'turn-ends': (g, hero) => fact('advice.turn-ends', { hero: g.state.heroes[hero].hero }),
  'bonds-received': (g, hero, { params }) =>
    fact('advice.trust-seized', { hero: g.state.heroes[hero].hero, amount: Number(params?.amount) }),
  'card-forfeited': (g, hero) => {
    const { hero: id, hand } = g.state.heroes[hero];
    return fact('advice.card-forfeited', { hero: id, left: countBits(hand) });
  },
  escapes: (_g, _hero, { chance = 1 }) => fact('advice.escape-chance', { chance }),
};

function amountIn(answer: readonly Pick[]): number {
  return Number(answer.find(({ pick }) => pick === 'amount')?.of ?? 0);
}

/** What the rules themselves say that an answer about a Hero leads to. */
export function outcomeFacts(
  { world, decision }: Consideration,
  { outcomes = [] }: OptionMeaning,
  answer: readonly Pick[],
): Fact[] {
  const { hero } = decision.about as { hero: number };
  return outcomes.flatMap((outcome) => OUTCOME_FACTS[outcome.key]?.(world, hero, outcome, answer) ?? []);
}
