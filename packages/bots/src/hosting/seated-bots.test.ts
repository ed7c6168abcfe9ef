import { setTimeout } from 'node:timers/promises';
import type { Remark } from '@great-machine/client';
import {
  type Answer,
  createConfig,
  itemAt,
  LoggedPlay,
  openScenario,
  printPick,
  type Scenario,
} from '@great-machine/rules';
import { describe, expect, it, vi } from 'vitest';
import { picksNamed } from '../../../rules/test/picks.js';
import { answerIn, tableAround } from '../../test/fake-table.js';
import { createInProcessPool } from '../../test/in-process-pool.js';
import { RULES } from '../../test/situations.js';
import { Cancelled } from '../thinking/mind.js';
import type { Player } from '../thinking/minds/create.js';
import { tableOf } from '../worlds/table.js';
import { type BotTable, type Memories, SeatedBots, type Seating } from './seated-bots.js';
import { perform } from './workers/perform.js';
import type { Request } from './workers/requests.js';

const SEATS = ['machine', 'revolutionary-1', 'revolutionary-2', 'revolutionary-3'];

function newPlay(seed = 'seated'): LoggedPlay {
  return new LoggedPlay(RULES, createConfig(RULES, { seed, revolutionaries: 3 }));
}

interface Seated {
  readonly seats?: readonly string[];
  readonly player?: Player;
  readonly secret?: string;
  readonly memories?: Memories;
  /** What the table does otherwise than a fast and willing one. */
  readonly table?: Partial<BotTable>;
  readonly pool?: ReturnType<typeof createInProcessPool>;
}

/** Bots at some seats of a game, or at all; people sit at the others. */
function seatBots(play: LoggedPlay, seated: Seated = {}): SeatedBots {
  const { seats = SEATS, player = 'random', secret = 'a secret', memories, table, pool } = seated;
  const seating: Seating = {
    table: tableOf(play.config),
    people: play.config.seats.map(({ seat }) => seat).filter((seat) => !seats.includes(seat)),
    bots: Object.fromEntries(seats.map((seat) => [seat, player])),
    secret,
    memories,
  };
  return new SeatedBots(seating, tableAround(play, table), pool ?? createInProcessPool());
}

/** A pool that remembers what it was asked. */
function watchedPool() {
  const requests: Exclude<Request, { do: 'advise' }>[] = [];
  const pool = createInProcessPool((request) => {
    if (request.do === 'advise') throw new Error('no bot asks for a hint');
    requests.push(request);
    return perform(request);
  });
  return { requests, pool };
}

describe('bots at every seat', () => {
  it('play a whole game', async () => {
    const play = newPlay();
    const answered = vi.fn();
    await seatBots(play).answerAll(answered);
    expect(play.state.outcome).toBeDefined();
    expect(answered).toHaveBeenCalledTimes(play.entries.length);
  });

  it('think with their own view only, and never get the seed of the game', async () => {
    const { requests, pool } = watchedPool();
    await seatBots(newPlay('a secret seed'), { pool }).answerAll();
    for (const { situation } of requests) {
      const { seat, view, questions } = situation;
      expect(view.audience).toBe(seat === 'machine' ? 'machine' : 'revolutionaries');
      expect(questions.every(({ actor }) => (actor === 'machine') === (seat === 'machine'))).toBe(true);
      expect(JSON.stringify(situation)).not.toContain('a secret seed');
    }
  });

  it("draw their chance from the host's secret, not from the seed of the game", async () => {
    const entriesOf = async (secret: string, seed = 'seated') => {
      const play = newPlay(seed);
      await seatBots(play, { secret }).answerAll();
      return play.entries;
    };
    const first = await entriesOf('one secret');
    expect(await entriesOf('one secret')).toEqual(first);
    expect(await entriesOf('another secret')).not.toEqual(first);
    const { requests, pool } = watchedPool();
    await seatBots(newPlay('a secret seed'), { pool }).answerAll();
    for (const request of requests) expect(request.seed).not.toContain('a secret seed');
  });

  it('of one side share a memory, and another worker goes on from it', async () => {
    const play = newPlay();
    const first = seatBots(play, { player: 'apprentice' });
    const enough = new Error('enough');
    const leaveAt = (entries: number) => () => {
      if (play.entries.length >= entries) throw enough;
    };
    await expect(first.answerAll(leaveAt(20))).rejects.toBe(enough);
    expect(Object.keys(first.memories)).toEqual(expect.arrayContaining(['revolutionaries']));
    expect(structuredClone(first.memories)).toEqual(first.memories);
    const { requests, pool } = watchedPool();
    const second = seatBots(play, { player: 'apprentice', memories: first.memories, pool });
    await expect(second.answerAll(leaveAt(21))).rejects.toBe(enough);
    const request = itemAt(requests, 0);
    const side = request.situation.seat === 'machine' ? 'machine' : 'revolutionaries';
    expect(request.memory).toEqual(first.memories[side]);
  });

  it('are named while they think', async () => {
    const play = newPlay();
    const heard: (string | undefined)[] = [];
    await seatBots(play, { table: { thinks: (seat) => heard.push(seat) } }).answerAll();
    expect(heard.length).toBe(play.entries.length * 2);
    heard.forEach((seat, at) => {
      if (at % 2 === 0) expect(SEATS).toContain(seat);
      else expect(seat).toBeUndefined();
    });
  });
});

