import type { Fact } from '@great-machine/client';
import {
  type AnswerPick,
  aboutOf,
  amountOf,
  countArrested,
  countBits,
  districtAt,
  type Game,
  heroAt,
  maxTrust,
  NEXUS_TRUST,
  namePicked,
  numberPicked,
  showPick,
} from '@great-machine/rules';
import { chanceToPrevent } from '../thinking/policy/events.js';
import { type Consideration, meaningOf } from './consideration.js';
import { fact } from './fact.js';
import { outcomeFacts, preventionFact, priceFacts } from './facts.js';

/** What an Action leads to, whether it holds the Master Plan up, and what it costs. */
export function heroActionFacts(c: Consideration, answer: readonly AnswerPick[]): Fact[] {
  const { world: g, decision } = c;
  const { hero } = aboutOf(decision, 'hero-action');
  const { hero: id, trust } = heroAt(g, hero);
  if (answer[0]?.pick === 'pass') return [fact('advice.trust-kept', { hero: id, left: trust })];
  const meaning = meaningOf(c, answer);
  const outcomes = outcomeFacts(c, hero, meaning, answer);
  const own = ACTION_FACTS[namePicked(answer)]?.(c, hero, answer) ?? [];
  return [
    ...outcomes,
    ...own,
    ...preventionFacts(g, hero, answer, [...outcomes, ...own]),
    ...priceFacts(meaning),
  ];
}

/** An attack prevents what a broken Guard prevents. */
function preventionFacts(
  g: Game,
  hero: number,
  answer: readonly AnswerPick[],
  known: readonly Fact[],
): Fact[] {
  const of = answer[1]?.pick === 'hero' ? numberPicked(answer, 1) : 0;
  const chance = chanceToPrevent(g, hero, heroAt(g, hero).place, namePicked(answer), of);
  if (chance <= 0) return [];
  const attack = known.find(({ key }) => key === 'advice.attack-chance');
  return [preventionFact(g, Number(attack?.params.chance ?? chance))];
}

type ActionFacts = (c: Consideration, hero: number, answer: readonly AnswerPick[]) => Fact[];

/** What the Actions do that have no outcome in numbers of their own. */
const ACTION_FACTS: Readonly<Record<string, ActionFacts>> = {
  attack: rollFirstFacts,
  identify: ({ world }, hero, answer) => [
    fact('advice.identifies', {
      count: answer.filter(({ pick }) => pick === 'citizen').length,
      district: districtAt(world, heroAt(world, hero).place).id,
    }),
  ],
  'move-citizens': movedFacts,
  'gain-trust': ({ world }, hero) => trustFacts(world, hero, amountOf(world, 'gain-trust', 1, { hero })),
  'control-nexus-a': ({ world }, _hero, answer) => [
    fact('advice.repositions', { district: districtAt(world, numberPicked(answer, 1)).id }),
  ],
  'control-nexus-b': ({ world }, _hero, answer) => trustFacts(world, numberPicked(answer, 1), NEXUS_TRUST),
  'tower-of-law-a': (_c, _hero, answer) => [
    fact('advice.directive-discarded', { directive: namePicked(answer, 1) }),
  ],
  'tower-of-law-b': ({ world }, _hero, answer) => {
    const { hero, forfeited } = heroAt(world, numberPicked(answer, 1));
    return [fact('advice.card-back', { hero, forfeited: countBits(forfeited) })];
  },
  'grand-citadel-a': ({ world }) => [
    fact('advice.directive-from-hand', { inHand: world.state.directives.hand.length }),
  ],
  'grand-citadel-b': ({ world }) => [fact('advice.frees-citizen', { arrested: countArrested(world) })],
  'draw-inventions': (_c, _hero, answer) => [fact('advice.cards-drawn', { count: numberPicked(answer, 1) })],
};

/** Which Citizens go where: as many as look alike and have the same goal together. */
function movedFacts(
  { world, situation }: Consideration,
  _hero: number,
  answer: readonly AnswerPick[],
): Fact[] {
  const known = situation.view.districts.flatMap(({ citizens }) => citizens);
  const moved = answer.flatMap((pick, at) => {
    const goal = answer[at + 1];
    if (pick.pick !== 'citizen' || goal?.pick !== 'to') return [];
    const shown = showPick(world, pick);
    const found = known.find(({ citizen }) => shown.names === 'citizen' && shown.of === citizen);
    const kind = found?.kind ?? 'unknown';
    return [{ kind, district: districtAt(world, Number(goal.of)).id }];
  });
  const first = moved.filter(
    ({ kind, district }, at) =>
      moved.findIndex((other) => other.kind === kind && other.district === district) === at,
  );
  return first.map(({ kind, district }) => {
    const count = moved.filter((other) => other.kind === kind && other.district === district).length;
    return fact('advice.moves-citizens', { count, kind, district });
  });
}

/** A Hero who rolls first pays what the die asks for, if the Trust is there. */
function rollFirstFacts(c: Consideration, hero: number, answer: readonly AnswerPick[]): Fact[] {
  if (answer.length > 1) return [];
  const all: AnswerPick[] = [...answer, { pick: 'amount', of: heroAt(c.world, hero).trust }];
  return outcomeFacts(c, hero, meaningOf(c, all), all);
}

/** What a Hero receives, and what of it is lost. */
export function trustFacts(g: Game, hero: number, amount: number): Fact[] {
  const { hero: id, trust } = heroAt(g, hero);
  const lost = Math.max(0, trust + amount - maxTrust(g, hero));
  return [
    ...(lost > 0 ? [fact('advice.trust-lost-over-maximum', { amount: lost })] : []),
    fact('advice.trust-received', { hero: id, amount: amount - lost }),
  ];
}
