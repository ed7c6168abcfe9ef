import type { Advice } from '@great-machine/client';
import { buildMenu } from '@great-machine/messages';
import { assembleRules, itemAt, openScenario, present } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { inAccess } from '../../../rules/test/enkidu.js';
import { runCli } from '../../test/io.js';
import { words } from '../terminal/terminal-words.js';
import { describeAdvice, giveHint } from './hint.js';
import { Numbering } from './numbering.js';

const TRIO = ['--trio', 'finch,veteran,actress'];

/** What follows each `hint` among the typed lines, in one line. */
async function hints(args: readonly string[], typed: readonly string[]): Promise<string[]> {
  const { out, err } = await runCli(['play', '--seed', 'hints', ...args], typed);
  expect(err).toBe('');
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  const screens = out.split('\n> ').map((text) => text.replaceAll(/\s+/g, ' '));
  return screens.slice(1).filter((_, at) => typed[at] === 'hint');
}

function expectAdvice(hint: string): void {
  expect(hint).toContain('The best answers');
  expect(hint).toMatch(/Option [1-9]\d* \(\d+ %\): \S/);
  expect(hint).not.toMatch(/Option 0|undefined|NaN|advice\./);
}

describe('hint', () => {
  it('advises the Heroes on cards', async () => {
    const card = itemAt(await hints(TRIO, ['hint']), 0);
    expectAdvice(card);
    expect(card).toMatch(/Option \d \(\d+ %\): [\w ]+( District| Citadel| Square| Nexus| of L\.A\.W\.)/);
    expect(card).toContain('is good for this:');
  });

  it('advises them on being ready', async () => {
    const ready = itemAt(await hints(TRIO, ['1', '1', '1', 'hint']), 0);
    expectAdvice(ready);
    expect(ready).toContain('Option 1 (');
  });

  it('advises them on ways and on Actions, and says the same again', async () => {
    const typed = ['1', '1', '1', '1', 'hint', '1', 'hint', 'hint'];
    const [way = '', action = '', again] = await hints(TRIO, typed);
    for (const hint of [way, action]) expectAdvice(hint);
    expect(way).toContain('It costs');
    expect(again).toBe(action);
  });

  it('advises the Machine with the plan of its Phase, also in the middle of an order', async () => {
    const [plan = '', middle = ''] = await hints(['--as', 'machine'], ['hint', '1', 'hint']);
    for (const hint of [plan, middle]) expectAdvice(hint);
    expect(plan).toContain('; then ');
    expect(middle).toMatch(/: to the /);
  });

  it('tells of a card that may be played beside the question, and of any card by its name [R-WIN-1]', async () => {
    const scenario = {
      format: 1,
      name: 'an offer',
      revolutionaries: 1 as const,
      ...inAccess(['sociological']),
    };
    const play = openScenario(assembleRules(scenario.modules), scenario);
    const view = play.view('revolutionaries');
    const questions = play.questions(itemAt(play.config.seats, 1).seat);
    const offer = present(
      questions.find(({ isOffer }) => isOffer),
      'offer',
    );
    const menu = present(
      buildMenu(
        words,
        questions.filter(({ isOffer }) => !isOffer),
        view,
      ),
      'menu',
    );
    const beside = buildMenu(words, [offer], view)?.choices ?? [];
    const choices = [...menu.choices, ...beside];
    const advice: Advice = {
      offer: offer.id,
      picks: [itemAt(offer.options, 0).pick],
      chance: 0.5,
      better: 0,
      facts: [],
    };
    const table = {
      view,
      advise: async () => [advice],
      questionNamed: (id: string) => questions.find((one) => one.id === id),
    };
    const [, told] = await giveHint(table, new Numbering().numbered({ ...menu, choices }, view));
    expect(told).toBe(`Option ${choices.length} (50 %): Sociological Theory.`);
    const returned = { ...advice, picks: [{ pick: 'theory', names: 'card', of: 'chaos' }] } as const;
    const question = { ...offer, kind: 'theory-return' };
    expect(describeAdvice({ view, question }, returned, 'Better')).toBe('Better: return Chaos Theory.');
  });

  it('is among what can be typed', async () => {
    const { out } = await runCli(['play'], ['help']);
    expect(out).toContain('\nhint        the best answers');
  });
});
