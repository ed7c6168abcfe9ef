import type { RoundTruth, TurningPoint } from '@great-machine/client';
import { itemAt } from '@great-machine/rules';

import { expect, it } from 'vitest';
import { storyOf } from './story.js';

const start = { discontent: 0, masterPlan: 2, arrested: 3 };

function roundOf(round: number, more: Partial<RoundTruth> = {}): RoundTruth {
  const quiet = {
    discontent: 1,
    masterPlan: 2,
    arrested: 3,
    destinations: [],
    raids: [],
  };
  return { round, cityEvent: 'parade', ...quiet, turningPoints: [], ...more };
}

function told(...rounds: RoundTruth[]) {
  return storyOf({ rounds, start }).flatMap(({ moments }) =>
    moments.map(({ round, key }) => `${round} ${key}`),
  );
}

function chapterOf(round: RoundTruth) {
  return itemAt(storyOf({ rounds: [round], start }), 0);
}

const riot: TurningPoint = {
  round: 1,
  key: 'riot-resolved',
  params: { hero: 'finch', district: 'art', active: 3, guards: 1, traitors: 0, success: true },
};
const captured: TurningPoint = {
  round: 1,
  key: 'hero-captured',
  params: { hero: 'finch', from: 'art', to: 'grand-citadel' },
};
const caught = (hero: string): TurningPoint => ({
  round: 1,
  key: 'hero-detained',
  params: { hero, district: 'velvet', by: 'raid' },
});
const failed = (district: string): TurningPoint => ({ round: 1, key: 'raid-failed', params: { district } });

it('passes over quiet rounds', () => {
  expect(storyOf({ rounds: [roundOf(1), roundOf(2)], start })).toEqual([]);
});

it('names all Heroes whom one Raid caught, and then no Raid that failed', () => {
  const turningPoints = [caught('finch'), caught('actress'), failed('art')];
  const { moments, cityEvent } = chapterOf(roundOf(1, { turningPoints }));
  expect(cityEvent).toBe('parade');
  expect(moments.map(({ key, params }) => ({ key, params }))).toEqual([
    { key: 'ui.end.story.raidCaught', params: { heroes: ['finch', 'actress'], district: 'velvet' } },
  ]);
});

it('tells where the Heroes went when all Raids were in vain', () => {
  const destinations = [
    { hero: 'finch', district: 'science' },
    { hero: 'actress', district: 'science' },
  ];
  const turningPoints = [failed('art'), failed('velvet')];
  const { moments } = chapterOf(roundOf(1, { destinations, turningPoints }));
  expect(moments[0]?.params).toEqual({ districts: ['art', 'velvet'], count: 2, to: ['science'] });
});

it('tells whom a Raid awaited who did not come', () => {
  const destinations = [{ hero: 'finch', district: 'art' }];
  const { moments } = chapterOf(roundOf(1, { destinations, turningPoints: [failed('art')] }));
  expect(moments[0]).toMatchObject({
    key: 'ui.end.story.raidInVain',
    params: { heroes: ['finch'], district: 'art' },
  });
});

it('tells jumps of the tracks, from their start on', () => {
  const jump = roundOf(1, { discontent: 4, masterPlan: 4 });
  const fall = roundOf(2, { discontent: 2, masterPlan: 5, arrested: 5 });
  expect(told(jump, fall)).toEqual([
    '1 ui.end.story.discontentRose',
    '1 ui.end.story.planJumped',
    '2 ui.end.story.discontentFell',
    '2 ui.end.story.arrests',
  ]);
});

it('tells of the Riot Stage once, when it is reached', () => {
  const late = [
    roundOf(1, { discontent: 17 }),
    roundOf(2, { discontent: 18 }),
    roundOf(3, { discontent: 18 }),
  ];
  expect(told(...late)).toEqual(['1 ui.end.story.discontentRose', '2 ui.end.story.riotStage']);
});

it('stays a handful of sentences, at most two of a round, and never leaves a Riot out', () => {
  const busy = Array.from({ length: 12 }, (_, at) =>
    roundOf(at + 1, {
      masterPlan: 2 + 2 * at,
      turningPoints: [caught('finch'), captured, ...(at === 6 ? [riot] : [])],
    }),
  );
  const story = told(...busy);
  expect(story.length).toBe(9);
  expect(story).toContain('7 ui.end.story.riotWon');
  for (let round = 1; round <= 12; round++) {
    expect(story.filter((moment) => moment.startsWith(`${round} `)).length).toBeLessThanOrEqual(2);
  }
});
