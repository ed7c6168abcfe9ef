import { describe, it } from 'vitest';
import { playHeroCard } from '../../../../test/hero-card.js';
import { play } from '../../../../test/play.js';

const turn = { phase: 'heroes', turn: 'fowler', step: 'action', event: 'the-countdown' };

const inArt = {
  ...turn,
  heroes: { fowler: { in: 'art', trust: 4 }, physician: {}, artificer: {} },
  tracks: { discontent: 6 },
  districts: { art: { guards: 1, citizens: ['artist', 'artist', 'any'] } },
};

const incitement = { do: 'fowler', picks: ['do incitement'] };
const turnIsOver = { expect: { asked: { fowler: 'nothing' }, state: { turn: 'artificer' } } };

describe('Coolum McDouglas', () => {
  it('starts in the Velvet District, acts after the Veteran and holds 5 Trust [HERO-fowler]', () => {
    playHeroCard({
      hero: 'fowler',
      startsIn: 'velvet',
      maxTrust: 5,
      order: ['veteran', 'fowler', 'actress'],
    });
  });

  it('takes 2 different Actions, pays for each and has no third [HERO-fowler]', () => {
    play({
      ...inArt,
      steps: [
        incitement,
        { expect: { asked: { fowler: 'hero-action' }, state: { tracks: { discontent: 7 } } } },
        { do: 'fowler', picks: ['do identify', 'citizen any@art', 'done'] },
        { expect: { state: { heroes: { fowler: { trust: 2 } } } } },
        turnIsOver,
      ],
    });
  });

  it('may stop after one Action [HERO-fowler]', () => {
    play({ ...inArt, steps: [incitement, { pass: ['fowler'] }, turnIsOver] });
  });

  it('does not take the same Action twice [R-ACT-8]', () => {
    const again = { do: 'fowler', picks: ['do incitement'], code: 'not-as-second-action', rule: 'R-ACT-8' };
    play({
      ...inArt,
      steps: [
        incitement,
        {
          expect: {
            refused: [again],
            notOffered: [{ to: 'fowler', picks: ['do incitement'] }],
            offered: [{ to: 'fowler', picks: ['do attack'] }],
          },
        },
      ],
    });
  });

  it('gains Trust second, but nothing follows Gain Trust [R-ACT-8, HERO-fowler]', () => {
    const gainTrust = { do: 'fowler', picks: ['do gain-trust'] };
    const unasked = { expect: { notLog: [{ key: 'hero-passed' }] } };
    play({ ...inArt, steps: [gainTrust, unasked, turnIsOver] });
    play({ ...inArt, steps: [incitement, gainTrust, turnIsOver] });
  });

  it('never starts a Riot as his second Action [R-ACT-8, HERO-fowler]', () => {
    play({
      ...inArt,
      steps: [
        { expect: { offered: [{ to: 'fowler', picks: ['do riot'], price: 3 }] } },
        { do: 'fowler', picks: ['do attack', 'amount 0'] },
        { expect: { refused: [{ do: 'fowler', picks: ['do riot'], code: 'not-as-second-action' }] } },
      ],
    });
  });

  it.each([
    ['successful', ['artist', 'artist'], true],
    ['failed', ['traitor', 'traitor'], false],
  ])('has no second Action after a %s Riot [R-ACT-8]', (_how, citizens, success) => {
    play({
      ...inArt,
      districts: { art: { guards: 1, citizens } },
      steps: [
        { do: 'fowler', picks: ['do riot'] },
        { expect: { log: [{ key: 'riot-resolved', success }] } },
        turnIsOver,
      ],
    });
  });

  it('takes Actions A and B of one District [R-ACT-8]', () => {
    play({
      ...turn,
      heroes: {
        fowler: { in: 'tower-of-law', trust: 3, forfeited: ['velvet'] },
        artificer: {},
        physician: {},
      },
      districts: { 'tower-of-law': { guards: 1 } },
      directives: { published: ['levy', 'curfew'] },
      steps: [
        { do: 'fowler', picks: ['do tower-of-law-a', 'directive levy'] },
        {
          expect: {
            refused: [{ do: 'fowler', picks: ['do tower-of-law-a'], code: 'not-as-second-action' }],
            offered: [{ to: 'fowler', picks: ['do tower-of-law-b'], price: 1 }],
          },
        },
        { do: 'fowler', picks: ['do tower-of-law-b', 'hero fowler'] },
        { expect: { state: { heroes: { fowler: { trust: 1, forfeited: [] } } } } },
        turnIsOver,
      ],
    });
  });

  it('chooses the second Action only when the first is finished [R-ACT-8]', () => {
    play({
      ...turn,
      heroes: { fowler: { in: 'grand-citadel', trust: 2 } },
      districts: { 'grand-citadel': { guards: 0 }, art: { citizens: [] } },
      arrested: ['noble'],
      steps: [
        { do: 'fowler', picks: ['do grand-citadel-b'] },
        { expect: { asked: { fowler: 'citizen-return' } } },
        { do: 'fowler', picks: ['to art'], decision: 'citizen-return' },
        { expect: { asked: { fowler: 'hero-action' }, state: { turn: 'fowler' } } },
      ],
    });
  });

  it('pays for the second with what the first brought [R-ACT-8]', () => {
    play({
      ...turn,
      heroes: { fowler: { in: 'control-nexus', trust: 0 } },
      districts: { 'control-nexus': { guards: 2 } },
      steps: [
        { expect: { refused: [{ do: 'fowler', picks: ['do control-nexus-a'], code: 'too-little-trust' }] } },
        { do: 'fowler', picks: ['do control-nexus-b', 'hero fowler'] },
        { expect: { offered: [{ to: 'fowler', picks: ['do control-nexus-a'], price: 2, left: 1 }] } },
      ],
    });
  });

  it('is the only one who does: the Artificer has one Action [HERO-fowler, ACT-1]', () => {
    play({
      ...inArt,
      turn: 'artificer',
      heroes: { fowler: {}, artificer: { in: 'art', trust: 4 }, physician: {} },
      steps: [
        { do: 'artificer', picks: ['do incitement'] },
        { expect: { asked: { artificer: 'nothing' }, state: { turn: 'physician' } } },
      ],
    });
  });
});
