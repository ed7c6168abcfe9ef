import { createConfig, Play, playerDice } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { RULES, UNFINISHED, words } from '../test/words.js';
import { buildMenu, describeChoice, type Menu, type Open } from './menu.js';

function newPlay(seed: string): Play {
  return new Play(RULES, createConfig(RULES, { seed, city: 'random', revolutionaries: 3 }));
}

function openFor(play: Play, side: 'machine' | 'revolutionaries'): readonly Open[] {
  return play.config.seats
    .filter(({ seat }) => (seat === 'machine') === (side === 'machine'))
    .flatMap(({ seat }) => play.options(seat).map((asked) => ({ seat, asked })));
}

function menuFor(play: Play, side: 'machine' | 'revolutionaries', latest?: string): Menu | undefined {
  return buildMenu(words, openFor(play, side), play.view(side), latest);
}

/** Answers the question of some side by a choice at random; false once there is none. */
function answerOnce(play: Play, dice: (n: number) => number, see: (menu: Menu) => void): boolean {
  for (const side of ['machine', 'revolutionaries'] as const) {
    const menu = menuFor(play, side);
    if (menu === undefined) continue;
    see(menu);
    const forwards = menu.choices.filter(({ answers }) => answers[0].back !== true);
    for (const answer of forwards[dice(forwards.length)].answers)
      expect(play.answer(answer)).toMatchObject({ ok: true });
    return true;
  }
  return false;
}

it.each(['one', 'two', 'three'])('asks in words through a whole game (%s)', (seed) => {
  const play = newPlay(seed);
  const dice = playerDice(seed.length);
  const kinds = new Set<string>();
  const see = ({ question, kind, actor, choices }: Menu) => {
    kinds.add(kind);
    expect(actor).toMatch(/^[a-z]+$/);
    for (const text of [question, ...choices.map((choice) => describeChoice(words, choice))])
      expect(text).not.toMatch(UNFINISHED);
    for (const { picks, alike } of choices) if (alike > 1) expect(picks).toHaveLength(alike);
  };
  while (answerOnce(play, dice, see));
  expect(play.state.outcome).toBeDefined();
  expect([...kinds]).toEqual(expect.arrayContaining(['access-choice', 'machine-phase', 'hero-action']));
});

it('asks the one least answered first, and all at once whether that is final', () => {
  const play = newPlay('final');
  const lay = () => {
    const { kind, decision, seat, choices } = menuFor(play, 'revolutionaries')!;
    expect(kind).toBe('access-choice');
    expect(choices[0]).toMatchObject({ picks: [expect.stringMatching(/^card /)], alike: 1 });
    play.answer({ seat, decision, picks: choices[0].picks });
    return decision;
  };
  const decisions = [lay(), lay(), lay()];
  expect(new Set(decisions).size).toBe(3);
  const menu = menuFor(play, 'revolutionaries', decisions[1])!;
  expect(menu).toMatchObject({ decision: decisions[1], canGoBack: true });
  expect(menu.question).toMatch(/: .+; .+: .+; .+: .+\. Is that final\?$/);
  expect(menu.choices.map(({ answers }) => answers.length)).toEqual([3, 1, 1, 1]);
  expect(menu.choices[0].picks).toHaveLength(3);
  expect(menu.choices[1].label).toMatch(/^Change .+’s choice$/);
  expect(menuFor(play, 'revolutionaries')).toMatchObject({ decision: menu.choices[1].answers[0].decision });
});

it('asks nothing where nothing is open', () => {
  const play = newPlay('nothing');
  expect(menuFor(play, 'machine')).toBeUndefined();
});
