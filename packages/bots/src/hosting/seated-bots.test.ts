import { createConfig, openScenario, Play, type Scenario } from '@great-machine/rules';
import { describe, expect, it, vi } from 'vitest';
import { createInProcessPool } from '../../test/in-process-pool.js';
import { RULES } from '../../test/situations.js';
import { Cancelled } from '../thinking/mind.js';
import type { Player } from '../thinking/minds/create.js';
import { SeatedBots, type Seating } from './seated-bots.js';
import type { Order } from './workers/protocol.js';
import { createServant } from './workers/serve.js';

const SEATS = ['machine', 'revolutionary-1', 'revolutionary-2', 'revolutionary-3'];

function botsAt(seats: readonly string[], player: Player = 'random'): Seating['bots'] {
  return Object.fromEntries(seats.map((seat) => [seat, player]));
}

function newPlay(seed = 'seated'): Play {
  return new Play(RULES, createConfig(RULES, { seed, revolutionaries: 3 }));
}

/** A pool that remembers what it was asked. */
function watchedPool() {
  const orders: Order[] = [];
  const servant = createServant();
  const pool = createInProcessPool((order) => {
    orders.push(order);
    return servant(order);
  });
  return { orders, pool };
}

describe('bots at every seat', () => {
  it('play a whole game', async () => {
    const play = newPlay();
    const answered = vi.fn();
    await new SeatedBots(play, { bots: botsAt(SEATS) }, createInProcessPool()).answerAll(answered);
    expect(play.state.outcome).toBeDefined();
    expect(answered).toHaveBeenCalledTimes(play.entries.length);
  });

  it('think with their own view only, and never get the seed of the game', async () => {
    const { orders, pool } = watchedPool();
    const play = newPlay('a secret seed');
    await new SeatedBots(play, { bots: botsAt(SEATS) }, pool).answerAll();
    for (const { request } of orders) {
      const { seat, view, options } = request.situation;
      expect(view.audience).toBe(seat === 'machine' ? 'machine' : 'revolutionaries');
      expect(options.every(({ actor }) => (actor === 'machine') === (seat === 'machine'))).toBe(true);
      expect(JSON.stringify(request.situation)).not.toContain('a secret seed');
    }
  });

  it('of one side share a memory, and another worker goes on from it', async () => {
    const play = newPlay();
    const first = new SeatedBots(play, { bots: botsAt(SEATS, 'apprentice') }, createInProcessPool());
    const enough = new Error('enough');
    const leaveAt = (entries: number) => () => {
      if (play.entries.length >= entries) throw enough;
    };
    await expect(first.answerAll(leaveAt(20))).rejects.toBe(enough);
    expect(Object.keys(first.memories)).toEqual(expect.arrayContaining(['revolutionaries']));
    expect(structuredClone(first.memories)).toEqual(first.memories);
    const { orders, pool } = watchedPool();
    const second = new SeatedBots(
      play,
      { bots: botsAt(SEATS, 'apprentice'), memories: first.memories },
      pool,
    );
    await expect(second.answerAll(leaveAt(21))).rejects.toBe(enough);
    const [{ request }] = orders;
    const side = request.situation.seat === 'machine' ? 'machine' : 'revolutionaries';
    expect(request.memory).toEqual(first.memories[side]);
  });

  it('are named while they think', async () => {
    const play = newPlay();
    const heard: (string | undefined)[] = [];
    const bots = new SeatedBots(
      play,
      { bots: botsAt(SEATS), thinks: (seat) => heard.push(seat) },
      createInProcessPool(),
    );
    await bots.answerAll();
    expect(heard.length).toBe(play.entries.length * 2);
    heard.forEach((seat, at) => {
      if (at % 2 === 0) expect(SEATS).toContain(seat);
      else expect(seat).toBeUndefined();
    });
  });
});

