import { describe, it } from 'vitest';
import { play } from '../play.js';
import { turnOf } from './positions.js';

/** The Actress stays in the Art District, where a Raid waits for her. */
const ACTRESS_RAIDED = {
  ...turnOf('actress'),
  heroes: {
    veteran: {},
    actress: { in: 'art', trust: 3, chosen: 'art', forfeited: ['velvet'] },
    physician: { in: 'velvet' },
  },
  raids: ['art'],
} as const;

describe('a detainment', () => {
  it('comes by Guards on the way or by a Raid at the end of it [DET-1]', () => {
    play({
      ...turnOf('finch'),
      heroes: {
        finch: { in: 'art', chosen: 'science' },
        fowler: { in: 'velvet', chosen: 'velvet' },
        physician: { in: 'commerce', chosen: 'commerce' },
      },
      districts: { art: { guards: 1 } },
      raids: ['velvet'],
      draws: { 'escape-die': ['handcuffs'] },
      steps: [
        { do: 'finch', picks: ['to science'] },
        {
          expect: {
            log: [{ key: 'hero-detained', hero: 'finch', by: 'guards' }],
            asked: { machine: 'detainment' },
          },
        },
        { do: 'machine', picks: ['option no-trust'] },
        {
          expect: {
            log: [{ key: 'hero-detained', hero: 'fowler', by: 'raid' }],
            asked: { machine: 'detainment' },
          },
        },
        { do: 'machine', picks: ['option no-trust'] },
        {
          expect: {
            asked: { machine: 'nothing', physician: 'hero-action' },
            state: { heroes: { physician: { detained: false } } },
          },
        },
      ],
    });
  });

  it('happens once: captured on the way to a Raid, a Hero is asked about a single time [DET-1, R-HER-3]', () => {
    play({
      ...turnOf('actress'),
      tracks: { 'master-plan': 4 },
      heroes: { veteran: {}, actress: { in: 'art', chosen: 'commerce' }, physician: {} },
      districts: { art: { guards: 1 } },
      raids: ['science', 'commerce'],
      draws: { 'escape-die': ['handcuffs'] },
      steps: [
        { do: 'actress', picks: ['to science'] },
        {
          expect: {
            log: [{ key: 'hero-detained', hero: 'actress', by: 'raid', district: 'commerce' }],
            notLog: [{ key: 'hero-detained', by: 'guards' }],
            state: { raids: ['science', 'commerce succeeded'], heroes: { actress: { in: 'commerce' } } },
          },
        },
        { do: 'machine', picks: ['option advance-the-plan'] },
        {
          note: 'It counts as a detainment by the Raid: the Actress receives her 2 Trust.',
          expect: {
            asked: { machine: 'nothing', actress: 'hero-action' },
            state: { tracks: { 'master-plan': 5 }, heroes: { actress: { trust: 2 } } },
          },
        },
      ],
    });
  });

  it('by Guards alone does not move the crowd of the Actress [R-HER-3]', () => {
    play({
      ...turnOf('actress'),
      heroes: { veteran: {}, actress: { in: 'art', chosen: 'commerce' }, physician: {} },
      districts: { art: { guards: 1 } },
      raids: ['science'],
      draws: { 'escape-die': ['handcuffs'] },
      steps: [
        { do: 'actress', picks: ['to science'] },
        { do: 'machine', picks: ['option advance-the-plan'] },
        { expect: { state: { raids: ['science'], heroes: { actress: { in: 'commerce', trust: 0 } } } } },
      ],
    });
  });

  it("is settled before the next Hero's card is turned, and for good [R-HER-8]", () => {
    play({
      ...ACTRESS_RAIDED,
      steps: [
        {
          expect: {
            asked: { machine: 'detainment', actress: 'nothing', physician: 'nothing' },
            notLog: [{ key: 'access-revealed', hero: 'physician' }],
            state: { turn: 'actress', heroes: { physician: { cardOpen: false } } },
          },
        },
        { do: 'machine', picks: ['option no-trust'] },
        {
          expect: {
            log: [{ key: 'access-revealed', hero: 'physician' }],
            mayUndo: { machine: 0 },
            state: { turn: 'physician' },
          },
        },
      ],
    });
  });
});

