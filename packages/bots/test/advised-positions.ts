import { openSituation } from './asked.js';

/** The third Riot succeeds for certain. */
export const THIRD_RIOT = openSituation({
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
      citizens: ['merchant identified', 'artist identified', 'scientist identified', 'traitor identified'],
    },
  },
});

/** Two Abductions bring the Plan to its end, and the Heroes are far from theirs. */
export const ABDUCTIONS = openSituation({
  name: 'two Abductions',
  phase: 'machine',
  bonds: 4,
  tracks: { discontent: 14, 'master-plan': 11 },
  riots: ['velvet', 'commerce'],
  event: 'disappearances',
  arrested: 3,
  heroes: { finch: { in: 'commerce' }, veteran: { in: 'velvet' }, fowler: { in: 'industrial' } },
  servants: {
    'lex-hecate': { in: 'art' },
    judgementor: { in: 'science' },
    phantasmer: { in: 'central-square' },
  },
  districts: {
    art: { citizens: ['1: any', '2: any', '3: artist identified', '4: any'] },
    science: { citizens: ['5: any', '6: scientist revealed', '7: any', '8: any'] },
  },
});
