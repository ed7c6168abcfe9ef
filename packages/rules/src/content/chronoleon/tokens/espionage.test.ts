import { AUDIENCES, buildView, type Game, heroAt } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { answer, apply, beforeTurns, goOn } from '../../../../test/enkidu.js';
import { listen, openKinds, playFrame, playTurn, say } from '../../../../test/modules/playing.js';
import { arrangeChronoleon, arrangeUnder, FINCH, FOWLER, putInto } from '../../../../test/modules/surges.js';
import { play } from '../../../../test/play.js';
import { placeRaid } from '../../../effects/raids.js';
import { placeToken } from '../../../effects/tokens.js';
import { districtNamed } from '../../../model/rules.js';

/** Finch in the Art District has chosen the Science District; Chronoleon gives the token. */
function spy(owner = FINCH): Game {
  const g = arrangeChronoleon(1, ['espionage']);
  putInto(g, FINCH, 'art');
  heroAt(g, FINCH).chosen = { owner, district: districtNamed(g.rules, 'science') };
  listen(g);
  playFrame(g, 'machine');
  say(g, 'machine-phase', 'servant chronoleon', 'do give-surge', 'hero finch', 'surge espionage');
  return g;
}

const destinations = (g: Game) =>
  AUDIENCES.map((audience) => buildView(g, audience).heroes[FINCH]?.destination);

describe('Espionage', () => {
  it('shows the chosen card to both sides, and not to spectators until it is revealed [CHR-8, R-INF-9]', () => {
    const g = spy();
    expect(destinations(g)).toEqual(['science', 'science', undefined]);
    expect(g.events).toContainEqual(
      expect.objectContaining({ event: 'access-looked-at', hero: FINCH, district: 1 }),
    );
    g.state.frames.length = 0;
    playTurn(g, FINCH);
    expect(destinations(g)).toEqual(['science', 'science', 'science']);
  });

  it('shows a lent card, too [CHR-8]', () => {
    expect(destinations(spy(FOWLER))).toEqual(['science', 'science', undefined]);
  });

  it('shows no card of another Hero, nor one without the token [CHR-8]', () => {
    const g = arrangeChronoleon(1, ['espionage']);
    heroAt(g, FINCH).chosen = { owner: FINCH, district: 0 };
    expect(destinations(g)).toEqual([undefined, 'art', undefined]);
  });

  it('may be given to a Hero without a card [CHR-8]', () => {
    const g = arrangeChronoleon(1, ['espionage']);
    putInto(g, FINCH, 'art');
    const events = listen(g);
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'servant chronoleon', 'do give-surge', 'hero finch', 'surge espionage');
    expect(events.map(({ event }) => event)).not.toContain('access-looked-at');
  });

  it('makes a Raid fail that catches only this Hero, who is detained by it all the same [CHR-8]', () => {
    const g = arrangeUnder(FINCH, ['espionage']);
    placeRaid(g, districtNamed(g.rules, 'art'));
    const events = listen(g);
    playTurn(g, FINCH);
    expect(events).toContainEqual(expect.objectContaining({ event: 'hero-detained', by: 'raid' }));
    expect(openKinds(g)).toEqual(['detainment']);
    expect(g.state.raids).toMatchObject([{ succeeded: false, caughtOne: true }]);
    expect(g.state.thisRound.raidSucceeded).toBe(false);
  });

  it.each([
    ['without', []],
    ['with', ['espionage']],
  ])('lets a Raid succeed that catches another Hero, too, one %s the token [CHR-8]', (_, surges) => {
    const g = arrangeUnder(FINCH, ['espionage']);
    for (const face of surges) placeToken(g, 'surge-active', { at: FOWLER, face });
    placeRaid(g, districtNamed(g.rules, 'art'));
    playTurn(g, FINCH);
    say(g, 'detainment', 'option no-trust');
    Object.assign(heroAt(g, FOWLER), { hand: 0, chosen: undefined });
    putInto(g, FOWLER, 'art');
    playTurn(g, FOWLER);
    expect(g.state.raids).toMatchObject([{ succeeded: true }]);
  });

  it('lets a Raid succeed whose first Hero has left by Relativity before it catches another [CHR-8]', () => {
    const position = beforeTurns(['relativity'], {
      modules: ['one-versus-many', 'bring-about-a-revolution', 'servants-of-the-machine', 'chronoleon'],
      raids: ['art'],
      heroes: {
        enkidu: { in: 'science', trust: 5 },
        fowler: { in: 'art', chosen: 'art' },
        actress: { in: 'science', chosen: 'art', trust: 5 },
      },
      tokens: {
        'improvement-installed': ['chronoleon'],
        'surge-active': ['fowler espionage', 'actress espionage'],
      },
    });
    play({
      ...position,
      steps: [
        goOn,
        { do: 'machine', decision: 'detainment', picks: ['option no-trust'] },
        {
          expect: {
            state: { raids: ['art caught'] },
            view: AUDIENCES.map((of) => ({
              of,
              contains: { raids: [{ district: 'art', succeeded: false, caughtOne: true }] },
            })),
          },
        },
        apply('relativity'),
        answer('relativity', 'hero fowler', 'hero enkidu'),
        { do: 'actress', decision: 'hero-step', picks: ['to art'] },
        { do: 'machine', decision: 'detainment', picks: ['option no-trust'] },
        { expect: { state: { raids: ['art succeeded'], history: { raidSucceeded: true } } } },
        { do: 'enkidu', picks: ['to science'] },
        { pass: ['enkidu'] },
        { expect: { state: { round: 2 }, notLog: [{ key: 'raid-failed' }] } },
      ],
    });
  });

  it('changes nothing for a Raid without it [CHR-8]', () => {
    const g = arrangeUnder(FINCH, []);
    placeRaid(g, districtNamed(g.rules, 'art'));
    playTurn(g, FINCH);
    expect(g.state.raids).toMatchObject([{ succeeded: true }]);
  });
});
