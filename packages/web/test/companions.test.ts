import { FeedReader } from '@great-machine/client';
import { type Answer, type PickView, present, printPick } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import type { Reader } from '../../client/test/reader.js';
import type { SharedScreen } from '../src/table/shared-screen.js';
import { device, playOn, setupFor } from './opened.js';

const PERSON = 'revolutionary-1';

/** A person with two companions, in the first Access Phase, when these have laid their cards. */
async function atAccess(people: readonly string[] = [PERSON]) {
  const { tables } = device();
  const table = tables.create('a', setupFor('companions', people, { revolutionaries: 3, bot: 'apprentice' }));
  if (people.length > 1) await table.show('revolutionaries');
  const reader = await playOn(table, ({ view }) => view.phase === 'access');
  await reader.until(() => laid(reader).filter((draft) => draft.length > 0).length === 2);
  return { table, reader };
}

function laid({ view }: Reader): readonly (readonly string[])[] {
  const asked = view.questions.filter(({ kind }) => kind === 'access-choice');
  return asked.map(({ draft = [] }) => draft.map(printPick));
}

function own({ news }: Reader): Omit<Answer, 'picks'> & { readonly options: readonly PickView[] } {
  const { id, options } = present(
    news.questions.find(({ seat }) => seat === PERSON),
    'question',
  );
  return { seat: PERSON, decision: id, options: options.map(({ pick }) => pick) };
}

async function say(table: SharedScreen, reader: Reader, pick: string) {
  const { seat, decision, options } = own(reader);
  const picks = options.filter((one) => printPick(one).startsWith(pick)).slice(0, 1);
  expect(await table.answer([{ seat, decision, picks }])).toBeUndefined();
  await reader.read();
}

describe('companions beside a person', () => {
  it('lay cards at once without being ready, and say why', async () => {
    const { reader } = await atAccess();
    expect(laid(reader).filter((draft) => draft.length === 1)).toHaveLength(2);
    const said = reader.news.remarks.filter(({ key }) => key === 'companion.proposes-card');
    expect(said).toHaveLength(2);
    expect(said.map(({ params }) => `card ${params.district}`).sort()).toEqual(
      laid(reader)
        .flat()
        .filter((pick) => pick.startsWith('card '))
        .sort(),
    );
  });

  it('confirm last: not before the person is ready, and then without being asked', async () => {
    const { table, reader } = await atAccess();
    await say(table, reader, 'card ');
    await reader.until(() => reader.news.status.seats.every(({ isThinking }) => !isThinking));
    expect(
      laid(reader)
        .flat()
        .filter((pick) => pick.startsWith('ready')),
    ).toEqual([]);
    expect(reader.view.phase).toBe('access');
    await say(table, reader, 'ready');
    await reader.until(() => reader.view.phase !== 'access');
    expect(reader.news.status.trouble).toBeUndefined();
  });

  it('think again about what the person lays, and what they say fits to what lies there', async () => {
    for (const card of ['card art', 'card velvet', 'card science', 'card commerce']) {
      const { table, reader } = await atAccess();
      if (!own(reader).options.some((one) => printPick(one) === card)) continue;
      await say(table, reader, card);
      await say(table, reader, 'ready');
      await reader.until(() => reader.view.phase !== 'access');
      const adapted = reader.news.remarks.filter(({ key }) => key === 'companion.adapts');
      for (const { params } of adapted) {
        const hero = present(
          reader.view.heroes.find((one) => one.hero === params.hero),
          'Hero',
        );
        expect(hero.destination).toBe(params.to);
      }
    }
  });

  it('say nothing to the Machine, neither words nor cards', async () => {
    const { table, reader } = await atAccess(['machine', PERSON]);
    expect(reader.news.remarks.length).toBeGreaterThan(0);
    await table.show('machine');
    const news = await table.read(0);
    expect(news.remarks).toEqual([]);
    expect(JSON.stringify(news)).not.toContain('companion.');
    const feed = new FeedReader();
    feed.read(news.entries);
    expect(feed.view?.questions.every(({ draft }) => draft === undefined)).toBe(true);
    await table.show(undefined);
    expect((await table.read(0)).remarks).toEqual([]);
  });

  it('play on to the end of the game', async () => {
    const { tables } = device();
    const setup = setupFor('to the end', [PERSON], { revolutionaries: 3 });
    const reader = await playOn(tables.create('a', setup));
    expect(reader.news.status.trouble).toBeUndefined();
    expect(reader.view.outcome).toBeDefined();
  });
});
