import { AUDIENCES, buildView, type Game, heroAt, runScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { listen, openKinds, optionTexts, playTurn, say } from '../../../test/modules/playing.js';
import {
  ACTRESS,
  arrangeZeppelin,
  districtsOf,
  FINCH,
  FOWLER,
  place,
  ZEPPELIN_MODULES,
  ZEPPELIN_RULES,
} from '../../../test/modules/zeppelin.js';
import { placeRaid } from '../../effects/raids.js';

/** A Hero with Trust in the Art District, on the way to another or staying there. */
function send(g: Game, hero: number, trust: number, to = 'art'): void {
  const chosen = { owner: hero, district: place(to) };
  Object.assign(heroAt(g, hero), { place: place('art'), trust, hand: 0, chosen });
  playTurn(g, hero);
}

describe('a Hero who ends movement where the Zeppelin is', () => {
  it('receives 1 Trust, then may go to any connected District with it [ZEP-9, ZEP-10, R-HER-6]', () => {
    const g = arrangeZeppelin('science');
    const events = listen(g);
    send(g, FOWLER, 5, 'science');
    say(g, 'hero-step', 'to science');
    expect(heroAt(g, FOWLER).trust).toBe(4);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'trust-received', amount: 1, because: 'ZEP-9' }),
    );
    expect(optionTexts(g, 'zeppelin-passage')).toEqual([
      'to art',
      'to commerce',
      'to central-square',
      'decline',
    ]);
    say(g, 'zeppelin-passage', 'to central-square');
    expect(heroAt(g, FOWLER)).toMatchObject({ place: place('central-square'), trust: 4 });
    expect(districtsOf(g, 'zeppelin')).toEqual(['central-square']);
    expect(events).toContainEqual(expect.objectContaining({ event: 'hero-relocated', because: 'ZEP-10' }));
    expect(optionTexts(g, 'hero-action')).toContain('do central-square');
  });

  it('receives it whether they board or not, and may stay [ZEP-9, R-ZEP-3]', () => {
    const g = arrangeZeppelin('velvet');
    send(g, FOWLER, 2, 'velvet');
    say(g, 'hero-step', 'to velvet');
    say(g, 'zeppelin-passage', 'decline');
    expect(heroAt(g, FOWLER)).toMatchObject({ place: place('velvet'), trust: 1 });
    expect(districtsOf(g, 'zeppelin')).toEqual(['velvet']);
    expect(openKinds(g)).toEqual(['hero-action']);
  });

  it('needs no Access card, and relocates without ending movement there [ZEP-10, ZEP-11, R-REL-1]', () => {
    const g = arrangeZeppelin('art');
    heroAt(g, FOWLER).forfeited = 1 << place('science');
    send(g, FOWLER, 0);
    say(g, 'zeppelin-passage', 'to science');
    expect(buildView(g, 'public').thisRound.movementEndedIn).toEqual(['art']);
  });

  it('is asked before the Access card returns to hand [R-HER-5]', () => {
    const g = arrangeZeppelin('art');
    send(g, FOWLER, 0);
    expect(heroAt(g, FOWLER)).toMatchObject({ cardOpen: true, hand: 0 });
    say(g, 'zeppelin-passage', 'to science');
    expect(heroAt(g, FOWLER)).toMatchObject({ cardOpen: false, hand: 1 << place('art') });
  });

  it('is left alone where it is not, and when only passing through [ZEP-9]', () => {
    const elsewhere = arrangeZeppelin('velvet');
    send(elsewhere, FOWLER, 0);
    expect(openKinds(elsewhere)).toEqual(['hero-action']);
    const g = arrangeZeppelin('science');
    const events = listen(g);
    send(g, FOWLER, 4, 'commerce');
    say(g, 'hero-step', 'to science');
    say(g, 'hero-step', 'to commerce');
    expect(openKinds(g)).toEqual(['hero-action']);
    expect(events.some(({ event }) => event === 'trust-received')).toBe(false);
  });

  it('brings it to where the next Hero may board it [ZEP-10]', () => {
    const g = arrangeZeppelin('art');
    send(g, FINCH, 0);
    say(g, 'zeppelin-passage', 'to science');
    say(g, 'hero-action', 'pass');
    send(g, FOWLER, 2, 'science');
    say(g, 'hero-step', 'to science');
    expect(openKinds(g)).toEqual(['zeppelin-passage']);
    say(g, 'zeppelin-passage', 'to art');
    say(g, 'hero-action', 'pass');
    send(g, ACTRESS, 0);
    expect(openKinds(g)).toEqual(['zeppelin-passage']);
  });

  it('discards what is above the maximum, as ever [ZEP-9]', () => {
    const g = arrangeZeppelin('art');
    const { maxTrust } = ZEPPELIN_RULES.heroes.fowler ?? { maxTrust: 0 };
    send(g, FOWLER, maxTrust);
    expect(heroAt(g, FOWLER).trust).toBe(maxTrust);
    expect(openKinds(g)).toEqual(['zeppelin-passage']);
  });
});

