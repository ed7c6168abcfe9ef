import { type BotPace, BotPool, DEVICE_BEATS, JobPool, type Reply } from '@great-machine/bots';
import type { Audience } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { perform } from '../../bots/src/hosting/workers/perform.js';
import type { Answered, Request } from '../../bots/src/hosting/workers/requests.js';
import { openTable } from './tables.js';

/** A clock that goes on when the test says so. */
class FakeClock {
  time = 0;
  private waiting: { readonly at: number; act(): void }[] = [];

  readonly now = () => this.time;

  readonly after = (milliseconds: number, act: () => void) => {
    const one = { at: this.time + milliseconds, act };
    this.waiting.push(one);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== one);
    };
  };

  /** A millisecond goes by, and all that follows from it happens. */
  async tick(): Promise<void> {
    this.time++;
    const due = this.waiting.filter(({ at }) => at <= this.time);
    this.waiting = this.waiting.filter(({ at }) => at > this.time);
    for (const { act } of due) act();
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
  }
}

/** A pool whose thoughts take as long as is said, by this clock. */
function poolOf(clock: FakeClock, takes: () => number): BotPool {
  return new BotPool(
    new JobPool<Request, Answered>({
      sharesMemory: false,
      startWorker: ({ replied }) => ({
        post: ({ id, job }) =>
          void clock.after(takes(), () => replied({ id, result: perform(job) } as Reply<Answered>)),
        terminate: () => {},
      }),
    }),
  );
}

type MakePace = (clock: FakeClock) => BotPace | undefined;

const beats: BotPace['beats'] = { ...DEVICE_BEATS, random: 50 };
const steady: MakePace = ({ now, after }) => ({ beats, now, after });
/** A pause of the same length after every thought. */
const leaky: MakePace = ({ now, after }) => ({ beats, now, after: (_, act) => after(50, act) });

/** What an audience sees of a game against bots at every millisecond, where thoughts take so long. */
async function seenBy(
  audience: Audience,
  makePace: MakePace,
  takes: () => number,
): Promise<readonly string[]> {
  const clock = new FakeClock();
  const host = { pool: poolOf(clock, takes), pace: makePace(clock) };
  const people = [audience === 'machine' ? 'machine' : 'revolutionary-1'];
  const table = openTable({ seed: 'pace', people, host });
  const connection = table.connect({ seats: people, audience });
  const seen: string[] = [];
  for (let time = 0; time < 400; time++) {
    await clock.tick();
    seen.push(JSON.stringify(await connection.read(0)));
  }
  expect(new Set(seen).size, 'something has happened').toBeGreaterThan(1);
  await table.close();
  return seen;
}

describe('the time at which a bot answers', () => {
  it('does not tell how long it has thought [R-INF-6]', async () => {
    const short = await seenBy('machine', steady, () => 1);
    let thoughts = 0;
    const varied = await seenBy('machine', steady, () => 3 + ((thoughts++ * 17) % 40));
    expect(varied).toEqual(short);
  });

  it('would tell it without a beat, or after a fixed pause', async () => {
    for (const makePace of [leaky, () => undefined]) {
      const short = await seenBy('machine', makePace, () => 1);
      expect(await seenBy('machine', makePace, () => 30)).not.toEqual(short);
    }
  });

  it('is the next beat where a thought takes longer than one', async () => {
    const first = await seenBy('machine', steady, () => 51);
    expect(await seenBy('machine', steady, () => 99)).toEqual(first);
    expect(await seenBy('machine', steady, () => 1)).not.toEqual(first);
  });
});

describe('what is told of thoughts', () => {
  /** A pool with one thread, whose thoughts end when the test says so. */
  function holdThoughts() {
    const held: (() => void)[] = [];
    const pool = new BotPool(
      new JobPool<Request, Answered>({
        sharesMemory: false,
        startWorker: ({ replied }) => ({
          post: ({ id, job }) =>
            void held.push(() => replied({ id, result: perform(job) } as Reply<Answered>)),
          terminate: () => {},
        }),
      }),
    );
    const release = async () => {
      for (let turn = 0; turn < 20; turn++) {
        for (const reply of held.splice(0)) reply();
        await new Promise(setImmediate);
      }
    };
    return { pool, held, release };
  }

  it('does not tell the other side that a companion thinks about a draft [R-INF-6]', async () => {
    const { pool, release, held } = holdThoughts();
    const people = ['machine', 'revolutionary-1'];
    const table = openTable({
      seed: 'companion',
      people,
      revolutionaries: 2,
      bot: 'apprentice',
      host: { pool },
    });
    const machine = table.connect({ seats: ['machine'], audience: 'machine' });
    const rebel = table.connect({ seats: ['revolutionary-1'], audience: 'revolutionaries' });
    const asked = async () => (await rebel.read(0)).questions.find(({ kind }) => kind === 'access-choice');
    for (let answers = 0; (await asked()) === undefined && answers < 20; answers++) {
      await release();
      const [question] = (await rebel.read(0)).questions.filter(({ awaited }) => awaited);
      const [option] = question?.options ?? [];
      if (question === undefined || option === undefined) continue;
      const { seat, id: decision, rev } = question;
      await rebel.answer([{ seat, decision, rev, picks: [option.pick] }]);
    }
    await release();
    const thinking = async (of: typeof machine) =>
      (await of.read(0)).status.seats.find(({ seat }) => seat === 'revolutionary-2')?.isThinking;
    expect(await thinking(rebel)).toBe(false);
    const before = JSON.stringify(await machine.read(0));
    const question = await asked();
    const [option] = question?.options ?? [];
    if (question === undefined || option === undefined) throw new Error('no card is asked for');
    const { seat, id: decision, rev } = question;
    await rebel.answer([{ seat, decision, rev, picks: [option.pick] }]);
    for (let turn = 0; held.length === 0 && turn < 50; turn++) await new Promise(setImmediate);
    expect(await thinking(rebel), 'its own side sees it').toBe(true);
    expect(JSON.stringify(await machine.read(0))).toBe(before);
    await table.close();
  });

  it('says how many thoughts for other tables come first, as it was when the game began to wait', async () => {
    const { pool, release } = holdThoughts();
    const other = () => openTable({ seed: 'other', people: ['machine'], host: { pool: pool.for('other') } });
    const others = [other(), other()];
    await new Promise(setImmediate);
    expect(pool.for('one').ahead).toBe(2);
    expect(pool.for('other').ahead).toBe(0);
    const table = openTable({ seed: 'one', people: ['machine'], host: { pool: pool.for('one') } });
    const machine = table.connect({ seats: ['machine'], audience: 'machine' });
    await new Promise(setImmediate);
    expect((await machine.read(0)).status.botsAhead).toBe(2);
    others.push(other());
    await new Promise(setImmediate);
    expect((await machine.read(0)).status.botsAhead, 'it does not change while they think').toBe(2);
    while ((await machine.read(0)).status.waitsFor.length === 0) await release();
    expect((await machine.read(0)).status.botsAhead, 'the game waits for no bot').toBeUndefined();
    await Promise.all([table, ...others].map((one) => one.close()));
  });
});
