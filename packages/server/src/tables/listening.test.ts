import { TableSetup } from '@great-machine/protocol';
import { describe, expect, it } from 'vitest';
import type { StoredLine } from '../store/talk-store.js';
import { checkChannel, heardBy, listenerOf, nextHeardAt } from './listening.js';
import { Refusal } from './refusal.js';
import type { Sheet } from './sheet.js';
import { NO_TOSS } from './toss/toss.js';
import { NO_WISHES } from './wish.js';

const SHEET: Sheet = {
  stage: 'playing',
  isPaused: false,
  setup: TableSetup.parse({ game: {}, privateChannel: true, spectatorDelay: 60 }),
  creator: 'ada',
  seats: [
    { seat: 'machine', speaksFor: ['machine'] },
    { seat: 'revolutionary-1', speaksFor: ['finch'] },
  ],
  taken: { machine: { player: 'ada' }, 'revolutionary-1': { player: 'bea' } },
  hasLinks: true,
  members: { ada: { anySeat: true, seats: [] }, bea: { anySeat: true, seats: [] } },
  toss: NO_TOSS,
  wishes: NO_WISHES,
  events: [],
  yielded: {},
  showsAll: false,
  readers: [],
};

const AT = 1_800_000_000_000;
const line = (at: number, of: Partial<StoredLine> = {}): StoredLine => ({
  line: at,
  at: AT + at * 1000,
  player: 'bea',
  seat: 'revolutionary-1',
  name: 'Bea',
  channel: 'table',
  stage: 'playing',
  said: '{"text":"hm"}',
  ...of,
});

function refusalOf(sheet: Partial<Sheet>, player: string, channel: 'table' | 'side' | 'spectators') {
  try {
    checkChannel({ ...SHEET, ...sheet }, player, channel);
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? error.why.refused : error;
  }
}

describe('after the end', () => {
  it('all speak at the table, those who watched too', () => {
    for (const player of ['ada', 'bea', 'watcher'])
      expect(refusalOf({ stage: 'over' }, player, 'table')).toBeUndefined();
    expect(refusalOf({ stage: 'over' }, 'watcher', 'spectators')).toBe('not-now');
    expect(refusalOf({ stage: 'over' }, 'bea', 'side')).toBe('not-now');
  });
});

describe('those who are to see the game late', () => {
  const watcher = listenerOf(SHEET, 'watcher');
  const spectators = { seat: undefined, player: 'watcher', channel: 'spectators' } as const;
  const lines = [
    line(0, { stage: 'gathering' }),
    line(10),
    line(20, spectators),
    line(30, { channel: 'side' }),
    line(75, spectators),
  ];
  const heardAfter = (seconds: number) =>
    heardBy(watcher, lines, AT + seconds * 1000).map((one) => [one.number, one.line.line]);

  it('hear the players late, and number what they hear as they hear it', () => {
    expect(heardAfter(5)).toEqual([[0, 0]]);
    expect(heardAfter(30)).toEqual([
      [0, 0],
      [1, 20],
    ]);
    expect(heardAfter(100)).toEqual([
      [0, 0],
      [1, 20],
      [2, 10],
      [3, 75],
    ]);
  });

  it('are told when the next line is due', () => {
    expect(nextHeardAt(watcher, lines, AT + 30_000)).toBe(AT + 70_000);
    expect(nextHeardAt(watcher, lines, AT + 100_000)).toBeUndefined();
  });

  it('hear later than those who play', () => {
    const now = AT + 30_000;
    expect(heardBy(listenerOf(SHEET, 'bea'), lines.slice(0, 4), now)).toHaveLength(3);
    expect(heardBy(listenerOf(SHEET, 'ada'), lines.slice(0, 4), now)).toHaveLength(2);
  });
});

it('one who sits on both sides hears no side in private', () => {
  const both = { ...SHEET, taken: { ...SHEET.taken, machine: { player: 'bea' } } };
  expect(listenerOf(both, 'bea')).toMatchObject({ plays: true, isRevolutionary: false });
});
