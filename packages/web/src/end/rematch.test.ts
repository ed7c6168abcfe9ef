import type { SeatStatus } from '@great-machine/client';
import { expect, it } from 'vitest';
import { type LastGame, sameSides, swappedSides } from './rematch.js';

const heroes = ['finch', 'veteran', 'actress'];
const modules = [{ id: 'chronoleon', version: 1, options: { replaces: 'judgementor' } }];

function seat(name: string, speaksFor: readonly string[], person?: string): SeatStatus {
  const bot = person === undefined ? 'engineer' : undefined;
  const audience = name === 'machine' ? 'machine' : 'revolutionaries';
  return { seat: name, speaksFor, audience, name: person ?? '', bot, isThinking: false };
}

function gameOf(...seats: SeatStatus[]): LastGame {
  return { seats, heroes, city: 'the-keystone', masterPlan: 3, modules };
}

const bot = { name: '', bot: 'engineer' };
const threeBots = heroes.map((hero, at) => seat(`revolutionary-${at + 1}`, [hero]));

it('seats everybody as before, with the same modules, Heroes, City and Master Plan', () => {
  const { options, occupants, ...setup } = sameSides(
    gameOf(seat('machine', ['machine'], 'Ada'), ...threeBots),
  );
  expect(setup).toEqual({ modules });
  expect(options).toEqual({
    heroes,
    city: 'the-keystone',
    masterPlan: 3,
    revolutionaries: 3,
    control: [['finch'], ['veteran'], ['actress']],
  });
  expect(occupants).toEqual({
    machine: { name: 'Ada' },
    'revolutionary-1': bot,
    'revolutionary-2': bot,
    'revolutionary-3': bot,
  });
});

it('lets one person change places with the bots, and back again', () => {
  const {
    modules: played,
    options,
    occupants,
  } = swappedSides(gameOf(seat('machine', ['machine'], 'Ada'), ...threeBots));
  expect(played).toEqual(modules);
  expect(options).toMatchObject({ revolutionaries: 1, control: undefined });
  expect(occupants).toEqual({ machine: bot, 'revolutionary-1': { name: 'Ada' } });
  const back = swappedSides(gameOf(seat('machine', ['machine']), seat('revolutionary-1', heroes, 'Ada')));
  expect(back.options.revolutionaries).toBe(3);
  expect(back.occupants).toEqual({
    machine: { name: 'Ada' },
    'revolutionary-1': bot,
    'revolutionary-2': bot,
    'revolutionary-3': bot,
  });
});

it('lets two people change places', () => {
  const game = gameOf(seat('machine', ['machine'], 'Ada'), seat('revolutionary-1', heroes, 'Ben'));
  expect(swappedSides(game).occupants).toEqual({
    machine: { name: 'Ben' },
    'revolutionary-1': { name: 'Ada' },
  });
});

it('leaves the other people where they were', () => {
  const [first, second] = [
    seat('revolutionary-1', ['finch', 'actress'], 'Ben'),
    seat('revolutionary-2', ['veteran'], 'Cy'),
  ];
  const { options, occupants } = swappedSides(gameOf(seat('machine', ['machine']), first, second));
  expect(occupants).toEqual({
    machine: { name: 'Ben' },
    'revolutionary-1': bot,
    'revolutionary-2': { name: 'Cy' },
  });
  expect(options.control).toEqual([['finch', 'actress'], ['veteran']]);
});
