import { type Game, heroAt, questionsFor } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { listen, openKinds, optionTexts, playTurn, say } from '../../../../test/modules/playing.js';
import { arrangeUnder, FOWLER, lying } from '../../../../test/modules/surges.js';
import { placeToken } from '../../../effects/tokens.js';
import { districtNamed } from '../../../model/rules.js';

/** The Fowler attacks in the Art District with 3 Trust; the token waits with him. */
function attack(...faces: readonly string[]): Game {
  const g = arrangeUnder(FOWLER, []);
  placeToken(g, 'surge-given', { at: FOWLER, face: 'coercion' });
  g.state.random.forced = faces.map((result) => ({ purpose: 'assault-die', result }));
  playTurn(g, FOWLER);
  say(g, 'hero-action', 'do attack', 'amount 3');
  return g;
}

describe('Coercion', () => {
  it('may be activated when the Hero is about to roll: two dice, and the worse counts [CHR-10, CHR-6]', () => {
    const g = attack('2', '4');
    expect(optionTexts(g, 'surge')).toEqual(['surge coercion', 'go-on', 'no-stops']);
    const events = listen(g);
    say(g, 'surge', 'surge coercion');
    expect(lying(g, 'surge-active')).toEqual([[FOWLER, 'coercion']]);
    expect(events.filter(({ event }) => event === 'die-rolled')).toHaveLength(2);
    expect(events).toContainEqual(expect.objectContaining({ event: 'attack-resolved', success: false }));
  });

  it('needs not: then it is one die, and the token waits on [CHR-6]', () => {
    const g = attack('2');
    const events = listen(g);
    say(g, 'surge', 'go-on');
    expect(events).toContainEqual(expect.objectContaining({ event: 'attack-resolved', success: true }));
    expect(lying(g, 'surge-given')).toEqual([[FOWLER, 'coercion']]);
  });

  it('counts for each roll of the round, without being asked again [CHR-10]', () => {
    const g = arrangeUnder(FOWLER, ['coercion']);
    Object.assign(heroAt(g, FOWLER), {
      trust: 0,
      chosen: { owner: FOWLER, district: districtNamed(g.rules, 'science') },
    });
    g.state.random.forced = ['running-man', 'handcuffs'].map((result) => ({ purpose: 'escape-die', result }));
    const events = listen(g);
    playTurn(g, FOWLER);
    say(g, 'hero-step', 'to science');
    expect(events.filter(({ event }) => event === 'die-rolled')).toHaveLength(2);
    expect(openKinds(g)).toEqual(['detainment']);
  });

  it('shows the chances of two dice once it is active, and of one before and without it [CHR-10]', () => {
    const chanceWith = (active: readonly string[]) => {
      const g = arrangeUnder(FOWLER, active);
      playTurn(g, FOWLER);
      const seat = g.state.config.seats.find(({ speaksFor }) => speaksFor.includes('fowler'))?.seat ?? '';
      say(g, 'hero-action', 'do attack');
      const [question] = questionsFor(g, seat);
      const three = question?.options.find(({ pick }) => pick.names === 'number' && pick.of === 3);
      return three?.meaning?.outcomes?.find(({ key }) => key === 'guard-breaks')?.chance;
    };
    expect(chanceWith([])).toBeCloseTo(3 / 6);
    expect(chanceWith(['coercion'])).toBeCloseTo((3 / 6) ** 2);
  });

  it('shows the Great Machine the chances with it and without it [CHR-10, CHR-6]', () => {
    const g = attack();
    const [question] = questionsFor(g, 'machine');
    const chanceBy = (name: string) => {
      const option = question?.options.find(({ pick }) => Object.values(pick).includes(name));
      return option?.meaning.outcomes?.find(({ key }) => key === 'guard-breaks')?.chance;
    };
    expect(chanceBy('coercion')).toBeCloseTo((3 / 6) ** 2);
    expect(chanceBy('go-on')).toBeCloseTo(3 / 6);
  });

  it('asks nothing where no token waits [CHR-6]', () => {
    const g = arrangeUnder(FOWLER, []);
    g.state.random.forced = [{ purpose: 'assault-die', result: '2' }];
    playTurn(g, FOWLER);
    say(g, 'hero-action', 'do attack', 'amount 3');
    expect(openKinds(g)).not.toContain('surge');
  });
});
