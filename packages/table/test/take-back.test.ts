import { setImmediate } from 'node:timers/promises';
import { linesOf } from '@great-machine/client';
import {
  AUDIENCES,
  createConfig,
  hashState,
  itemAt,
  LoggedPlay,
  Play,
  playerDice,
  replay,
  verifyRecord,
} from '@great-machine/rules';
import { describe, expect, it, vi } from 'vitest';
import { randomAnswer } from '../../rules/test/leaks/recording.js';
import { HostedGame } from '../src/hosted-game.js';
import { openSaved, type SavedTable, saveTable } from '../src/saved.js';
import { HeldKeeper, openTable, RULES } from './tables.js';

const SEATING = {
  occupants: { machine: { name: '' }, 'revolutionary-1': { name: '' } },
  memories: {},
  notes: {},
  secret: 's',
};

function newGame(seed: string): HostedGame {
  return new HostedGame(Play.begin(RULES, createConfig(RULES, { seed, revolutionaries: 1 })));
}

function playOn(game: HostedGame, below: (n: number) => number, answers: number): void {
  for (let said = 0; said < answers; said++) {
    const answer = randomAnswer(game.play, below);
    if (answer === undefined) return;
    expect(game.answer([answer])).toBeUndefined();
  }
}

const feedLength = (game: HostedGame) => game.read('machine', 0).length;

/** The same game, said again from its beginning. */
function newlyRepeated(game: HostedGame): HostedGame {
  const { config, entries } = game.record();
  const again = new HostedGame(Play.begin(RULES, config));
  again.repeat(entries);
  return again;
}

function reopened(game: HostedGame): HostedGame {
  const kept = { ...SEATING, position: game.play.putDown(), history: game.kept };
  const saved: SavedTable = JSON.parse(JSON.stringify(saveTable(RULES, kept)));
  const opened = openSaved(saved, 's');
  if ('failed' in opened) throw new Error(opened.reason);
  return opened.game;
}

describe('a hosted game that is taken back', () => {
  it('stands as before that entry of the feed of the seat, and verifies', () => {
    for (const seed of [1, 2, 3]) {
      const game = newGame(`hosted-${seed}`);
      const below = playerDice(seed);
      playOn(game, below, 30);
      const views = AUDIENCES.map((audience) => game.play.view(audience));
      const { chronicle } = game;
      const number = feedLength(game);
      playOn(game, below, 90);
      const told = AUDIENCES.map((audience) => game.read(audience, 0).length);
      const { round, phase } = itemAt(views, 0);
      expect(game.momentBefore('machine', number)).toEqual({ round, phase });
      expect(game.takeBack('machine', number)).toBeUndefined();
      expect(AUDIENCES.map((audience) => game.play.view(audience).districts)).toEqual(
        views.map(({ districts }) => districts),
      );
      expect(AUDIENCES.map((audience) => game.read(audience, 0).length)).toEqual(told.map((one) => one + 1));
      expect(game.chronicle.rounds).toEqual(chronicle.rounds);
      expect(game.chronicle.rounds.at(-1)?.round).toBe(round);
      playOn(game, below, 40);
      expect(verifyRecord(RULES, JSON.parse(JSON.stringify(game.record())))).toBe('same');
    }
  });

  it('is not played again to tell to which moment a take-back would lead; one that was taken up, once', () => {
    const game = newGame('asked often');
    const below = playerDice(5);
    for (let times = 0; times < 2; times++) {
      playOn(game, below, 60);
      expect(game.takeBack('machine', 30 + below(20))).toBeUndefined();
    }
    playOn(game, below, 30);
    const again = reopened(game);
    playOn(again, below, 10);
    const logged = replay(RULES, again.record());
    for (const hosted of [newlyRepeated(again), reopened(again)]) {
      const record = vi.spyOn(hosted, 'record');
      for (const [seat, audience] of [
        ['machine', 'machine'],
        ['revolutionary-1', 'revolutionaries'],
      ] as const) {
        logged.toldByEntry(audience).forEach((entry, at) => {
          if (entry === undefined) return;
          const { round, phase } = logged.stateAfter(at - 1) ?? {};
          const before = at === 0 ? undefined : { round, phase };
          expect(hosted.momentBefore(seat, entry.number), `${seat} ${entry.number}`).toEqual(before);
        });
      }
      // Before the first entry there is nothing: to know that takes looking once, too.
      expect(record).toHaveBeenCalledTimes(1);
    }
  });

  it('is the same when it is opened again, and when its record is played again', () => {
    const game = newGame('opened');
    const below = playerDice(4);
    for (let times = 0; times < 3; times++) {
      playOn(game, below, 50);
      expect(game.takeBack('revolutionary-1', 20 + below(20))).toBeUndefined();
    }
    playOn(game, below, 30);
    const record = JSON.parse(JSON.stringify(game.record()));
    for (const again of [reopened(game), HostedGame.replayed(replay(RULES, record))]) {
      expect(hashState(again.play.state)).toBe(hashState(game.play.state));
      expect(again.chronicle).toEqual(game.chronicle);
      for (const audience of AUDIENCES)
        expect(again.read(audience, 0).map(linesOf)).toEqual(game.read(audience, 0).map(linesOf));
      expect(again.takeBack('machine', 10)).toBeUndefined();
      expect(verifyRecord(RULES, again.record())).toBe('same');
    }
  });

  it('goes back no further than to where verification began, and keeps the rounds before', () => {
    const game = newGame('other rules');
    const below = playerDice(6);
    playOn(game, below, 120);
    const saved = { ...SEATING, position: game.play.putDown(), history: game.kept };
    const earlier = { ...saveTable(RULES, saved), rulesVersion: '1' };
    const opened = openSaved(JSON.parse(JSON.stringify(earlier)), 's');
    if ('failed' in opened) throw new Error(opened.reason);
    const { chronicle } = opened.game;
    const number = feedLength(opened.game);
    playOn(opened.game, below, 20);
    expect(opened.game.takeBack('machine', number - 1)).toMatchObject({ code: 'no-such-moment' });
    expect(opened.game.takeBack('machine', number)).toBeUndefined();
    expect(opened.game.chronicle).toEqual(chronicle);
    expect(verifyRecord(RULES, opened.game.record())).toBe('same');
    const { chronicleBefore: _, ...history } = opened.game.kept;
    const withoutIt = new HostedGame(opened.game.play, history);
    const older = reopened(withoutIt);
    expect(older.takeBack('machine', number)).toBeUndefined();
    expect(older.chronicle.rounds.map(({ round }) => round)).toEqual(
      chronicle.rounds.map(({ round }) => round),
    );
  });

  it.each([0, -1, 1000, 1.5, Number.NaN])('is refused a moment that there is not: %s', (number) => {
    const game = newGame('nowhere');
    playOn(game, playerDice(1), 10);
    const before = game.record();
    expect(game.takeBack('machine', number)).toMatchObject({ code: 'no-such-moment' });
    expect(game.momentBefore('machine', number)).toBeUndefined();
    expect(game.record()).toEqual(before);
  });

  it('is one that was played again, too', () => {
    const play = new LoggedPlay(RULES, createConfig(RULES, { seed: 'logged', revolutionaries: 1 }));
    const below = playerDice(2);
    for (let said = 0; said < 40; said++) {
      const answer = randomAnswer(play, below);
      if (answer !== undefined) play.answer(answer);
    }
    const earlier = play.stateAfter(10);
    if (earlier !== undefined) play.takeBackTo('machine', earlier);
    const game = HostedGame.replayed(play);
    expect(game.record().entries.at(-1)).toEqual({ seat: 'machine', backTo: 10 });
    expect(verifyRecord(RULES, game.record())).toBe('same');
  });
});

