import type { Fact } from '@great-machine/client';
import {
  type AnswerPick,
  aboutOf,
  type Decision,
  districtAt,
  type Game,
  guardsIn,
  heroAt,
  itemAt,
  namePicked,
  numberPicked,
  type OptionMeaning,
  servantAt,
  tokensAt,
} from '@great-machine/rules';
import { fact } from './fact.js';

type ModuleFacts = (
  g: Game,
  decision: Decision,
  answer: readonly AnswerPick[],
  meaning: OptionMeaning,
) => readonly Fact[];

const heroGoes = (g: Game, hero: number, place: number) =>
  fact('advice.hero-relocates', { hero: heroAt(g, hero).hero, district: districtAt(g, place).id });

/** A card or token that is played at a stop; a player who goes on keeps it. */
const played: ModuleFacts = (_g, _decision, answer, { outcomes = [] }) => {
  const [first] = answer;
  if (first === undefined || typeof first.of !== 'string') return [];
  const breaks = outcomes.filter(({ key }) => key === 'invention-breaks');
  return [
    fact('advice.card-used', { card: first.of }),
    ...breaks.map(({ chance = 1 }) => fact('advice.may-break', { chance })),
  ];
};

const returned: ModuleFacts = (_g, _decision, answer) => [
  fact('advice.card-returned', { card: namePicked(answer) }),
];

const received: ModuleFacts = (g, _decision, answer) => [
  fact('advice.trust-received', { hero: heroAt(g, numberPicked(answer)).hero, amount: 1 }),
];

/** Which Heroes gain and which give of the Trust that is redistributed; the last Hero has the rest. */
const redistributed: ModuleFacts = (g, decision, answer) => {
  const { heroes, amount } = aboutOf(decision, 'emotion');
  const shares = answer.map(({ of }) => Number(of));
  shares.push(amount - shares.reduce((sum, share) => sum + share, 0));
  const changes = heroes.map((hero, at) => ({ ...heroAt(g, hero), share: itemAt(shares, at) }));
  const facts = changes.flatMap(({ hero, trust, share }) => {
    if (share > trust) return [fact('advice.trust-received', { hero, amount: share - trust })];
    return share < trust ? [fact('advice.trust-given', { hero, amount: trust - share })] : [];
  });
  if (facts.length > 0) return facts;
  return changes.map(({ hero, trust }) => fact('advice.trust-kept', { hero, left: trust }));
};

/** What the answers to questions of modules lead to. */
export const MODULE_FACTS: Readonly<Record<string, ModuleFacts>> = {
  improvement(g, _decision, answer) {
    if (answer[0]?.pick !== 'servant') return [];
    const servant = numberPicked(answer);
    const slot = tokensAt(g, 'improvement-installed', servant).length + 1;
    return [fact('advice.servant-improves', { servant: servantAt(g, servant).servant, slot })];
  },
  'phantasmer-relocation'(g, decision, answer) {
    if (answer[0]?.pick !== 'to') return [];
    const { servant } = servantAt(g, aboutOf(decision, 'phantasmer-relocation').servant);
    return [fact('advice.servant-relocates', { servant, district: districtAt(g, numberPicked(answer)).id })];
  },
  boarding(g, _decision, answer) {
    const [first, second] = answer;
    if (first?.of === 'bond') return [fact('advice.bonds-received', { amount: 1 })];
    if (first?.of === 'special-guard') {
      const place = numberPicked(answer, 1);
      return [
        fact('advice.guard-moves', { district: districtAt(g, place).id, guards: guardsIn(g, place) + 1 }),
      ];
    }
    return second === undefined ? [] : [fact('advice.action-taken', { action: String(second.of) })];
  },
  'zeppelin-passage': (g, decision, answer) =>
    answer[0]?.pick === 'to'
      ? [heroGoes(g, aboutOf(decision, 'zeppelin-passage').hero, numberPicked(answer))]
      : [],
  'riot-gain'(g, decision, answer) {
    const { hero } = heroAt(g, aboutOf(decision, 'riot-gain').hero);
    const [first] = answer;
    if (first?.pick === 'amount') return [fact('advice.trust-received', { hero, amount: Number(first.of) })];
    if (first?.pick !== 'citizen') return [];
    const place = itemAt(g.state.citizenPlace, Number(first.of));
    return [fact('advice.identifies', { count: 1, district: districtAt(g, place).id })];
  },
  surge: played,
  invention: played,
  theory: played,
  'invention-return': returned,
  'theory-return': returned,
  empathizer: received,
  'theory-choice': (g, decision, answer) =>
    answer[0]?.pick === 'draw-theory'
      ? [fact('advice.cards-drawn', { count: 1 })]
      : [
          fact('advice.trust-received', {
            hero: heroAt(g, aboutOf(decision, 'theory-choice').hero).hero,
            amount: 1,
          }),
        ],
  'start-choice': (g, decision, answer) => [
    fact('advice.starts-in', {
      hero: heroAt(g, aboutOf(decision, 'start-choice').hero).hero,
      district: districtAt(g, numberPicked(answer)).id,
    }),
  ],
  communicator: (g, _decision, answer) => [
    fact('advice.ability-copied', { hero: heroAt(g, numberPicked(answer)).hero }),
  ],
  'now-or-later'(g, decision, answer) {
    const { hero } = heroAt(g, aboutOf(decision, 'now-or-later').hero);
    return [fact(answer[0]?.pick === 'pass' ? 'advice.turn-later' : 'advice.turn-now', { hero })];
  },
  probabilitator: (_g, decision, answer) => [
    fact('advice.die-again', {
      face: itemAt(aboutOf(decision, 'probabilitator').faces, numberPicked(answer)),
    }),
  ],
  emotion: redistributed,
  sociological: (g, _decision, answer) => [
    fact('advice.goes-by-lent-card', {
      hero: heroAt(g, numberPicked(answer)).hero,
      district: districtAt(g, numberPicked(answer, 1)).id,
    }),
  ],
  behavior: (_g, _decision, answer) => [fact('advice.directive-off', { directive: namePicked(answer) })],
  chaos: (g, _decision, answer) => [fact('advice.turn-now', { hero: heroAt(g, numberPicked(answer)).hero })],
  government: (_g, _decision, answer) => [fact('advice.action-taken', { action: namePicked(answer) })],
  probability: (_g, _decision, answer) => [fact('advice.event-returns', { event: namePicked(answer) })],
  relativity: (g, _decision, answer) => {
    const [one, other] = [numberPicked(answer), numberPicked(answer, 1)];
    return [heroGoes(g, one, heroAt(g, other).place), heroGoes(g, other, heroAt(g, one).place)];
  },
};
