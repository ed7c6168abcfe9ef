import { AUDIENCES, buildView } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { layImprovement } from '../../../test/modules/improved.js';
import { listen, openKinds, optionTexts, playFrame, say } from '../../../test/modules/playing.js';
import { arrangeChronoleon, FINCH, lying, putInto } from '../../../test/modules/surges.js';
import { placeToken } from '../../effects/tokens.js';
import { advancePlan } from '../../effects/tracks.js';

describe('Surge tokens on the Plan', () => {
  /** Chronoleon picks up her first Improvement with the Plan there. */
  function improve(plan: number) {
    const g = arrangeChronoleon(0);
    g.state.tracks = { ...g.state.tracks, 'master-plan': plan };
    layImprovement(g, 'art', 'chronoleon');
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'end');
    listen(g);
    say(g, 'improvement', 'servant chronoleon');
    return g;
  }

  it.each([
    [1, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    [9, [10, 11]],
    [10, [11]],
    [11, []],
  ])('are laid with her first Improvement: with the Plan at %i on %j [CHR-2, R-ESC-5]', (plan, slots) => {
    const g = improve(plan);
    expect(lying(g, 'surge-track')).toEqual(slots.map((slot) => [slot, undefined]));
    const told = g.events?.filter(({ event }) => event === 'surges-laid');
    expect(told).toMatchObject(slots.length === 0 ? [] : [{ amount: slots.length }]);
  });

  it('are not laid again with the second [CHR-2]', () => {
    const g = arrangeChronoleon(1, ['custody']);
    layImprovement(g, 'art', 'chronoleon');
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'end');
    say(g, 'improvement', 'servant chronoleon');
    expect(lying(g, 'surge-track')).toEqual([]);
  });

  it('are not laid before she has one [CHR-2]', () => {
    const g = arrangeChronoleon(0);
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'end');
    expect(lying(g, 'surge-track')).toEqual([]);
  });

  it('are taken at each step, seen by the Great Machine only, with a public number [CHR-3, R-ESC-5, R-ESC-8]', () => {
    const g = improve(5);
    g.state.random.forced = [
      { purpose: 'surge', result: 'custody' },
      { purpose: 'resistance', result: 'art' },
      { purpose: 'surge', result: 'custody' },
      { purpose: 'resistance', result: 'velvet' },
    ];
    const events = listen(g);
    advancePlan(g, 'test');
    expect(events.map(({ event }) => event)).toEqual(['plan-advanced', 'surge-taken', 'resistance-placed']);
    advancePlan(g, 'test');
    expect(lying(g, 'surge-track')).toEqual([8, 9, 10, 11].map((slot) => [slot, undefined]));
    const seen = AUDIENCES.map((audience) => buildView(g, audience).tokens?.['surge-taken']);
    const at = { at: 'chronoleon' };
    expect(seen).toEqual([
      [
        { ...at, face: 'custody' },
        { ...at, face: 'custody' },
      ],
      [at, at],
      [at, at],
    ]);
  });

  it('are not taken by a step that completes the Plan, nor where none lies [CHR-3, R-ESC-8]', () => {
    const g = improve(10);
    g.state.random.forced = [
      { purpose: 'surge', result: 'espionage' },
      { purpose: 'resistance', result: 'art' },
    ];
    advancePlan(g, 'test');
    advancePlan(g, 'test');
    expect(g.state.outcome?.winner).toBe('machine');
    expect(lying(g, 'surge-taken')).toHaveLength(1);
  });
});

describe('a Hero with Surge tokens', () => {
  it('never gets a second of a type still held, active or not [CHR-7, R-ESC-5]', () => {
    const g = arrangeChronoleon(1, ['custody', 'supervision', 'coercion']);
    putInto(g, FINCH, 'art');
    placeToken(g, 'surge-given', { at: FINCH, face: 'custody' });
    placeToken(g, 'surge-active', { at: FINCH, face: 'supervision' });
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'servant chronoleon', 'do give-surge', 'hero finch');
    expect(optionTexts(g, 'machine-phase')).toEqual(['surge coercion']);
  });

  it('may get one of a type once the first is discarded [CHR-7]', () => {
    const g = arrangeChronoleon(1, ['supervision']);
    putInto(g, FINCH, 'art');
    placeToken(g, 'surge-discarded', { at: 0, face: 'supervision' });
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'servant chronoleon', 'do give-surge', 'hero finch');
    expect(optionTexts(g, 'machine-phase')).toEqual(['surge supervision']);
  });

  it.each([
    ['espionage', 'surge-active'],
    ['deterrence', 'surge-active'],
    ['supervision', 'surge-active'],
    ['coercion', 'surge-given'],
    ['custody', 'surge-given'],
  ])('%s lies as %s once it is given: red ones are activated, blue ones wait [CHR-6]', (surge, kind) => {
    const g = arrangeChronoleon(1, [surge]);
    putInto(g, FINCH, 'art');
    const events = listen(g);
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'servant chronoleon', 'do give-surge', 'hero finch', `surge ${surge}`);
    expect(lying(g, kind)).toEqual([[FINCH, surge]]);
    expect(events).toContainEqual(expect.objectContaining({ event: 'surge-given', hero: FINCH, surge }));
    expect(g.irreversible).toBe(true);
  });

  it('loses what was activated at the end of the round, and keeps what was not [CHR-6, R-ESC-5]', () => {
    const g = arrangeChronoleon(1);
    placeToken(g, 'surge-active', { at: FINCH, face: 'supervision' });
    placeToken(g, 'surge-given', { at: FINCH, face: 'custody' });
    const events = listen(g);
    playFrame(g, 'closing');
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'surge-discarded', hero: FINCH, surge: 'supervision' }),
    );
    expect(openKinds(g)).toEqual([]);
    expect(lying(g, 'surge-active')).toEqual([]);
    expect(lying(g, 'surge-discarded')).toEqual([[0, 'supervision']]);
    expect(lying(g, 'surge-given')).toEqual([[FINCH, 'custody']]);
  });
});
