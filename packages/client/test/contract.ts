import type { Answer, View } from '@great-machine/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableConnection } from '../src/connection.js';
import { lookForSecrets } from './own-side.js';
import { Reader } from './reader.js';

export type Side = 'machine' | 'revolutionaries';

export interface OpenedTable {
  /** Of a person who plays a whole side from one seat, against bots who answer soon. */
  readonly connection: TableConnection;
  close(): Promise<unknown>;
}

/** Sets a new table up; the same seed gives the same game. */
export type OpenTable = (side: Side, seed: string) => Promise<OpenedTable>;

/** What holds for every table, wherever it is. */
export function describeTableConnection(name: string, open: OpenTable): void {
  describe.each(['machine', 'revolutionaries'] as const)(`${name}, seen by the %s`, (side) => {
    let table: OpenedTable;
    let reader: Reader;
    const other = side === 'machine' ? 'revolutionary-1' : 'machine';

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
        expect(await table.connection.answer(answer)).toBeUndefined();
        await reader.untilAsked();
      }
    }

    it('numbers what happens from 0, and gives from any number on exactly what is new', async () => {
      await playOn(12);
      const all = reader.entries;
      expect(all.map(({ number }) => number)).toEqual(all.map((_, at) => at));
      for (const since of [0, 1, all.length - 1]) {
        const { entries } = await table.connection.read(since);
        expect(entries.map(({ lines }) => lines)).toEqual(all.slice(since).map(({ lines }) => lines));
        expect(entries.at(-1)?.view).toEqual(reader.view);
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
      });
      for (const { view } of reader.entries) if (view !== undefined) lookForSecrets(view, side);
      expect(reader.view.outcome).toBeDefined();
      expect(reader.news.questions).toEqual([]);
      expect(reader.news.status.trouble).toBeUndefined();
    });

    it('changes nothing by a refusal, and says beforehand why not', async () => {
      await playOn(8, async (answer) => {
        const before = await table.connection.read(0);
        const wrong: Answer[] = [
          { ...answer, picks: ['card nowhere'] },
          { ...answer, picks: ['directive levy'] },
          { ...answer, picks: [] },
          { ...answer, picks: undefined },
          { ...answer, picks: [answer.picks![0], 'nonsense'] },
        ];
        for (const tried of wrong) {
          const refusal = await table.connection.answer(tried);
          expect(refusal).toMatchObject({ code: expect.any(String), rule: expect.any(String) });
          expect(await table.connection.whyNot(tried)).toEqual(refusal);
          expect(await table.connection.isFinal(tried)).toBe(false);
        }
        expect(await table.connection.read(0)).toEqual(before);
        expect(await table.connection.whyNot(answer)).toBeUndefined();
        expect(await table.connection.read(0)).toEqual(before);
      });
    });

    it('refuses foreign answers alike, whether there is such a question or not', async () => {
      const foreign = new Set<string>();
      await playOn(8, async ({ decision, rev, picks }) => {
        const theirs = reader.view.decisions.map((open) => open.decision);
        for (const named of [decision, ...theirs, 'no-such-decision']) {
          for (const seat of [other, 'nobody']) {
            const answer = { seat, decision: named, rev, picks };
            foreign.add(JSON.stringify(await table.connection.answer(answer)));
            foreign.add(JSON.stringify(await table.connection.whyNot(answer)));
            expect(await table.connection.isFinal(answer)).toBe(false);
          }
        }
      });
      expect([...foreign]).toHaveLength(1);
      expect(JSON.parse([...foreign][0])).toMatchObject({ code: 'not-your-decision' });
    });

    it('refuses stale answers', async () => {
      const refused = new Set<string>();
      let before: Answer | undefined;
      await playOn(12, async (answer) => {
        if (before !== undefined) refused.add((await table.connection.answer(before))!.code);
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
        const { final } = questions.find(({ asked }) => asked.decision === answer.decision)!;
        expect(final.includes(answer.picks![0])).toBe(isFinal);
        expect(await table.connection.answer(answer)).toBeUndefined();
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
        await table.connection.answer(answer);
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

    it('tells whoever listens, and nobody who has stopped', async () => {
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
        expect(await table.connection.answer(nothing as never)).toBeDefined();
        expect(await table.connection.whyNot(nothing as never)).toBeDefined();
        expect(await table.connection.isFinal(nothing as never)).toBe(false);
      }
    });
  });
}

/** An undone answer is asked for anew, in another revision. */
function answerAgain(answer: { rev?: number }, reader: Reader): void {
  answer.rev = reader.firstAnswer().rev;
}

function optionsOf({ news }: Reader) {
  return news.questions.map(({ seat, asked: { rev: _, ...asked }, final }) => ({ seat, asked, final }));
}

function withoutRevisions(view: View): View {
  return { ...view, decisions: view.decisions.map(({ rev: _, ...open }) => open) };
}
