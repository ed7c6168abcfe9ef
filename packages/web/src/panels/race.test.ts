import { describe, expect, it } from 'vitest';
import { raceOf } from './race.js';

function positionWith(plan: number, discontent: number, riots: number) {
  return raceOf({ tracks: { 'master-plan': plan, discontent }, riots });
}

describe('who is nearer to winning', () => {
  it('is the side with more of its way behind it', () => {
    expect(positionWith(6, 3, 0).ahead).toBe('machine');
    expect(positionWith(3, 12, 1).ahead).toBe('heroes');
    expect(positionWith(4, 18, 1)).toMatchObject({ ahead: 'nobody', riots: 1 });
  });

  it('comes to the whole way with the last step', () => {
    expect(positionWith(12, 0, 0).machine).toBe(1);
    expect(positionWith(2, 18, 3).heroes).toBe(1);
    expect(positionWith(2, 5, 3).heroes).toBe(1);
  });
});
