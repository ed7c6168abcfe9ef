import { assembleRules, buildView, runScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { arrangeGame, listen } from '../../../test/modules/playing.js';
import { arrange, discarded, HEROES, inCity, lay, place, RULES } from '../../../test/pockets.js';
import { placeToken } from '../../effects/tokens.js';
import { advancePlan } from '../../effects/tracks.js';

describe('a step of the Master Plan', () => {
  it('lays a token in the District that is drawn, for all to see [RES-1, RES-2]', () => {
    const g = arrange('science', 'art');
    const events = listen(g);
    advancePlan(g, 'test');
    advancePlan(g, 'test');
    expect(inCity(g)).toEqual(['art', 'science']);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'resistance-placed', district: place('art') }),
    );
    for (const audience of ['machine', 'revolutionaries', 'public'] as const)
      expect(buildView(g, audience).tokens?.resistance).toEqual([
        { at: 'art', face: 'art' },
        { at: 'science', face: 'science' },
      ]);
  });

  it('lays the token that a scenario file names [RES-2]', () => {
    const { failures } = runScenario(RULES, {
      format: 1,
      name: 'a pocket',
      modules: ['one-versus-many', 'pockets-of-resistance'],
      phase: 'closing',
      event: 'the-countdown',
      draws: { resistance: ['velvet'] },
      steps: [{ expect: { log: [{ key: 'resistance-placed', district: 'velvet' }] } }],
    });
    expect(failures).toEqual([]);
  });

  it('draws none that lies in the City or was discarded [RES-2]', () => {
    const g = arrange('art', 'art');
    advancePlan(g, 'test');
    expect(() => advancePlan(g, 'test')).toThrow("'art' is no possible result of 'resistance'");
  });

  it('gives the Great Machine a Bond after the token, without the Servants’ Improvements [RES-5, R-ESC-8]', () => {
    const g = arrange('velvet');
    const { bonds } = g.state;
    const events = listen(g);
    advancePlan(g, 'test');
    expect(g.state.bonds).toBe(bonds + 1);
    expect(events.map(({ event }) => event)).toEqual([
      'plan-advanced',
      'resistance-placed',
      'bonds-received',
    ]);
    expect(events.at(-1)).toMatchObject({ amount: 1, because: 'RES-5' });
  });

  it('that completes the Plan lays nothing any more [R-ESC-8, VIC-2]', () => {
    const g = arrange();
    g.state.tracks = { ...g.state.tracks, 'master-plan': 11 };
    advancePlan(g, 'test');
    expect(inCity(g)).toEqual([]);
    expect(g.state.outcome?.winner).toBe('machine');
  });

  it('does nothing of this without the module [RES-2, RES-5]', () => {
    const g = arrangeGame(assembleRules(), HEROES);
    const { bonds } = g.state;
    advancePlan(g, 'test');
    expect(g.state.bonds).toBe(bonds);
    expect(buildView(g, 'public').tokens).toBeUndefined();
  });
});

describe('the stack', () => {
  const ALL_BUT_ART = RULES.districts.map(({ id }) => id).filter((id) => id !== 'art');

  it('is made of the discarded tokens once it is empty [RES-4]', () => {
    const g = arrange('science');
    lay(g, ...ALL_BUT_ART.filter((id) => id !== 'science'), 'art');
    placeToken(g, 'resistance-discarded', { at: 0, face: 'science' });
    advancePlan(g, 'test');
    expect(inCity(g)).toHaveLength(9);
    expect(discarded(g)).toEqual([]);
  });

  it('is not, while a token is left in it [RES-4]', () => {
    const g = arrange('art');
    lay(g, ...ALL_BUT_ART.filter((id) => id !== 'science'));
    placeToken(g, 'resistance-discarded', { at: 0, face: 'science' });
    advancePlan(g, 'test');
    expect(discarded(g)).toEqual(['science']);
  });

  it('lays nothing while all nine are in the City, and the Bond still comes [RES-4, RES-5]', () => {
    const g = arrange();
    lay(g, ...ALL_BUT_ART, 'art');
    const { bonds } = g.state;
    advancePlan(g, 'test');
    expect(inCity(g)).toHaveLength(9);
    expect(g.state.bonds).toBe(bonds + 1);
  });
});
