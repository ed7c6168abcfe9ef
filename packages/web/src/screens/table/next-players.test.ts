import type { SeatStatus, TableStatus } from '@great-machine/client';
import { expect, it } from 'vitest';
import { textsOf, wordsFor } from '../../i18n/use-words.js';
import { playersOf, sidesWaitedFor } from './next-players.js';

const t = textsOf(wordsFor('en'));

function seatOf(seat: string, name: string, bot?: string): SeatStatus {
  const audience = seat === 'machine' ? 'machine' : 'revolutionaries';
  return { seat, speaksFor: [], audience, name, bot, isThinking: false };
}

function statusOf(...seats: SeatStatus[]): TableStatus {
  return { own: [], seats, waitsFor: ['revolutionary-1'], undoable: 0, saving: 'saved' };
}

it('names all people of a side, and no bots', () => {
  const status = statusOf(
    seatOf('machine', 'Ada'),
    seatOf('revolutionary-1', 'Ben'),
    seatOf('revolutionary-2', 'Cleo'),
    seatOf('revolutionary-3', 'Bot', 'journeyman'),
  );
  expect(sidesWaitedFor(status)).toEqual(['revolutionaries']);
  expect(playersOf(t, 'en', status, 'revolutionaries')).toBe('Ben and Cleo (the Heroes)');
  expect(playersOf(t, 'en', status, 'machine')).toBe('Ada (the Great Machine)');
});

it('names the side of people who gave no names', () => {
  const status = statusOf(seatOf('machine', ''), seatOf('revolutionary-1', ''));
  expect(playersOf(t, 'en', status, 'machine')).toBe('the Great Machine');
});
