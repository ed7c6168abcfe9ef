
import { it } from 'vitest';
import { openSituation } from '../../test/asked.js';
import { RULES as rules } from '../../test/situations.js';
import { advise } from './advice.js';
import { DICE } from '../../../rules/src/flow/dice.js';
const old: Record<string, number> = { finch: 6, veteran: 7, fowler: 6, actress: 7, physician: 8 };
it('x', () => {
  const show = (label: string, situation: any) => { for (const n of [undefined]) { const a = advise(rules, situation); console.log(label, JSON.stringify(a.map((x: any) => [x.chance, x.better, x.picks, x.plan, x.facts.map((f: any) => f.key)]), null, 0)); } };
  const all = (label: string) => {
  {
    const lost = ['art', 'science', 'commerce', 'velvet', 'grand-citadel', 'tower-of-law', 'control-nexus'];
    const situation = openSituation({
      name: 'the last card',
      phase: 'machine',
      bonds: 4,
      tracks: { discontent: 7, 'master-plan': 11 },
      riots: ['science'],
      event: 'lantern-festival',
      heroes: {
        finch: { trust: 3 },
        veteran: {
          in: 'science',
          trust: 6,
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

    show(label + ' raid', situation);
  }
  {
   const situation = openSituation({
      name: 'somebody to the lanterns',
      phase: 'access',
      tracks: { discontent: 14, 'master-plan': 11 },
      riots: ['velvet', 'commerce'],
      event: 'lantern-festival',
      heroes: {
        finch: { in: 'art', trust: 2, hand: ['art', 'science'] },
        veteran: { in: 'velvet', hand: ['velvet'] },
        fowler: { in: 'commerce', hand: ['commerce'] },
      },
    });
    show(label + ' lanterns', situation);
  }
  };
  all('new');
  for (const [h, m] of Object.entries(old)) (rules.heroes as any)[h].maxTrust = m;
  all('old max');
  (DICE as any)['escape-die'][2] = 'running-man';
  all('old max, old die');
}, 60000);
