import { expect, it } from 'vitest';
import { KINDS } from './attack.js';
import { heardOf } from './calls.js';
import { attack } from './campaign.js';

it('a server holds out against 3,000 hostile messages', async () => {
  const seed = Date.now() % 1_000_000;
  const complaints: string[] = [];
  const findings = await attack({ messages: 3000, seed }, (text) => complaints.push(text));
  expect(complaints, `seed ${seed}`).toEqual([]);
  expect(findings).toMatchObject({ untyped: 0, crashes: 0, changedStates: 0, leaks: 0, isHeld: true });
  for (const kind of KINDS) expect(findings.kinds[kind], kind).toBeGreaterThan(0);
}, 240_000);

it.each([
  ['a reply in the words of another program', 400, '{"error":"Bad Request","statusCode":400}'],
  ['a refusal with another status', 500, '{"refused":"bad-request"}'],
  ['a refusal that says more than it should', 400, '{"refused":"bad-request","stack":"at secrets.ts"}'],
  ['no words at all', 500, ''],
])('%s is no typed refusal', (_, status, text) => {
  expect(heardOf(status, text).came.was).toBe('untyped');
});