describe('a table that is taken back', () => {
  it('tells every client, and its bots begin anew', async () => {
    const table = openTable({ seed: 'bots', people: ['machine'], bot: 'apprentice' });
    await table.botsAtRest();
    const machine = table.connect({ audience: 'machine', seats: ['machine'] });
    const spectator = table.connect({ audience: 'public', seats: [] });
    for (let answers = 0; answers < 30; answers++) {
      const { questions } = await machine.read(0);
      const { seat, id, rev, options } = itemAt(questions, 0);
      await machine.answer([{ seat, decision: id, rev, picks: [itemAt(options, 0).pick] }]);
      await table.botsAtRest();
    }
    const { entries: read } = await machine.read(0);
    expect(await table.takeBack('machine', 5)).toBeUndefined();
    for (const connection of [machine, spectator]) {
      const { entries } = await connection.read(0);
      const keys = entries.flatMap(linesOf).map(({ key }) => key);
      expect(keys.filter((key) => key === 'game-taken-back')).toHaveLength(1);
    }
    expect((await machine.read(0)).entries.length).toBeGreaterThan(read.length);
    await table.botsAtRest();
    expect((await machine.read(0)).questions.length).toBeGreaterThan(0);
    expect(verifyRecord(RULES, table.record())).toBe('same');
    await table.close();
  });

  it('has not been where that could not be kept', async () => {
    const keeper = new HeldKeeper();
    keeper.isFast = true;
    const people = ['machine', 'revolutionary-1'];
    const table = openTable({
      seed: 'kept',
      people,
      host: { keep: keeper.keep, tells: 'when-kept' },
    });
    const machine = table.connect({ audience: 'machine', seats: ['machine'] });
    const heroes = table.connect({ audience: 'revolutionaries', seats: ['revolutionary-1'] });
    for (let answers = 0; answers < 20; answers++) {
      for (const connection of [machine, heroes]) {
        const { questions } = await connection.read(0);
        const asked = questions.find(({ awaited, options }) => awaited && options.length > 0);
        if (asked === undefined) continue;
        const { seat, id, rev, options } = asked;
        await connection.answer([{ seat, decision: id, rev, picks: [itemAt(options, 0).pick] }]);
      }
    }
    const before = structuredClone({ record: table.record(), chronicle: table.chronicle });
    keeper.isFast = false;
    const taking = table.takeBack('revolutionary-1', 3);
    await setImmediate();
    expect(keeper.isKeeping).toBe(true);
    keeper.fail('the disk is full');
    await expect(taking).rejects.toThrow('the disk is full');
    expect({ record: table.record(), chronicle: table.chronicle }).toEqual(before);
    keeper.isFast = true;
    await table.close();
  });
});
