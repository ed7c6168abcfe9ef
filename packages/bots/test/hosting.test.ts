import { readFileSync } from 'node:fs';
import { BotPool, Dice, JobPool } from '@great-machine/bots';
import { createConfig, LoggedPlay } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { Host } from './hosting.js';
import { RULES } from './situations.js';

const BUILT = new URL('../dist/hosting/workers/node.js', import.meta.url).href;
const HUMAN = 'revolutionary-2';

function newPlay(seed: string): LoggedPlay {
  return new LoggedPlay(RULES, createConfig(RULES, { seed, generator: 'fast' }));
}

it('plays some rounds with bots of both sides in threads and a person among them', async () => {
  const { createNodePool } = (await import(BUILT)) as typeof import('../src/hosting/workers/node.js');
  const pool = createNodePool({ threads: 2 });
  const play = newPlay('hosted');
  const host = new Host(play, pool, 'apprentice', 'secret', [HUMAN]);
  const dice = new Dice('a person');
  try {
    while (play.state.outcome === undefined && play.state.round < 3) {
      await Promise.all([host.accompany('revolutionary-1'), host.accompany('revolutionary-3')]);
      await host.answer('machine');
      const open = play.questions(HUMAN).find(({ options }) => options.length > 0);
      if (open === undefined) continue;
      const { pick } = dice.pick(open.options);
      play.answer({ seat: HUMAN, decision: open.id, rev: open.rev, picks: [pick] });
    }
  } finally {
    await pool.close();
  }
  expect(host.said.map(({ key }) => key)).toContain('companion.proposes-card');
});

it('goes on when thoughts are cancelled', async () => {
  const pool = new BotPool(new JobPool({ startWorker: () => ({ post() {}, terminate() {} }) }));
  const host = new Host(newPlay('cancelled'), pool, 'apprentice', 'secret', []);
  const answering = host.answerUnlessCancelled('revolutionary-1');
  host.cancelAll();
  expect(await answering).toBe(false);
});

it('is what the guide shows: every example of it is taken from here', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const plain = (text: string) => text.replace(/\s+/g, ' ');
  const code = plain(read('./hosting.ts') + read('./hosting.test.ts'));
  const examples = [...read('../../../docs/bots-hosting.md').matchAll(/```ts\n([\s\S]*?)```/g)];
  expect(examples.length).toBeGreaterThan(3);
  for (const [, example = ''] of examples) expect(code).toContain(plain(example).trim());
});