describe('a table that is slow', () => {
  /** Whatever is asked of it comes after other things have happened in its thread. */
  const slow = (play: LoggedPlay): Partial<BotTable> => {
    const at = tableAround(play);
    return {
      look: async (seat) => {
        await setTimeout(0);
        return at.look(seat);
      },
      answer: async (answer) => {
        await setTimeout(0);
        return at.answer(answer);
      },
    };
  };

  it('sees the same game as a fast one', async () => {
    const [fast, late] = [newPlay(), newPlay()];
    await seatBots(fast).answerAll();
    await seatBots(late, { table: slow(late) }).answerAll();
    expect(late.entries).toEqual(fast.entries);
  });

  it('is asked one thing at a time, and answered before the next thought', async () => {
    const play = newPlay();
    const { look, answer } = slow(play) as BotTable;
    let open = 0;
    const alone = async <T>(act: () => T | Promise<T>) => {
      expect(open++).toBe(0);
      const done = await act();
      open--;
      return done;
    };
    await seatBots(play, {
      table: {
        look: (seat) => alone(() => look(seat)),
        answer: (said) => alone(() => answer(said)),
        thinks: () => expect(open).toBe(0),
      },
    }).answerAll();
    expect(play.state.outcome).toBeDefined();
  });

  it('may be left while it takes an answer: the bots stop after it', async () => {
    const play = newPlay();
    const bots: SeatedBots = seatBots(play, {
      table: {
        answer: async (answer) => {
          bots.cancel();
          await setTimeout(0);
          return answerIn(play, answer);
        },
      },
    });
    await expect(bots.answerAll()).rejects.toBeInstanceOf(Cancelled);
    expect(play.entries).toHaveLength(1);
  });
});

describe('a table that refuses', () => {
  const refusal = { code: 'not-now', rule: 'R-ORD-1' } as const;

  it('an answer to a question that has changed is given another one', async () => {
    const play = newPlay();
    const { requests, pool } = watchedPool();
    let refused: Answer | undefined;
    const bots = seatBots(play, {
      pool,
      player: 'apprentice',
      table: {
        /** Another host's hand lays a card and takes it back before the first answer comes. */
        async answer(answer) {
          if (refused === undefined) {
            refused = answer;
            const { seat, decision, picks = [] } = answer;
            expect(answerIn(play, { seat, decision, picks: picks.slice(0, 1) })).toBeUndefined();
            expect(answerIn(play, { seat, decision, back: true })).toBeUndefined();
          }
          return answerIn(play, answer);
        },
      },
    });
    const stop = new Error('enough');
    const atSecond = () => {
      if (play.entries.length >= 3) throw stop;
    };
    await expect(bots.answerAll(atSecond)).rejects.toBe(stop);
    const first = itemAt(requests, 0);
    const second = itemAt(requests, 1);
    expect(second.situation).toMatchObject({ seat: first.situation.seat, question: refused?.decision });
    expect(second.memory).toEqual(first.memory);
    expect(play.entries[2]).toMatchObject({ seat: refused?.seat, decision: refused?.decision });
  });

  it('an answer to a question that is not asked any more goes on with the next', async () => {
    const play = newPlay();
    let isFirst = true;
    await seatBots(play, {
      table: {
        async answer(answer) {
          const taken = answerIn(play, answer);
          if (!isFirst) return taken;
          isFirst = false;
          return refusal;
        },
      },
    }).answerAll();
    expect(play.state.outcome).toBeDefined();
  });

  it('a sound answer is an error for the host, and what was thought is forgotten', async () => {
    const bots = seatBots(newPlay(), {
      player: 'apprentice',
      table: { answer: () => Promise.resolve(refusal) },
    });
    await expect(bots.answerAll()).rejects.toThrow("a bot's answer was refused: not-now");
    expect(Object.values(bots.memories)).toEqual([undefined]);
  });

  it('by failing itself fails for the host, and what was thought is forgotten', async () => {
    const bots = seatBots(newPlay(), {
      player: 'apprentice',
      table: { answer: () => Promise.reject(new Error('the disk is full')) },
    });
    await expect(bots.answerAll()).rejects.toThrow('the disk is full');
    expect(Object.values(bots.memories)).toEqual([undefined]);
  });
});