describe('option A', () => {
  it('advances the plan; the Hero goes on, but has been detained [DET-2]', () => {
    play({
      ...turnOf('physician'),
      event: 'security-checks',
      tracks: { 'master-plan': 4 },
      bonds: 1,
      heroes: {
        finch: {},
        veteran: {},
        physician: { in: 'art', trust: 2, chosen: 'art', forfeited: ['velvet'] },
      },
      raids: ['art'],
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'machine',
                picks: ['option advance-the-plan'],
                rule: 'DET-2',
                outcomes: [{ key: 'plan-advances' }],
              },
            ],
          },
        },
        { do: 'machine', picks: ['option advance-the-plan'] },
        {
          expect: {
            asked: { physician: 'hero-action' },
            state: {
              bonds: 1,
              tracks: { 'master-plan': 5 },
              heroes: { physician: { trust: 2, forfeited: ['velvet'], detained: true, turnEnded: false } },
            },
          },
        },
        { do: 'physician', picks: ['do gain-trust'] },
        {
          note: 'Security Checks advances the plan because a Hero was detained this round.',
          expect: { state: { round: 2, tracks: { 'master-plan': 6 } } },
        },
      ],
    });
  });

  it('that completes the plan leaves nothing for the Actress [R-HER-4]', () => {
    play({
      ...ACTRESS_RAIDED,
      tracks: { 'master-plan': 11 },
      steps: [
        { do: 'machine', picks: ['option advance-the-plan'] },
        {
          expect: {
            winner: { side: 'machine', how: 'plan-by-detainment' },
            state: { heroes: { actress: { trust: 3 } } },
          },
        },
      ],
    });
  });
});

describe('option B', () => {
  it("ends the turn: no Action, and the next Hero's turn begins [DET-3]", () => {
    play({
      ...ACTRESS_RAIDED,
      tracks: { 'master-plan': 4 },
      steps: [
        { do: 'machine', picks: ['option no-access'] },
        {
          expect: {
            asked: { actress: 'nothing', physician: 'hero-action' },
            state: {
              turn: 'physician',
              tracks: { 'master-plan': 4 },
              heroes: { actress: { turnEnded: true, trust: 3 } },
            },
          },
        },
      ],
    });
  });

  it("with 'No Trust!' turns all Trust into Bonds and leaves the card [DET-4]", () => {
    play({
      ...ACTRESS_RAIDED,
      bonds: 1,
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'machine',
                picks: ['option no-trust'],
                outcomes: [{ key: 'turn-ends' }, { key: 'bonds-received', params: { amount: 3 } }],
              },
            ],
          },
        },
        { do: 'machine', picks: ['option no-trust'] },
        {
          expect: {
            state: { bonds: 4, heroes: { actress: { trust: 0, chosen: 'none', forfeited: ['velvet'] } } },
          },
        },
      ],
    });
  });

  it("with 'No Access!' takes the chosen card for good and leaves the Trust [DET-5]", () => {
    play({
      ...ACTRESS_RAIDED,
      bonds: 1,
      steps: [
        { do: 'machine', picks: ['option no-access'] },
        { expect: { state: { bonds: 1, heroes: { actress: { trust: 3, forfeited: ['velvet', 'art'] } } } } },
        { pass: ['physician'] },
        {
          note: 'In the next round the card is not to be chosen.',
          expect: { refused: [{ do: 'actress', picks: ['card art'], code: 'card-forfeited' }] },
        },
      ],
    });
  });

  it('may take the Trust of a Hero who has none [R-HER-4]', () => {
    play({
      ...ACTRESS_RAIDED,
      heroes: { ...ACTRESS_RAIDED.heroes, actress: { in: 'art', trust: 0, chosen: 'art' } },
      bonds: 1,
      steps: [
        { do: 'machine', picks: ['option no-trust'] },
        { expect: { state: { bonds: 1, turn: 'physician', heroes: { actress: { turnEnded: true } } } } },
      ],
    });
  });

  it('is followed by what it stirs up: 2 Discontent, then the Show Trial [R-HER-4]', () => {
    play({
      ...ACTRESS_RAIDED,
      event: 'show-trial',
      tracks: { discontent: 4 },
      draws: { 'show-trial-card': ['commerce'] },
      steps: [
        { do: 'machine', picks: ['option no-access'] },
        {
          expect: {
            log: [{ key: 'access-forfeited', hero: 'actress', because: 'EVT-show-trial' }],
            state: {
              tracks: { discontent: 6 },
              heroes: { actress: { forfeited: ['velvet', 'art', 'commerce'], trust: 3 } },
            },
          },
        },
      ],
    });
  });
});
