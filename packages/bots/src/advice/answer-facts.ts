import type { Fact } from '@great-machine/client';
import {
  type AnswerPick,
  aboutOf,
  countCitizens,
  districtAt,
  forkGame,
  guardsIn,
  heroAt,
  itemAt,
  maxTrust,
  namePicked,
  numberPicked,
  type OptionMeaning,
} from '@great-machine/rules';
import { Policy, SOUND } from '../thinking/policy/policy.js';
import { decisionLike } from '../thinking/search/compare.js';
import { playRounds, takeAll } from '../thinking/search/playout.js';
import { Dice } from '../worlds/dice.js';
import { type Consideration, meaningOf } from './consideration.js';
import { fact } from './fact.js';
import { outcomeFacts, preventionFact, priceFacts } from './facts.js';
import { heroActionFacts } from './hero-action-facts.js';
import { MODULE_FACTS } from './module-facts.js';
import { told } from './told.js';
import { wayThrough } from './ways.js';

/** What speaks for or against a whole answer, most telling first. */
export function answerFacts(c: Consideration, answer: readonly AnswerPick[]): Fact[] {
  if (c.decision.kind === 'hero-action') return heroActionFacts(c, answer);
  const meaning = meaningOf(c, answer);
  const { world, decision } = c;
  const own =
    KIND_FACTS[decision.kind]?.(c, answer, meaning) ??
    MODULE_FACTS[decision.kind]?.(world, decision, answer, meaning) ??
    [];
  return [...outcomeFacts(c, concernedHero(c), meaning, answer), ...own, ...priceFacts(meaning)];
}

/** The Hero whom an answer is about: the one detained, else the one who decides, if a Hero does. */
function concernedHero({ world, decision }: Consideration): number | undefined {
  if (decision.kind === 'detainment') return aboutOf(decision, 'detainment').hero;
  const at = world.state.heroes.findIndex(({ hero }) => hero === decision.actor);
  return at < 0 ? undefined : at;
}

type KindFacts = (c: Consideration, answer: readonly AnswerPick[], meaning: OptionMeaning) => Fact[];

/** What the smaller answers lead to, beside the outcomes that the rules name. */
const KIND_FACTS: Readonly<Record<string, KindFacts>> = {
  'hero-step': ({ world, decision }, answer) => {
    const { hero } = aboutOf(decision, 'hero-step');
    const { price, free } = wayThrough(world, hero, numberPicked(answer));
    return [fact('advice.cheapest-way', { price, captureChance: 1 - free })];
  },
  'trust-split': splitFacts,
  'trust-share': shareFacts,
  'attack-payment': (_c, answer, { outcomes = [] }) =>
    outcomes.some(({ key }) => key === 'attack-fails')
      ? [fact('advice.attack-chance', { chance: 0, stake: numberPicked(answer) })]
      : [],
  'riot-arrests': (_c, answer) => [fact('advice.arrests', { count: answer.length - 1 })],
  'card-retrieval': ({ world, decision }, answer) => {
    if (answer[0]?.pick !== 'decline') {
      const { id: district } = districtAt(world, numberPicked(answer));
      return [fact('advice.card-unknown-to-machine', { district })];
    }
    const { hero, trust } = heroAt(world, aboutOf(decision, 'card-retrieval').hero);
    return [fact('advice.trust-kept', { hero, left: trust })];
  },
  'directive-discard': (_c, answer) => [
    fact('advice.directive-discarded', { directive: namePicked(answer) }),
  ],
  'citizen-return': ({ world }, answer) => {
    const place = numberPicked(answer);
    return [
      fact('advice.citizen-placed', {
        district: districtAt(world, place).id,
        citizens: countCitizens(world, place),
        guards: guardsIn(world, place),
      }),
    ];
  },
  'free-identification': ({ world }, answer) => {
    const place = itemAt(world.state.citizenPlace, numberPicked(answer));
    return [fact('advice.identifies', { count: 1, district: districtAt(world, place).id })];
  },
};

/** How much each Hero receives, and what is lost over the maxima. */
function splitFacts({ world, decision }: Consideration, answer: readonly AnswerPick[]): Fact[] {
  const { heroes, amount } = aboutOf(decision, 'trust-split');
  const shares = answer.map(({ of }) => Number(of));
  shares.push(amount - shares.reduce((sum, share) => sum + share, 0));
  let lost = 0;
  const received = heroes.flatMap((hero, at): Fact[] => {
    const { hero: id, trust } = heroAt(world, hero);
    const share = itemAt(shares, at);
    const over = Math.max(0, trust + share - maxTrust(world, hero));
    lost += over;
    return share > over ? [fact('advice.trust-received', { hero: id, amount: share - over })] : [];
  });
  return [...(lost > 0 ? [fact('advice.trust-lost-over-maximum', { amount: lost })] : []), ...received];
}

/** Whether it is paid for, if the others do what is sensible, and what it costs the Hero then. */
function shareFacts({ world, decision, seed }: Consideration, answer: readonly AnswerPick[]): Fact[] {
  const { hero } = aboutOf(decision, 'trust-share');
  const before = heroAt(world, hero).trust;
  const g = forkGame(world);
  takeAll(g, decisionLike(g, decision), answer);
  playRounds(g, new Policy(SOUND, new Dice(seed)), 0);
  const from = world.state.tracks['master-plan'];
  if (g.state.tracks['master-plan'] > from)
    return [fact('advice.plan-advances', { chance: told(1), to: from + 1 })];
  const price = numberPicked(answer);
  return [
    preventionFact(world, 1),
    ...priceFacts({ rule: '', price, left: before - price, currency: 'trust' }),
  ];
}
