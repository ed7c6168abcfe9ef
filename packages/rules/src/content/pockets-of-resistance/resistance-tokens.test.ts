import { type AnswerPick, heroAt, itemAt } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { optionTexts, questionOf, say } from '../../../test/modules/playing.js';
import { play } from '../../../test/play.js';
import { arrange, discarded, FOWLER, fowlerActs, inCity, lay, place } from '../../../test/pockets.js';
import { playSurcharged } from '../../../test/surcharge.js';
import { explainPick } from '../../engine/questions.js';
import { pickAmount, pickDo, pickWith } from '../../model/picks.js';

describe('a Resistance token', () => {
  it('pays 1 Trust of an exit from its District, if the Hero wants it [RES-3, R-RES-1]', () => {
    for (const [means, trust] of [
      ['with resistance', 3],
      ['with trust', 2],
    ] as const) {
      const g = arrange();
      lay(g, 'art', 'science');
      fowlerActs(g, 4, 'science');
      say(g, 'hero-step', 'to science');
      expect(optionTexts(g, 'hero-step')).toEqual(['with trust', 'with resistance']);
      say(g, 'hero-step', means);
      expect(heroAt(g, FOWLER).trust).toBe(trust);
      expect(discarded(g)).toEqual(means === 'with trust' ? [] : ['art']);
    }
  });

  it('pays 1 Trust of an Action there, one token a price [RES-3, R-RES-1]', () => {
    const g = arrange();
    lay(g, 'art');
    fowlerActs(g, 2);
    say(g, 'hero-action', 'do incitement', 'with resistance');
    expect(heroAt(g, FOWLER).trust).toBe(1);
    expect(inCity(g)).toEqual([]);
  });

  it('brings an Action within reach that costs 1 Trust more than the Hero has [R-RES-1]', () => {
    const g = arrange();
    lay(g, 'art');
    fowlerActs(g, 1);
    say(g, 'hero-action', 'do incitement');
    expect(heroAt(g, FOWLER).trust).toBe(0);
    expect(discarded(g)).toEqual(['art']);
  });

  it('does not, if 2 Trust are missing, or if it lies elsewhere [R-RES-1]', () => {
    for (const [trust, district] of [
      [0, 'art'],
      [1, 'science'],
    ] as const) {
      const g = arrange();
      lay(g, district);
      fowlerActs(g, trust);
      expect(optionTexts(g, 'hero-action')).not.toContain('do incitement');
    }
  });

  it('is told with the option that uses it up, chosen or not [RES-3, R-RES-1]', () => {
    const g = arrange();
    lay(g, 'art');
    const meaningOf = (trust: number, ...picks: readonly AnswerPick[]) => {
      heroAt(g, FOWLER).trust = trust;
      const question = questionOf(g, 'hero-action');
      return explainPick(g, { ...question, draft: picks.slice(0, -1) }, itemAt(picks, picks.length - 1));
    };
    fowlerActs(g, 2);
    const [incitement, attack, amount] = [pickDo('incitement'), pickDo('attack'), pickAmount(1)];
    expect(meaningOf(1, incitement)).toMatchObject({ price: 1, left: 0, usesUp: 'resistance' });
    expect(meaningOf(0, attack, amount)).toMatchObject({ price: 0, left: 0, usesUp: 'resistance' });
    expect(meaningOf(2, incitement, pickWith('resistance'))).toMatchObject({ usesUp: 'resistance' });
    for (const told of [meaningOf(2, incitement), meaningOf(0, attack), meaningOf(1, attack, amount)])
      expect(told.usesUp).toBeUndefined();
  });

  it('may be refused by a Hero who is short by 1 and rolls [R-RES-1]', () => {
    const g = arrange();
    lay(g, 'art');
    g.state.random.forced = [{ purpose: 'escape-die', result: 'running-man' }];
    fowlerActs(g, 1, 'science');
    say(g, 'hero-step', 'to science', 'with trust');
    expect(inCity(g)).toEqual(['art']);
    expect(heroAt(g, FOWLER)).toMatchObject({ trust: 0, place: place('science') });
  });

  it('stands for nothing of a price of 0 [R-RES-1]', () => {
    const g = arrange();
    lay(g, 'art');
    g.state.guards[place('art')] = 0;
    fowlerActs(g, 1);
    say(g, 'hero-action', 'do incitement');
    expect(heroAt(g, FOWLER).trust).toBe(1);
    expect(inCity(g)).toEqual(['art']);
  });
});

describe('what a Resistance token takes off a price', () => {
  const pocket = (turn: object) => ({
    modules: ['one-versus-many', 'pockets-of-resistance'],
    phase: 'heroes',
    turn: 'fowler',
    event: 'the-countdown',
    city: ['AASSCC', 'GVQQTN', 'GVIITN'],
    districts: { art: { guards: 2, citizens: ['artist'] }, science: { citizens: [] } },
    tokens: { resistance: ['art art'] },
    ...turn,
  });
  const told = (picks: readonly string[], left: number, lines: readonly object[]) => ({
    expect: { offered: [{ to: 'fowler', picks, price: 4 - left, left, breakdown: { exactly: lines } }] },
  });
  const token = { source: 'RES-3', amount: -1 };

  it('is told as a line of its own, at an exit [RES-3, R-COST-1]', () => {
    const guards = { source: 'HER-4', amount: 2 };
    play({
      ...pocket({ heroes: { fowler: { in: 'art', trust: 4, chosen: 'science' } } }),
      steps: [
        told(['to science', 'with trust'], 2, [guards]),
        told(['to science', 'with resistance'], 3, [guards, token]),
      ],
    });
  });

  it('and at an Action, also where the token is used without a question [RES-3, R-COST-1]', () => {
    const guards = { source: 'ACT-2', amount: 2 };
    const turn = (trust: number) => ({ step: 'action', heroes: { fowler: { in: 'art', trust } } });
    play({
      ...pocket(turn(4)),
      steps: [
        told(['do incitement', 'with trust'], 2, [guards]),
        told(['do incitement', 'with resistance'], 3, [guards, token]),
      ],
    });
    play({
      ...pocket(turn(1)),
      steps: [
        {
          expect: {
            offered: [
              { to: 'fowler', picks: ['do incitement'], price: 1, left: 0, breakdown: [guards, token] },
            ],
          },
        },
      ],
    });
  });
});

