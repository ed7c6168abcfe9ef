import { type BotPool, tableOf } from '@great-machine/bots';
import { type LoggedPlay, openScenario } from '@great-machine/rules';
import { HostedGame } from '@great-machine/table';
import { describe, expect, it, vi } from 'vitest';
import { numbersInTurn, repeated, runCli } from '../../test/io.js';
import { rulesFor } from '../options/module-options.js';
import { processIo } from '../terminal/io.js';
import { PLAIN } from '../terminal/paint.js';
import { hostGame } from './host.js';
import { Screen } from './screen.js';
import { choosePart, type Part, seatFor } from './seats.js';
import { Session } from './session.js';
import { SeenTable } from './table.js';
import { announceThinking, watchThinking } from './thinking.js';

const RULES = rulesFor();

const TRIO = ['--trio', 'finch,fowler,actress', '--seed', 'company'];

describe('bots beside a person', () => {
  it('say where they would go, go by what the person lays, and are ready afterwards', async () => {
    const { out } = await runCli(['play', '--as', 'finch', ...TRIO], ['1', '1']);
    const [atFirst, whenLaid, whenReady] = out.split('> ');
    for (const hero of ['The Fowler', 'The Actress'])
      expect(atFirst).toMatch(new RegExp(`${hero}, who has \\d Trust, would\\s+go\\s+to\\s+the`));
    expect(atFirst).toContain('Where does Finch go this round?');
    expect(whenLaid).toMatch(/goes\s+by\s+your\s+choice:\s+to\s+the [\w ]+ rather/);
    expect(whenLaid).not.toContain('would go');
    expect(whenLaid).toContain('Is that final?');
    expect(whenReady).toContain('The Heroes have chosen where to go.');
    expect(whenReady).toContain('Great Machine Phase.');
  });

  it('leave a shared Hero to the person', async () => {
    const led = ['--lead', 'finch,fowler/actress,fowler', '--seed', 'company'];
    const { out } = await runCli(['play', '--as', 'finch', ...led], repeated('1', 12));
    expect(out).toContain('You lead Finch and Fowler');
    expect(out).toContain('Great Machine Phase.');
  });

  it('lead whom the person does not want to [R-SET-1]', async () => {
    const greeting = async (lead: string) => (await runCli(['play', '--as', 'finch', '--lead', lead])).out;
    expect(await greeting('finch,fowler/actress')).toContain('You lead Finch and Fowler;');
    expect(await greeting('actress/fowler,finch')).toContain('You lead Finch and Fowler;');
    expect(await greeting('actress/fowler/finch')).toContain('You lead Finch;');
  });

  it('say nothing to a person who is the Machine', async () => {
    const { out } = await runCli(['play', '--as', 'machine', ...TRIO], numbersInTurn(60));
    expect(out).toContain('Heroes Phase.');
    expect(out).not.toMatch(/would\s+(go|pay)|goes\s+by\s+your/);
  });
});

it('plays the same game again for the same seed, secret of the bots and answers', async () => {
  const args = ['play', '--as', 'heroes', '--level', 'random', ...TRIO];
  const game = (secret: string) => runCli(args, numbersInTurn(45), secret);
  const once = await game('one secret');
  expect(await game('one secret')).toEqual(once);
  expect(await game('another secret')).not.toEqual(once);
});

it('draws a new secret of the bots for each game', () => {
  expect(processIo().drawSecret()).toMatch(/^[0-9a-f]{32}$/);
  expect(processIo().drawSecret()).not.toBe(processIo().drawSecret());
});

it('knows levels by name and number', async () => {
  const greeting = async (level: string) => (await runCli(['play', '--level', level])).out;
  expect(await greeting('2')).toMatch(/bots\s+of\s+the\s+level\s+journeyman/);
  expect(await greeting('mastermind')).toMatch(/bots\s+of\s+the\s+level\s+mastermind/);
  expect(await greeting('random')).toMatch(/the\s+others\s+choose\s+at\s+random/);
});

/** A pool that keeps what it is asked and never answers. */
function silentPool() {
  const asked: { situation: object }[] = [];
  let close = () => {};
  const promise = new Promise<never>((_, reject) => {
    close = () => reject(new Error('the pool is closed'));
  });
  const ask = (request: { situation: object }) => {
    asked.push(request);
    return { promise, cancel() {} };
  };
  return { asked, close: () => close(), pool: { think: ask, accompany: ask } as unknown as BotPool };
}

function hostAgainstEngineers(play: LoggedPlay, part: Part, pool: BotPool) {
  const nobody = { occupants: {}, memories: {}, notes: {}, secret: 'secret' };
  return hostGame(HostedGame.replayed(play), seatFor(part, play, 'engineer', nobody), pool);
}

function silentGame(isClosed: boolean) {
  const play: LoggedPlay = openScenario(RULES, { format: 1, name: 'the Machine is asked', phase: 'machine' });
  const written: string[] = [];
  const out = { isTerminal: false, write: (text: string) => void written.push(text) };
  const part = choosePart(play, 'heroes');
  const { pool, asked, close } = silentPool();
  const table = hostAgainstEngineers(play, part, pool);
  const lines = { isClosed, next: async () => undefined, close() {} };
  const session = new Session(new SeenTable(table, part), new Screen(out, PLAIN, part.who), lines);
  return { play, asked, close, written, running: session.run() };
}

describe('a bot that thinks', () => {
  it('is asked with what its seat may know alone', async () => {
    const { play, asked, close, running } = silentGame(true);
    await vi.waitFor(() => expect(asked).not.toEqual([]));
    expect(asked.map(({ situation }) => situation)).toEqual([
      {
        table: tableOf(play.config),
        seat: 'machine',
        question: expect.any(String),
        view: play.view('machine'),
        questions: play.questions('machine'),
      },
    ]);
    close();
    await running;
  });

  it('is not waited for when the person leaves', async () => {
    const { written, close, running } = silentGame(true);
    close();
    await running;
    expect(written.at(-1)).toBe('No more input: goodbye.\n');
  });

  it('does not fail unnoticed', async () => {
    const { close, running } = silentGame(false);
    close();
    await expect(running).rejects.toThrow('the pool is closed');
  });

  it('at the table is announced as long as it takes', async () => {
    vi.useFakeTimers();
    try {
      const play = openScenario(RULES, { format: 1, name: 'the Machine is asked', phase: 'machine' });
      const part = choosePart(play, 'heroes');
      const { pool, asked, close } = silentPool();
      const table = hostAgainstEngineers(play, part, pool);
      let text = '';
      const write = (more: string) => {
        text += more;
      };
      watchThinking(table, part, { isTerminal: true, write });
      await vi.advanceTimersByTimeAsync(1000);
      expect(asked).toHaveLength(1);
      expect(text).toBe('The Great Machine is thinking ...');
      close();
      await table.botsAtRest();
      expect(text).toBe('The Great Machine is thinking ...\r\x1b[K');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is announced on a terminal only, if it takes a while, and the line is erased', async () => {
    vi.useFakeTimers();
    try {
      const think = async (isTerminal: boolean, milliseconds: number) => {
        let text = '';
        const write = (more: string) => {
          text += more;
        };
        const thinks = announceThinking({ isTerminal, write });
        thinks('machine');
        await vi.advanceTimersByTimeAsync(milliseconds);
        thinks(undefined);
        return text;
      };
      expect(await think(true, 1000)).toBe('The Great Machine is thinking ...\r\x1b[K');
      expect(await think(true, 50)).toBe('\r\x1b[K');
      expect(await think(false, 1000)).toBe('');
    } finally {
      vi.useRealTimers();
    }
  });
});