describe('a Hero who is detained', () => {
  it.each(['option advance-the-plan', 'option no-trust'])(
    'by a Raid there gets neither Trust nor passage: %s [ZEP-9, R-HER-6]',
    (option) => {
      const g = arrangeZeppelin('art');
      placeRaid(g, place('art'));
      send(g, FOWLER, 0);
      say(g, 'detainment', option);
      expect(heroAt(g, FOWLER).trust).toBe(0);
      expect(openKinds(g)).not.toContain('zeppelin-passage');
    },
  );

  it('on the way there gets neither [ZEP-9]', () => {
    const g = arrangeZeppelin('science');
    g.state.random.forced = [{ purpose: 'escape-die', result: 'handcuffs' }];
    send(g, FOWLER, 1, 'science');
    say(g, 'hero-step', 'to science');
    say(g, 'detainment', 'option advance-the-plan');
    expect(heroAt(g, FOWLER)).toMatchObject({ place: place('science'), trust: 0 });
    expect(openKinds(g)).toEqual(['hero-action']);
  });

  it('by relocating to a Raid token is detained by the Raid, and loses the card chosen [ZEP-11, R-RAID-2]', () => {
    const g = arrangeZeppelin('art');
    placeRaid(g, place('science'));
    const events = listen(g);
    send(g, FOWLER, 0);
    say(g, 'zeppelin-passage', 'to science');
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'hero-detained', by: 'raid', district: place('science') }),
    );
    expect(g.state.raids).toEqual([{ district: place('science'), succeeded: true }]);
    say(g, 'detainment', 'option no-access');
    expect(heroAt(g, FOWLER)).toMatchObject({
      place: place('science'),
      trust: 1,
      turnEnded: true,
      forfeited: heroAt(g, FOWLER).forfeited | (1 << place('art')),
    });
    expect(districtsOf(g, 'zeppelin')).toEqual(['science']);
  });

  it('by relocating and let go takes an Action there [ZEP-11]', () => {
    const g = arrangeZeppelin('art');
    placeRaid(g, place('science'));
    send(g, FOWLER, 0);
    say(g, 'zeppelin-passage', 'to science');
    say(g, 'detainment', 'option advance-the-plan');
    expect(openKinds(g)).toEqual(['hero-action']);
    expect(heroAt(g, FOWLER).place).toBe(place('science'));
  });
});

describe('what is said of a passage', () => {
  it.each(AUDIENCES)('tells the %s whose it is [ZEP-10]', (audience) => {
    const g = arrangeZeppelin('art');
    send(g, FOWLER, 0);
    expect(buildView(g, audience).questions).toMatchObject([
      { kind: 'zeppelin-passage', actor: 'fowler', about: { hero: 'fowler' } },
    ]);
  });

  it('warns of a Raid, and says why not, with a rule [ZEP-10, ZEP-11]', () => {
    const { failures } = runScenario(ZEPPELIN_RULES, {
      format: 1,
      name: 'a passage',
      modules: ZEPPELIN_MODULES,
      phase: 'heroes',
      turn: 'fowler',
      step: 'zeppelin',
      event: 'night-patrols',
      heroes: { fowler: { in: 'science', chosen: 'science', cardOpen: true } },
      raids: ['art'],
      tokens: { zeppelin: ['science'] },
      steps: [
        {
          expect: {
            asked: { fowler: 'zeppelin-passage' },
            offered: [
              { to: 'fowler', picks: ['to art'], rule: 'ZEP-11', outcomes: [{ key: 'detained' }] },
              { to: 'fowler', picks: ['to commerce'], rule: 'ZEP-10' },
              { to: 'fowler', picks: ['decline'], rule: 'ZEP-10' },
            ],
            refused: [
              { do: 'fowler', picks: ['to science'], code: 'already-there', rule: 'ZEP-10' },
              { do: 'fowler', picks: ['to industrial'], code: 'not-connected', rule: 'CITY-4' },
            ],
          },
        },
        { do: 'fowler', picks: ['to commerce'] },
        {
          expect: {
            log: [{ key: 'hero-relocated', hero: 'fowler', to: 'commerce' }],
            state: { heroes: { fowler: { in: 'commerce', trust: 1 } }, tokens: { zeppelin: ['commerce'] } },
          },
        },
      ],
    });
    expect(failures).toEqual([]);
  });
});
