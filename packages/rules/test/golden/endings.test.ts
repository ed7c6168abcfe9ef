import { openDecisions, replay, verifyRecord } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { rules } from '../play.js';
import { readRecord } from './records.js';

/**
 * A whole game for each way to win. Random players hardly ever bring a Revolution about, so these were found among
 * games of simple players, seed by seed. For the Revolution: a Machine that only ends its Phase and never takes option
 * A, and Heroes who incite where they stand, then gather where a Riot can succeed, attack its Guards and riot
 * (from slot 15 on for three Riots, from the Riot Stage on for two). For the Plan: players who choose at random, and for
 * The Countdown that same idle Machine. A record that a change of the rules has made stale is to be found anew so.
 */
function replayEnding(how: string) {
  const record = readRecord(how);
  return { record, played: replay(rules, record), before: replay(rules, record, record.entries.length - 1) };
}

describe.each([
  ['three-riots', 3],
  ['two-riots-and-riot-stage', 2],
])('the Revolution: %s', (how, riots) => {
  const { record, played, before } = replayEnding(how);

  it('comes with the last answer of the game, and not before [VIC-1]', () => {
    expect(before.state.outcome).toBeUndefined();
    expect(played.state.outcome).toEqual({ winner: 'revolutionaries', how });
    expect(played.state.riots).toHaveLength(riots);
    expect(played.state.tracks.discontent === 18).toBe(riots === 2);
    expect(openDecisions(played.look())).toEqual([]);
  });

  it('is the same when the game is played again [VIC-1, R-ORD-4]', () => {
    expect(verifyRecord(rules, record)).toBe('same');
  });
});

describe.each(['plan-by-city-event', 'plan-by-detainment', 'plan-by-failed-riot', 'plan-by-countdown'])(
  'the Plan completed: %s',
  (how) => {
    const { record, played, before } = replayEnding(how);

    it('comes with the last answer of the game, and not before [VIC-2]', () => {
      expect(before.state.outcome).toBeUndefined();
      expect(before.state.tracks['master-plan']).toBeLessThan(12);
      expect(played.state.outcome).toEqual({ winner: 'machine', how });
      expect(played.state.tracks['master-plan']).toBe(12);
      expect(openDecisions(played.look())).toEqual([]);
    });

    it('is the same when the game is played again [VIC-2, R-ORD-4]', () => {
      expect(verifyRecord(rules, record)).toBe('same');
    });
  },
);