describe('a Resistance token at an attack', () => {
  /** A Hero with so much Trust in the Commerce District, beside 2 Guards and a token. */
  const attacking = (hero: string, trust: number, face: string) => ({
    modules: ['one-versus-many', 'pockets-of-resistance'],
    phase: 'heroes',
    turn: hero,
    step: 'action',
    event: 'the-countdown',
    heroes: { fowler: {}, veteran: {}, physician: {}, [hero]: { in: 'commerce', trust } },
    districts: { commerce: { guards: 2 } },
    tokens: { resistance: ['commerce commerce'] },
    draws: { 'assault-die': [face] },
  });
  const after = (hero: string, trust: number, guards: number, tokens: readonly string[]) => ({
    expect: {
      state: {
        heroes: { [hero]: { trust } },
        districts: { commerce: { guards } },
        tokens: { resistance: tokens },
      },
    },
  });

  it.each([
    ['with resistance', 3, [], [{ source: 'RES-3', amount: -1 }]],
    ['with trust', 2, ['commerce commerce'], []],
  ])(
    'stands for 1 Trust of the stake and counts for the die: %s [RES-3, R-RES-1]',
    (means, left, tokens, off) => {
      play({
        ...attacking('fowler', 4, '2'),
        steps: [
          {
            expect: {
              offered: [
                { to: 'fowler', picks: ['do attack'], price: 0, left: 4 },
                {
                  to: 'fowler',
                  picks: ['do attack', 'amount 2', means],
                  price: 4 - left,
                  left,
                  breakdown: { exactlyInOrder: [{ source: 'ACT-4', amount: 2 }, ...off] },
                  outcomes: [
                    { key: 'guard-breaks', chance: 1 / 6 },
                    { key: 'attack-fails', chance: 5 / 6 },
                  ],
                },
              ],
            },
          },
          { do: 'fowler', picks: ['do attack', 'amount 2', means] },
          { expect: { log: [{ key: 'attack-resolved', stake: 2, success: true }] } },
          after('fowler', left, 1, tokens),
        ],
      });
    },
  );

  it('allows a stake of 1 more than the Hero has, and is used without a question [R-RES-1, R-ACT-2]', () => {
    play({
      ...attacking('fowler', 2, '3'),
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'fowler',
                picks: ['do attack', 'amount 3'],
                price: 2,
                left: 0,
                breakdown: [
                  { source: 'ACT-4', amount: 3 },
                  { source: 'RES-3', amount: -1 },
                ],
                outcomes: [{ key: 'guard-breaks', chance: 1 / 2 }],
              },
            ],
            notOffered: [{ to: 'fowler', picks: ['do attack', 'amount 4'] }],
            refused: [{ do: 'fowler', picks: ['do attack', 'amount 4'], code: 'too-little-trust' }],
          },
        },
        { do: 'fowler', picks: ['do attack', 'amount 3'] },
        { expect: { log: [{ key: 'resistance-used', hero: 'fowler' }] } },
        after('fowler', 0, 1, []),
      ],
    });
  });

  it('is not used for a stake of 0 [R-RES-1]', () => {
    play({
      ...attacking('fowler', 4, '2'),
      steps: [
        { do: 'fowler', picks: ['do attack', 'amount 0'] },
        after('fowler', 4, 2, ['commerce commerce']),
      ],
    });
  });

  it.each([
    [0, '2', 0, 2],
    [2, '2', 2, 1],
  ])(
    'pays 1 Trust of a stake of %i and its surcharge of 1 together [R-RES-1, R-COST-2]',
    (stake, face, paid, guards) => {
      playSurcharged({
        ...attacking('fowler', 2, face),
        steps: [
          { expect: { notOffered: [{ to: 'fowler', picks: ['do attack', 'amount 3'] }] } },
          {
            do: 'fowler',
            picks: ['do attack', `amount ${stake}`, ...(stake === 0 ? ['with resistance'] : [])],
          },
          after('fowler', 2 - paid, guards, []),
        ],
      });
    },
  );

  it('helps the Veteran when he pays after the roll [R-RES-1, R-ACT-9]', () => {
    for (const [trust, picks, left] of [
      [3, ['amount 3', 'with resistance'], 1],
      [2, ['amount 3'], 0],
    ] as const)
      play({
        ...attacking('veteran', trust, '3'),
        steps: [
          { do: 'veteran', picks: ['do attack'] },
          {
            expect: {
              offered: [
                {
                  to: 'veteran',
                  picks,
                  price: 2,
                  left,
                  breakdown: [
                    { source: 'ACT-4', amount: 3 },
                    { source: 'RES-3', amount: -1 },
                  ],
                  outcomes: [{ key: 'guard-breaks' }],
                },
              ],
              notOffered: [{ to: 'veteran', picks: [`amount ${trust + 2}`] }],
            },
          },
          { do: 'veteran', decision: 'attack-payment', picks },
          after('veteran', left, 1, []),
        ],
      });
  });
});
