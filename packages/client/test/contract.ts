import {
  type Answer,
  type AnyLogLine,
  AUDIENCES,
  itemAt,
  type PickView,
  present,
  type Route,
  type Side,
  type View,
} from '@great-machine/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableConnection, TableNews } from '../src/connection.js';
import { FeedReader, linesOf } from '../src/feed-reader.js';
import { RequestRefused } from '../src/request-refused.js';

import { lookForSecrets } from './own-side.js';
import { Reader } from './reader.js';

export type { Side };

export interface OpenedTable {
  /** Of a person who plays a whole side from one seat, against bots who answer soon. */
  readonly connection: TableConnection;
  /** Whether a server tells who is here and what is said; at a table of this device there is nothing around the game. */
  readonly isServed?: boolean;
  close(): Promise<unknown>;
}

/** Sets a new table up; the same seed gives the same game. */
export type OpenTable = (side: Side, seed: string) => Promise<OpenedTable>;

/** What holds for every table, wherever it is. */
export function describeTableConnection(name: string, open: OpenTable): void {
  describe.each(['machine', 'revolutionaries'] as const)(`${name}, seen by the %s`, (side) => {
    let table: OpenedTable;
    let reader: Reader;
    const [own, other] =
      side === 'machine'
        ? (['machine', 'revolutionary-1'] as const)
        : (['revolutionary-1', 'machine'] as const);

    beforeEach(async () => {
      table = await open(side, `contract ${side}`);
      reader = new Reader(table.connection);
      await reader.untilAsked();
    });

    afterEach(async () => {
      reader.close();
      await table.close();
    });

    /** Plays on by first options; before each answer the test may look. */
    async function playOn(most: number, look: (answer: Answer) => Promise<void> = async () => {}) {
      for (let answers = 0; answers < most && reader.view.outcome === undefined; answers++) {
        const answer = reader.firstAnswer();
        await look(answer);
        expect(await table.connection.answer([answer])).toBeUndefined();
        await reader.untilAsked();
      }
    }

    it('numbers what happens from 0, and gives from any number on exactly what is new', async () => {
      await playOn(12);
      const all = reader.entries;
      expect(all.map(({ number }) => number)).toEqual(all.map((_, at) => at));
      for (const since of [0, 1, all.length - 1]) {
        const { entries } = await table.connection.read(since);
        const feed = new FeedReader(all[since - 1]?.moments.at(-1)?.view);
        expect(feed.read(entries).map(linesOf)).toEqual(all.slice(since).map(linesOf));
        expect(feed.view).toEqual(reader.view);
      }
      expect((await table.connection.read(all.length)).entries).toEqual([]);
    });

    it('plays a whole game, and shows nothing but what its side may know', async () => {
      await playOn(2000, async () => {
        const { status, questions, remarks } = reader.news;
        expect(status.audience).toBe(side);
        expect(questions.map(({ seat }) => seat).filter((seat) => !status.own.includes(seat))).toEqual([]);
        expect(questions.length).toBeGreaterThan(0);
        if (side === 'machine') expect(remarks).toEqual([]);
        expect(await table.connection.truth()).toBeUndefined();
      });
      for (const { view } of reader.entries.flatMap(({ moments }) => moments))
        if (view !== undefined) lookForSecrets(view, side);
      expect(reader.view.outcome).toBeDefined();
      expect(reader.news.questions).toEqual([]);
      expect(reader.news.status.trouble).toBeUndefined();
      const truth = await table.connection.truth();
      expect(truth?.hands.map(({ hero }) => hero)).toEqual(reader.view.heroes.map(({ hero }) => hero));
      expect(truth?.rounds.at(-1)?.round).toBe(reader.view.round);
    });

    it('changes nothing by a refusal, and says beforehand why not', async () => {
      await playOn(8, async (answer) => {
        const before = await table.connection.read(0);
        const wrong: Answer[] = [
          { ...answer, picks: [{ pick: 'card', names: 'access-card', of: 'nowhere' }] },
          { ...answer, picks: [{ pick: 'directive', names: 'card', of: 'levy' }] },
          { ...answer, picks: [] },
          { ...answer, picks: undefined },
          { ...answer, picks: [...(answer.picks ?? []), 'to art' as unknown as PickView] },
        ];
        for (const tried of wrong) {
          const refusal = await table.connection.answer([tried]);
          expect(refusal).toMatchObject({ code: expect.any(String), rule: expect.any(String) });
          expect(await table.connection.whyNot(tried)).toEqual(refusal);
          expect(await table.connection.isFinal(tried)).toBe(false);
        }
        expect(await table.connection.read(0)).toEqual(before);
        expect(await table.connection.whyNot(answer)).toBeUndefined();
        expect(await table.connection.read(0)).toEqual(before);
      });
    });

    it('takes several answers in order, all or none', async () => {
      let taken = 0;
      for (let answers = 0; answers < 60 && taken < 5; answers++) {
        const first = reader.firstAnswer();
        const isFinal = await table.connection.isFinal(first);
        expect(await table.connection.answer([first])).toBeUndefined();
        await reader.untilAsked();
        if (isFinal) continue;
        const second = { ...reader.firstAnswer(), rev: undefined };
        expect(await table.connection.undo()).toBeUndefined();
        await reader.untilAsked();
        const before = await table.connection.read(0);
        const again = { ...first, rev: undefined };
        const wrong = { ...second, decision: 'no-such-decision' };
        const refusal = await table.connection.answer([again, wrong]);
        expect(refusal).toMatchObject({ code: 'no-such-decision' });
        expect(await table.connection.read(0)).toEqual(before);
        const foreign = { ...second, seat: other };
        expect(await table.connection.answer([again, foreign])).toMatchObject({ code: 'not-your-decision' });
        expect(await table.connection.read(0)).toEqual(before);
        const undoable = reader.news.status.undoable;
        expect(await table.connection.answer([again, second])).toBeUndefined();
        await reader.untilAsked();
        if (reader.news.status.undoable > 0) expect(reader.news.status.undoable).toBe(undoable + 2);
        taken++;
      }
      expect(taken).toBe(5);
    });

    it('refuses an empty list of answers', async () => {
      expect(await table.connection.answer([])).toMatchObject({ code: 'not-your-decision' });
    });

    it('advises on own questions alone', async () => {
      const { seat, decision } = reader.firstAnswer();
      const { options } = itemAt(reader.asked, 0);
      const advice = await table.connection.advise(seat, decision);
      expect(advice.length).toBeGreaterThan(0);
      for (const { picks } of advice) expect(options.map(({ pick }) => pick)).toContainEqual(picks[0]);
      expect(await table.connection.advise(other, decision)).toEqual([]);
      expect(await table.connection.advise(seat, 'no-such-decision')).toEqual([]);
      const theirs = reader.view.questions.filter(
        ({ actor }) => (actor === 'machine') !== (side === 'machine'),
      );
      for (const { id } of theirs) expect(await table.connection.advise(seat, id)).toEqual([]);
    });

    it('keeps the notes of its own audience, and those alone', async () => {
      expect(await table.connection.notes()).toBe('');
      await table.connection.keepNotes(side, 'the Actress is bluffing');
      expect(await table.connection.notes()).toBe('the Actress is bluffing');
      for (const audience of AUDIENCES)
        if (audience !== side) await table.connection.keepNotes(audience, 'not mine');
      expect(await table.connection.notes()).toBe('the Actress is bluffing');
      expect(JSON.stringify(await table.connection.read(0))).not.toContain('bluffing');
    });

    it('tells the time by one clock, and knows of no clock where there is none', async () => {
      const { connection } = table;
      expect(Math.abs(connection.serverTime - Date.now())).toBeLessThan(10_000);
      for (const seat of [own, other, 'nobody']) expect(connection.timeLeft(seat)).toBeUndefined();
    });

    it('shows who is here, where a server tells it', async () => {
      const { connection } = table;
      connection.beHere();
      if (!table.isServed) return expect(connection.around.sheet).toBeUndefined();
      await vi.waitFor(() => {
        const taken = connection.around.sheet?.seats.find(({ seat }) => seat === own)?.taken;
        expect(taken).toMatchObject({ by: 'person', isHere: true });
      });
      const theirs = connection.around.sheet?.seats.find(({ seat }) => seat === other)?.taken;
      expect(theirs).toMatchObject({ by: 'bot' });
    });

    it('carries what is said, or says that there is no talk', async () => {
      const { connection } = table;
      const before = await connection.read(0);
      const said = { phrase: 'phrase.hello' } as const;
      if (table.isServed) await connection.say('table', said);
      else for (const act of talkOf(connection)) await expect(act()).rejects.toEqual(NO_TALK);
      expect(connection.around.talk).toMatchObject(
        table.isServed ? [{ number: 0, channel: 'table', seat: own, said }] : [],
      );
      expect(await connection.read(0)).toEqual(before);
    });

    it('refuses votes on what no player wants', async () => {
      const { connection } = table;
      const before = await connection.read(0);
      expect(connection.around.wishes).toEqual([]);
      for (const agrees of [true, false])
        await expect(connection.vote(own, 3, agrees)).rejects.toBeInstanceOf(RequestRefused);
      await expect(connection.withdraw({ wish: 3, by: own })).rejects.toBeInstanceOf(RequestRefused);
      expect(await connection.read(0)).toEqual(before);
    });

    it('tells nothing to a client that has left', async () => {
      let told = 0;
      table.connection.listen(() => void told++);
      const answer = reader.firstAnswer();
      await table.connection.leave();
      const before = told;
      await table.connection.answer([answer]);
      await table.connection.undo();
      expect(told).toBe(before);
    });

    it('refuses foreign answers alike, whether there is such a question or not', async () => {
      const foreign = new Set<string>();
      await playOn(8, async ({ decision, rev, picks }) => {
        const theirs = reader.view.questions.map(({ id }) => id);
        for (const named of [decision, ...theirs, 'no-such-decision']) {
          for (const seat of [other, 'nobody']) {
            const answer = { seat, decision: named, rev, picks };
            foreign.add(JSON.stringify(await table.connection.answer([answer])));
            foreign.add(JSON.stringify(await table.connection.whyNot(answer)));
            expect(await table.connection.isFinal(answer)).toBe(false);
          }
        }
      });
      expect([...foreign]).toHaveLength(1);
      expect(JSON.parse(itemAt([...foreign], 0))).toMatchObject({ code: 'not-your-decision' });
    });

    it('refuses stale answers', async () => {
      const refused = new Set<string>();
      let before: Answer | undefined;
      await playOn(12, async (answer) => {
        if (before !== undefined) refused.add(String((await table.connection.answer([before]))?.code));
        before = answer;
      });
      expect([...refused].filter((code) => !['stale-answer', 'no-such-decision'].includes(code))).toEqual([]);
      expect([...refused]).toContain('stale-answer');
    });

    it('says of each option whether it is final, and that is whether it can be taken back', async () => {
      const met = new Set<boolean>();
      for (let answers = 0; answers < 40; answers++) {
        const answer = reader.firstAnswer();
        const { status, questions } = reader.news;
        const isFinal = await table.connection.isFinal(answer);
        const { options } = present(
          questions.find(({ id }) => id === answer.decision),
          'question',
        );
        expect(itemAt(options, 0).final).toBe(isFinal);
        expect(await table.connection.answer([answer])).toBeUndefined();
        await reader.untilAsked();
        expect(reader.news.status.undoable).toBe(isFinal ? 0 : status.undoable + 1);
        met.add(isFinal);
      }
      expect(met).toEqual(new Set([true, false]));
    });

    it('gives back by undo what was before, and keeps counting', async () => {
      let undone = 0;
      await playOn(40, async (answer) => {
        const before = { view: withoutRevisions(reader.view), options: optionsOf(reader) };
        const count = reader.entries.length;
        if (await table.connection.isFinal(answer)) return;
        await table.connection.answer([answer]);
        expect(await table.connection.undo()).toBeUndefined();
        await reader.untilAsked();
        expect(withoutRevisions(reader.view)).toEqual(before.view);
        expect(optionsOf(reader)).toEqual(before.options);
        expect(reader.entries.length).toBeGreaterThan(count);
        answerAgain(answer, reader);
        undone++;
      });
      expect(undone).toBeGreaterThan(0);
    });

    it('refuses to undo when there is nothing, and changes nothing', async () => {
      await playOn(60, async () => {
        if (reader.news.status.undoable > 0) return;
        const before = await table.connection.read(0);
        expect(await table.connection.undo()).toMatchObject({ code: 'nothing-to-undo' });
        expect(await table.connection.read(0)).toEqual(before);
      });
    });

    it('goes back to before an entry of the feed, with the consent of bots, and goes on from there', async () => {
      await playOn(6);
      const { length } = reader.entries;
      const back = itemAt(reader.entries, length - 2);
      const before = itemAt(reader.entries, length - 3).moments.at(-1)?.view;
      expect(await table.connection.wish(own, { want: 'take-back', before: back.number })).toBeUndefined();
      await reader.untilAsked();
      const lines = reader.entries.slice(length).flatMap(linesOf);
      expect(lines.filter(({ key }) => key === 'game-taken-back')).toMatchObject([
        { params: { side, round: before?.round, phase: before?.phase } },
      ]);
      expect(reader.news.status.undoable).toBe(0);
      await playOn(3);
    });

    it('gives the game up, and the other side has won', async () => {
      await playOn(2);
      expect(await table.connection.wish(own, { want: 'resign' })).toBeUndefined();
      await reader.untilAsked();
      const winner = side === 'machine' ? 'revolutionaries' : 'machine';
      expect(reader.view.outcome).toMatchObject({ winner });
      expect(await table.connection.truth()).toBeDefined();
      for (const wish of [{ want: 'resign' }, { want: 'take-back', before: 1 }] as const)
        expect(await table.connection.wish(own, wish)).toMatchObject({ code: 'game-over' });
    });

    it('refuses wishes of other seats, and to go back to where the game has not been', async () => {
      await playOn(2);
      const before = await table.connection.read(0);
      for (const wish of [{ want: 'resign' }, { want: 'take-back', before: 1 }] as const)
        for (const seat of [other, 'nobody'])
          expect(await table.connection.wish(seat, wish)).toMatchObject({ code: 'not-your-decision' });
      for (const number of [0, reader.entries.length, 1_000_000])
        expect(await table.connection.wish(own, { want: 'take-back', before: number })).toMatchObject({
          code: 'no-such-moment',
        });
      expect(await table.connection.read(0)).toEqual(before);
    });

    it('tells listeners, and none that has stopped', async () => {
      let told = 0;
      let toldAfterwards = 0;
      table.connection.listen(() => void told++);
      const stop = table.connection.listen(() => void toldAfterwards++);
      stop();
      await playOn(1);
      expect(told).toBeGreaterThan(0);
      expect(toldAfterwards).toBe(0);
    });

    it('survives answers that are none', async () => {
      for (const nothing of [undefined, null, 3, {}, { seat: {} }]) {
        expect(await table.connection.answer([nothing as never])).toBeDefined();
        expect(await table.connection.whyNot(nothing as never)).toBeDefined();
        expect(await table.connection.isFinal(nothing as never)).toBe(false);
      }
    });
  });

  describe(`${name}, where a Hero goes along a route`, () => {
    let table: OpenedTable;
    let reader: Reader;

    const openGame = async (game: number) => {
      table = await open('revolutionaries', `contract routes ${game}`);
      reader = new Reader(table.connection);
      await reader.untilAsked();
    };
    const closeGame = async () => {
      reader.close();
      await table.close();
    };

    beforeEach(() => openGame(0));
    afterEach(closeGame);

    /** Plays on by first options, game by game, up to a step of a Hero who has such a route before them. */
    async function findRoute(isWanted: (route: Route) => boolean): Promise<{ hero: string; route: Route }> {
      for (let game = 1; game < 20; game++) {
        while (reader.asked.length > 0) {
          const found = await routeNow(isWanted);
          if (found !== undefined) return found;
          await table.connection.answer([reader.firstAnswer()]);
          await reader.untilAsked();
        }
        await closeGame();
        await openGame(game);
      }
      throw new Error('no Hero has such a route');
    }

    async function routeNow(isWanted: (route: Route) => boolean) {
      const { kind, actor: hero, draft } = itemAt(reader.asked, 0);
      if (kind !== 'hero-step' || draft.length > 0) return undefined;
      for (const { district } of reader.view.districts) {
        const route = (await table.connection.routes(hero, district)).find(isWanted);
        if (route !== undefined) return { hero, route };
      }
      return undefined;
    }

    const placeOf = (hero: string) => reader.view.heroes.find((one) => one.hero === hero)?.place;
    const isSafe = ({ districts, captureChance }: Route) => districts.length > 1 && captureChance === 0;
    const seat = 'revolutionary-1';

    it('arrives there in one go, and no client sees it between', async () => {
      for (;;) {
        const { hero, route } = await findRoute(isSafe);
        const start = placeOf(hero);
        const count = reader.entries.length;
        const reading: Promise<TableNews>[] = [];
        const stop = table.connection.listen(() => void reading.push(table.connection.read(count)));
        expect(await table.connection.walk(seat, hero, route)).toEqual({ stopped: 'arrived' });
        await reader.untilAsked();
        stop();
        const moves = reader.entries.slice(count).map((entry) => linesOf(entry).filter(isMove(hero)));
        expect(moves.flatMap((lines) => lines.map(({ params }) => params.to))).toEqual(route.districts);
        const before = reader.entries[count - 1]?.moments.at(-1)?.view;
        const views = (await Promise.all(reading)).flatMap(({ entries }) => {
          const feed = new FeedReader(before);
          feed.read(entries);
          return feed.view ?? [];
        });
        const places = views.map(({ heroes }) => heroes.find((one) => one.hero === hero)?.place);
        expect([start, route.districts.at(-1)]).toEqual(expect.arrayContaining([...new Set(places)]));
        // A step that is the only way is not asked: a walk of several answers is looked for.
        if (moves.filter((lines) => lines.length > 0).length > 1) return;
      }
    });

    /** The prices foreseen are wrong from the exit with this number on. */
    const misjudged = (route: Route, from: number): Route => ({
      ...route,
      exits: route.exits.map(({ district, price }, at) => ({
        district,
        price: at < from ? price : price + 1,
      })),
    });

    it('stops before an exit that costs something else than foreseen', async () => {
      const { hero, route } = await findRoute(isSafe);
      const before = await table.connection.read(0);
      expect(await table.connection.walk(seat, hero, misjudged(route, 0))).toEqual({ stopped: 'price' });
      expect(await table.connection.read(0)).toEqual(before);
    });

    it('stops on the way at such an exit, where another step is asked', async () => {
      for (;;) {
        const { hero, route } = await findRoute(isSafe);
        const start = placeOf(hero);
        const end = await table.connection.walk(seat, hero, misjudged(route, 1));
        await reader.untilAsked();
        // A step that is the only way is not asked.
        if (end.stopped === 'arrived') continue;
        expect(end).toEqual({ stopped: 'price' });
        expect(placeOf(hero)).not.toBe(start);
        expect(route.districts.slice(0, -1)).toContain(placeOf(hero));
        expect(reader.asked[0]).toMatchObject({ kind: 'hero-step', actor: hero });
        return;
      }
    });

    it('stops before a die', async () => {
      const { hero, route } = await findRoute(({ captureChance }) => captureChance > 0);
      expect(await table.connection.walk(seat, hero, route)).toEqual({ stopped: 'die' });
      await reader.untilAsked();
      const { kind, actor, options } = itemAt(reader.asked, 0);
      expect({ kind, actor }).toEqual({ kind: 'hero-step', actor: hero });
      expect(options.every(({ pick, meaning }) => pick.names !== 'district' || meaning.outcomes)).toBe(true);
    });

    it('stops where something else is asked', async () => {
      const { hero, route } = await findRoute(isSafe);
      const before = await table.connection.read(0);
      const start = placeOf(hero) ?? '';
      const nowhere = { ...route, districts: [start] };
      expect(await table.connection.walk(seat, hero, nowhere)).toEqual({ stopped: 'asked' });
      const others = reader.view.heroes.filter((one) => one.hero !== hero);
      for (const one of others)
        expect(await table.connection.walk(seat, one.hero, route)).toEqual({ stopped: 'asked' });
      expect(await table.connection.read(0)).toEqual(before);
      const andBack = { ...route, districts: [itemAt(route.districts, 0), start] };
      expect(await table.connection.walk(seat, hero, andBack)).toEqual({ stopped: 'asked' });
      await reader.untilAsked();
      expect(placeOf(hero)).not.toBe(start);
    });

    it('is refused to seats of others', async () => {
      const { hero, route } = await findRoute(isSafe);
      const before = await table.connection.read(0);
      for (const foreign of ['machine', 'nobody'])
        expect(await table.connection.walk(foreign, hero, route)).toMatchObject({
          stopped: 'refused',
          refusal: { code: 'not-your-decision' },
        });
      expect(await table.connection.read(0)).toEqual(before);
    });

    it('gives no route of a Hero or to a District that there is not', async () => {
      expect(await table.connection.routes('nobody', 'art')).toEqual([]);
      expect(await table.connection.routes(itemAt(reader.view.heroes, 0).hero, 'nowhere')).toEqual([]);
    });
  });

  it(`${name}: gives the Machine no routes of Heroes`, async () => {
    const table = await open('machine', 'contract routes');
    const reader = new Reader(table.connection);
    await reader.untilAsked();
    for (const { hero } of reader.view.heroes)
      for (const { district } of reader.view.districts)
        expect(await table.connection.routes(hero, district)).toEqual([]);
    reader.close();
    await table.close();
  });
}

const NO_TALK = new RequestRefused({ refused: 'not-found' });

/** Everything that belongs to talk. */
function talkOf(connection: TableConnection): readonly (() => Promise<void>)[] {
  return [
    () => connection.say('table', { text: 'Anyone there?' }),
    () => connection.mute(0, true),
    () => connection.report(0, 'rude'),
  ];
}

function isMove(hero: string): (line: AnyLogLine) => boolean {
  return ({ key, params }) => key === 'hero-moved' && params.hero === hero;
}

/** An undone answer is asked for anew, in another revision. */
function answerAgain(answer: { rev?: number }, reader: Reader): void {
  answer.rev = reader.firstAnswer().rev;
}

function optionsOf({ news }: Reader) {
  return news.questions.map(({ rev: _, ...question }) => question);
}

function withoutRevisions(view: View): View {
  return { ...view, questions: view.questions.map(({ rev: _, ...question }) => question) };
}
