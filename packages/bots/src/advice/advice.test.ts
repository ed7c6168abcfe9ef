import type { Advice } from '@great-machine/client';
import { itemAt, printPick } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { openSituation } from '../../test/asked.js';
import { RULES as rules } from '../../test/situations.js';
import { advise } from './advice.js';

const ACTIVE = ['artist identified', 'artist identified', 'merchant identified', 'merchant identified'];

const textsOf = ({ picks }: Advice) => picks.map(printPick);
const keysOf = (advice: Advice) => advice.facts.map(({ key }) => key);

describe('the first advice', () => {
  it('is the Riot that wins, however expensive it is', () => {
    const situation = openSituation({
      name: 'a third Riot',
      phase: 'heroes',
      turn: 'veteran',
      step: 'action',
      tracks: { discontent: 10, 'master-plan': 8 },
      riots: ['art', 'science'],
      event: 'night-patrols',
      heroes: { finch: {}, veteran: { in: 'commerce', trust: 3 }, physician: { in: 'velvet' } },
      districts: {
        commerce: {
          guards: 1,
          citizens: [
            'merchant identified',
            'artist identified',
            'scientist identified',
            'traitor identified',
          ],
        },
      },
    });
    const [best, ...others] = advise(rules, situation);
    if (best === undefined) throw new Error('there is no advice');
    expect(textsOf(best)).toEqual(['do riot']);
    expect(best.facts[0]).toEqual({ key: 'advice.wins-now', params: {} });
    expect(best.facts[1]).toEqual({
      key: 'advice.riot-chance',
      params: { chance: 1, active: 3, guards: 1, traitors: 1, unknown: 0 },
    });
    expect(others.every(({ better }) => better < 0)).toBe(true);
  });

  it('is option A when the Plan is at XI', () => {
    const situation = openSituation({
      name: 'option A',
      phase: 'heroes',
      turn: 'finch',
      step: 'arrive',
      tracks: { discontent: 12, 'master-plan': 11 },
      riots: ['art', 'science'],
      event: 'emergency-decree',
      raids: ['commerce'],
      heroes: { finch: { in: 'commerce', trust: 5, chosen: 'commerce' }, fowler: {}, physician: {} },
    });
    const best = itemAt(advise(rules, situation), 0);
    expect(textsOf(best)).toEqual(['option advance-the-plan']);
    expect(keysOf(best).slice(0, 2)).toEqual(['advice.wins-now', 'advice.plan-advances']);
  });

  it('is the attack without which all is lost, with its chance', () => {
    const situation = openSituation({
      name: 'barricades',
      phase: 'heroes',
      turn: 'physician',
      step: 'action',
      tracks: { discontent: 4, 'master-plan': 11 },
      riots: ['art'],
      event: 'barricades',
      heroes: {
        finch: { in: 'industrial' },
        veteran: { in: 'velvet' },
        physician: { in: 'commerce', trust: 4 },
      },
      districts: {
        commerce: { guards: 2, citizens: ['noble identified', 'noble identified', 'merchant identified'] },
      },
    });
    const best = itemAt(advise(rules, situation), 0);
    expect(textsOf(best).slice(0, 1)).toEqual(['do attack']);
    expect(keysOf(best)).toEqual(['advice.stops-loss', 'advice.attack-chance', 'advice.prevents-plan']);
  });

  it('is the only way that can be paid', () => {
    const situation = openSituation({
      name: 'the long way',
      phase: 'heroes',
      turn: 'veteran',
      step: 'move',
      tracks: { discontent: 9, 'master-plan': 11 },
      riots: ['science', 'commerce'],
      event: 'security-checks',
      heroes: {
        veteran: { in: 'central-square', trust: 5, chosen: 'art' },
        fowler: {},
        physician: { in: 'control-nexus' },
      },
      districts: Object.fromEntries(
        Object.entries({
          'central-square': 1,
          science: 3,
          'tower-of-law': 0,
          'grand-citadel': 0,
          velvet: 0,
          art: 2,
          commerce: 4,
          'control-nexus': 4,
          industrial: 4,
        }).map(([district, guards]) => [district, { guards }]),
      ),
    });
    const best = itemAt(advise(rules, situation), 0);
    expect(textsOf(best)).toEqual(['to tower-of-law']);
    expect(best.facts.find(({ key }) => key === 'advice.cheapest-way')?.params).toEqual({
      price: 5,
      captureChance: 0,
    });
  });

  it('is the Raid where a Hero is proved to go', () => {
    const lost = ['art', 'science', 'commerce', 'velvet', 'grand-citadel', 'tower-of-law', 'control-nexus'];
    const situation = openSituation({
      name: 'the last card',
      phase: 'machine',
      bonds: 4,
      tracks: { discontent: 13, 'master-plan': 11 },
      riots: ['science', 'velvet'],
      event: 'great-exhibition',
      heroes: {
        finch: { trust: 3 },
        veteran: {
          in: 'science',
          trust: 5,
          chosen: 'industrial',
          hand: [],
          forfeited: [...lost, 'central-square'],
        },
        artificer: { trust: 3 },
      },
      accessFacts: [
        ...lost.flatMap((district, at) => [
          { hero: 'veteran', round: at + 1, what: 'shown' as const, district },
          { hero: 'veteran', round: at + 1, what: 'forfeited' as const, district },
        ]),
        { hero: 'veteran', round: 8, what: 'shown', district: 'industrial' },
      ],
      servants: {
        'lex-hecate': { in: 'tower-of-law' },
        judgementor: { in: 'art' },
        phantasmer: { in: 'commerce' },
      },
    });
    const best = itemAt(advise(rules, situation), 0);
    expect([best.picks, ...(best.plan ?? [])].slice(0, 2).map((picks) => picks.map(printPick))).toEqual([
      ['servant lex-hecate', 'to industrial'],
      ['servant lex-hecate', 'do raid'],
    ]);
    expect(best.facts).toContainEqual({
      key: 'advice.proved-there',
      params: { hero: 'veteran', district: 'industrial' },
    });
  });

  it('is mixed with others where the other side must not foresee it', () => {
    const situation = openSituation({
      name: 'two Riots, one Raid',
      phase: 'access',
      bonds: 2,
      tracks: { discontent: 12, 'master-plan': 6 },
      riots: ['art', 'industrial'],
      event: 'night-patrols',
      heroes: {
        finch: { in: 'tower-of-law', trust: 5, hand: ['science', 'velvet'] },
        actress: { in: 'industrial', trust: 0 },
        fowler: { in: 'industrial', trust: 0 },
      },
      servants: {
        'lex-hecate': { in: 'science' },
        judgementor: { in: 'velvet' },
        phantasmer: { in: 'grand-citadel' },
      },
      districts: Object.fromEntries(
        ['science', 'velvet'].map((district) => [district, { guards: 1, citizens: ACTIVE }]),
      ),
    });
    const advice = advise(rules, situation);
    const shares = advice.map(({ facts }) => facts.find(({ key }) => key === 'advice.mix')?.params.chance);
    expect(advice.map((one) => textsOf(one)[0]).sort()).toEqual(['card science', 'card velvet']);
    for (const share of shares) expect(share).toBeGreaterThan(0.15);
    expect(Number(shares[0]) + Number(shares[1])).toBeCloseTo(1);
    const keys = advice.flatMap(keysOf);
    expect(keys).toContain('advice.riot-chance');
    expect(keys.some((key) => key.startsWith('advice.raid-'))).toBe(true);
  });
});