describe('a thought', () => {
  it('that is cancelled rejects, and the bots can go on later', async () => {
    const play = newPlay();
    let cancel = () => bots.cancel();
    const bots: SeatedBots = new SeatedBots(
      play,
      { bots: botsAt(SEATS), thinks: (seat) => seat !== undefined && cancel() },
      createInProcessPool(),
    );
    const playing = bots.answerAll();
    await expect(playing).rejects.toBeInstanceOf(Cancelled);
    expect(play.entries).toEqual([]);
    cancel = () => {};
    await bots.answerAll();
    expect(play.state.outcome).toBeDefined();
  });

  it('that fails is told to the host', async () => {
    const pool = createInProcessPool(({ request }) => ({ id: request.id, error: 'out of coal' }));
    const bots = new SeatedBots(newPlay(), { bots: botsAt(SEATS) }, pool);
    await expect(bots.answerAll()).rejects.toThrow('out of coal');
  });

  it('that is not possible is told to the host', async () => {
    const pool = createInProcessPool(({ request }) => ({ id: request.id, thought: { picks: ['nonsense'] } }));
    const bots = new SeatedBots(newPlay(), { bots: botsAt(SEATS) }, pool);
    await expect(bots.answerAll()).rejects.toThrow('refused');
  });
});

describe('beside people', () => {
  const FULL = { forfeited: [] };
  const choosing: Scenario = {
    format: 1,
    name: 'beside a person',
    phase: 'access',
    seats: { person: ['finch'], bot: ['fowler'], other: ['physician'] },
    heroes: { finch: FULL, fowler: FULL, physician: FULL },
  };

  function sit(seating: Omit<Seating, 'bots'> = {}, pool = createInProcessPool()) {
    const play = openScenario(RULES, choosing);
    const bots = new SeatedBots(play, { ...seating, bots: botsAt(['bot', 'other'], 'apprentice') }, pool);
    const draftOf = (hero: string) =>
      play.view('revolutionaries').decisions.find(({ actor }) => actor === hero)?.draft ?? [];
    const say = (...picks: string[]) => {
      const [{ decision }] = play.options('person');
      expect(play.answer({ seat: 'person', decision, picks })).toEqual({ ok: true });
    };
    return { play, bots, draftOf, say };
  }

  it('they propose with a reason, and wait', async () => {
    const said = vi.fn();
    const { bots, draftOf, play } = sit({ said });
    await bots.answerAll();
    expect(draftOf('fowler')).toHaveLength(1);
    expect(draftOf('physician')).toHaveLength(1);
    expect(said.mock.calls.map(([{ audience, key }]) => [audience, key])).toEqual([
      ['revolutionaries', 'companion.proposes-card'],
      ['revolutionaries', 'companion.proposes-card'],
    ]);
    const before = play.entries.length;
    await bots.answerAll();
    expect(play.entries.length).toBe(before);
  });

  it('they are ready after the person, never before', async () => {
    const { bots, draftOf, say, play } = sit();
    await bots.answerAll();
    say('card art');
    await bots.answerAll();
    expect(
      [...draftOf('fowler'), ...draftOf('physician')].filter((pick) => pick.startsWith('ready')),
    ).toEqual([]);
    say('ready person');
    await bots.answerAll();
    expect(play.state.phase).not.toBe('access');
  });

  it('a step thought for another table is dropped, and they think again', async () => {
    const servant = createServant();
    let meddle = () => {};
    const pool = createInProcessPool((order) => {
      const reply = servant(order);
      meddle();
      return reply;
    });
    const { bots, draftOf, play } = sit({}, pool);
    let meddled = 0;
    meddle = () => {
      if (meddled++ > 0) return;
      const [{ decision }] = play.options('bot');
      expect(play.answer({ seat: 'bot', decision, picks: ['card velvet'] })).toEqual({ ok: true });
    };
    await bots.answerAll();
    expect(draftOf('fowler')).toHaveLength(1);
    expect(meddled).toBeGreaterThan(2);
  });

  it('a person alone on the other side has no companions', async () => {
    const play = newPlay();
    const { orders, pool } = watchedPool();
    await new SeatedBots(play, { bots: botsAt(SEATS.slice(1)) }, pool).answerAll();
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.every(({ request }) => !('humans' in request))).toBe(true);
    expect(play.options('machine').length).toBeGreaterThan(0);
  });
});