describe('a thought', () => {
  it('that is cancelled rejects, and the bots can go on later', async () => {
    const play = newPlay();
    let cancel = () => bots.cancel();
    const bots: SeatedBots = seatBots(play, {
      table: { thinks: (seat) => seat !== undefined && cancel() },
    });
    const playing = bots.answerAll();
    await expect(playing).rejects.toBeInstanceOf(Cancelled);
    expect(play.entries).toEqual([]);
    cancel = () => {};
    await bots.answerAll();
    expect(play.state.outcome).toBeDefined();
  });

  it('that would begin after the bots were stopped is broken off', async () => {
    const play = newPlay();
    const bots: SeatedBots = seatBots(play, {
      table: {
        async look(seat) {
          bots.cancel();
          return tableAround(play).look(seat);
        },
      },
    });
    await expect(bots.answerAll()).rejects.toBeInstanceOf(Cancelled);
    expect(play.entries).toEqual([]);
  });

  it('that fails is told to the host', async () => {
    const pool = createInProcessPool(() => {
      throw new Error('out of coal');
    });
    await expect(seatBots(newPlay(), { pool }).answerAll()).rejects.toThrow('out of coal');
  });

  it('that is not possible is told to the host', async () => {
    const nonsense = { pick: 'nonsense', names: 'nothing' } as const;
    const pool = createInProcessPool(() => ({ thought: { picks: [nonsense] } }));
    await expect(seatBots(newPlay(), { pool }).answerAll()).rejects.toThrow('refused');
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

  function sit(seated: Seated = {}) {
    const play = openScenario(RULES, choosing);
    const bots = seatBots(play, { ...seated, seats: ['bot', 'other'], player: 'apprentice' });
    const draftOf = (hero: string) => {
      const asked = play.view('revolutionaries').questions.find(({ actor }) => actor === hero);
      return asked?.draft?.map(printPick) ?? [];
    };
    const sayFor = (seat: string, ...texts: string[]) => {
      const { id } = itemAt(play.questions(seat), 0);
      const picks = picksNamed(RULES, ...texts);
      expect(play.answer({ seat, decision: id, picks })).toEqual({ ok: true });
    };
    return { play, bots, draftOf, sayFor };
  }

  it('they propose with a reason, and wait', async () => {
    const said: (Remark | undefined)[] = [];
    const { bots, draftOf, play } = sit({
      table: {
        async answer(answer, remark) {
          said.push(remark);
          return answerIn(play, answer);
        },
      },
    });
    await bots.answerAll();
    expect(draftOf('fowler')).toHaveLength(1);
    expect(draftOf('physician')).toHaveLength(1);
    expect(said.map((remark) => [remark?.audience, remark?.key])).toEqual([
      ['revolutionaries', 'companion.proposes-card'],
      ['revolutionaries', 'companion.proposes-card'],
    ]);
    const before = play.entries.length;
    await bots.answerAll();
    expect(play.entries.length).toBe(before);
  });

  it('they are ready after the person, never before', async () => {
    const { bots, draftOf, sayFor, play } = sit();
    await bots.answerAll();
    sayFor('person', 'card art');
    await bots.answerAll();
    expect(
      [...draftOf('fowler'), ...draftOf('physician')].filter((pick) => pick.startsWith('ready')),
    ).toEqual([]);
    sayFor('person', 'ready person');
    await bots.answerAll();
    expect(play.state.phase).not.toBe('access');
  });

  it('a step thought for another table is dropped, and they think again', async () => {
    let meddle = () => {};
    const pool = createInProcessPool((request) => {
      const step = perform(request);
      meddle();
      return step;
    });
    const { bots, draftOf, sayFor } = sit({ pool });
    let meddled = 0;
    meddle = () => {
      if (meddled++ === 0) sayFor('bot', 'card velvet');
    };
    await bots.answerAll();
    expect(draftOf('fowler')).toHaveLength(1);
    expect(meddled).toBeGreaterThan(2);
  });

  it('a step that comes too late at a slow table is refused, and they think again', async () => {
    const told: Remark[] = [];
    const { bots, draftOf, sayFor, play } = sit({
      table: {
        async answer(answer, remark) {
          if (draftOf('fowler').length === 0) sayFor('bot', 'card velvet');
          const refusal = answerIn(play, answer);
          if (refusal === undefined && remark !== undefined) told.push(remark);
          return refusal;
        },
      },
    });
    await bots.answerAll();
    expect(draftOf('fowler')).toEqual(['card velvet']);
    expect(draftOf('physician')).toHaveLength(1);
    expect(told, 'what was refused is not told').toHaveLength(1);
  });

  it('a person alone on the other side has no companions', async () => {
    const play = newPlay();
    const { requests, pool } = watchedPool();
    await seatBots(play, { seats: SEATS.slice(1), pool }).answerAll();
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.every((request) => request.do === 'think')).toBe(true);
    expect(play.questions('machine').length).toBeGreaterThan(0);
  });
});
