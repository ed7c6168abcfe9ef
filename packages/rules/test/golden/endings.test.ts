import { openDecisions, replay, verifyRecord } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { rules } from '../play.js';
import { readRecord } from './records.js';

/** A whole game for each way to win. `npm run -s rules:endings` finds them anew when a change of the rules has made them stale. */
function replayEnding(how: string) {
  const record = readRecord(how);
  return { record, played: replay(rules, record), before: replay(rules, record, record.entries.length - 1) };
}

describe.each([
  ['three-riots', false],
  ['two-riots-and-riot-stage', true],
])('the Revolution: %s', (how, atRiotStage) => {
  const { record, played, before } = replayEnding(how);

  it('comes with the last answer of the game, and not before [VIC-1]', () => {
    expect(before.state.outcome).toBeUndefined();
    expect(played.state.outcome).toEqual({ winner: 'revolutionaries', how });
    expect(played.state.tracks.discontent === 18).toBe(atRiotStage);
    expect(played.view('public').riots).toBe(3);
    expect(played.state.riots).toEqual(before.state.riots);
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
