import { Dice } from '@great-machine/bots';
import { describe, expect, it } from 'vitest';
import { type Demand, judgeEstimate, meanEstimate, shareEstimate, valuesNeeded } from './demand.js';

/** Plays games with a true rate in portions until the stop rule decides. */
function campaign(rate: number, demand: Demand, most: number, seed: string) {
  const dice = new Dice(seed);
  let [won, played] = [0, 0];
  while (played < most) {
    for (let game = 0; game < 20; game++) won += dice.unit() < rate ? 1 : 0;
    played += 20;
    const verdict = judgeEstimate(shareEstimate(won, played), demand, 'between');
    if (verdict !== 'undecided') return { verdict, played };
  }
  return { verdict: judgeEstimate(shareEstimate(won, played), demand, 'end'), played };
}

describe('the stop rule', () => {
  it('stops early where the matter is clear', () => {
    const won = (rate: number) => campaign(rate, { atLeast: 0.9 }, 1000, 'clear');
    expect(won(0.99).verdict).toBe('yes');
    expect(won(0.99).played).toBeLessThan(250);
    expect(won(0.5)).toEqual({ verdict: 'no', played: 20 });
  });

  it('goes on to the planned end where it is close, and then takes the figure itself', () => {
    const { played } = campaign(0.9, { atLeast: 0.9 }, 1000, 'close');
    expect(played).toBe(1000);
  });

  it('seldom says yes to a bot that just misses the limit, however often it looks', () => {
    const wrong = Array.from({ length: 200 }, (_, run) =>
      campaign(0.88, { atLeast: 0.9 }, 1000, `wrong-${run}`),
    ).filter(({ verdict }) => verdict === 'yes');
    expect(wrong.length).toBeLessThan(12);
  });

  it('asks for the lower end of the interval where that is the demand', () => {
    const demand = { atLeast: 0.65, lowAbove: 0.6 };
    expect(judgeEstimate(shareEstimate(66, 100), demand, 'end')).toBe('no');
    expect(judgeEstimate(shareEstimate(330, 500), demand, 'end')).toBe('yes');
    expect(judgeEstimate(shareEstimate(640, 1000), demand, 'end')).toBe('no');
  });

  it('lets the interval decide when the time is up', () => {
    const range = { atLeast: 0.45, atMost: 0.55 };
    expect(judgeEstimate(shareEstimate(50, 100), range, 'cut short')).toBe('undecided');
    expect(judgeEstimate(shareEstimate(50, 100), range, 'end')).toBe('yes');
    expect(judgeEstimate(shareEstimate(70, 100), range, 'cut short')).toBe('no');
    expect(judgeEstimate(shareEstimate(5000, 10000), range, 'cut short')).toBe('yes');
  });

  it('widens the interval of a share as it does that of a mean', () => {
    const share = shareEstimate(5000, 10000);
    const mean = meanEstimate({ count: 10000, sum: 5000, squares: 5000 });
    expect(share.interval(1.5).low).toBeCloseTo(mean.interval(1.5).low, 4);
    expect(share.interval().high).toBeCloseTo(mean.interval().high, 4);
  });

  it('says about how many games would decide', () => {
    expect(valuesNeeded(shareEstimate(60, 100), { atLeast: 0.55 }, 100)).toBeGreaterThan(300);
  });
});
