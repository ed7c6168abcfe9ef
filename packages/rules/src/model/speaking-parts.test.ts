import { describe, expect, it } from 'vitest';
import { assembleRules, MODULES } from '../content/registry.js';
import { itemAt } from '../kernel/checked.js';
import { rulesFor } from './speaking-parts.js';

const ALL = assembleRules(MODULES.map(({ id }) => id));
const WITHOUT = rulesFor(ALL, ['finch', 'fowler', 'veteran']);
const WITH_AKIRA = rulesFor(ALL, ['finch', 'fowler', 'akira']);

function stepsOf(rules: typeof ALL, frame: string) {
  return itemAt(rules.frames, frame).steps;
}

describe('the features of a Hero', () => {
  it('say nothing in a game without that Hero', () => {
    expect(WITHOUT.atRest).toBeUndefined();
    expect(WITHOUT.uncounted).toEqual([]);
    expect(WITHOUT.lentAbilities).toEqual([]);
    expect(WITHOUT.hooks.at('heroSteps')).toEqual([]);
    expect(WITHOUT.heroActionList.map(({ id }) => id)).not.toContain('draw-inventions');
    expect(WITHOUT.servantActionList.map(({ id }) => id)).not.toContain('stand-up');
  });

  it('are all there in a game with that Hero, and those of the others are not', () => {
    expect(WITH_AKIRA.atRest).toBeDefined();
    expect(WITH_AKIRA.heroActionList.map(({ id }) => id)).toContain('draw-inventions');
    expect(WITH_AKIRA.servantActionList.map(({ id }) => id)).toContain('stand-up');
    expect(WITH_AKIRA.hooks.at('heroSteps')).toEqual([]);
  });

  it('leave every step in its place, so that a game put down is taken up where it was', () => {
    for (const frame of Object.keys(ALL.frames))
      expect(stepsOf(WITHOUT, frame).map(({ name }) => name)).toEqual(
        stepsOf(ALL, frame).map(({ name }) => name),
      );
  });

  it('bring their cards, questions and Districts to every game, so that refusals can name them', () => {
    expect(WITHOUT.heroActions).toBe(ALL.heroActions);
    expect(WITHOUT.decisions).toBe(ALL.decisions);
    expect(WITHOUT.districts).toBe(ALL.districts);
  });
});

it('games with the same of these Heroes share their rules', () => {
  expect(rulesFor(ALL, ['finch', 'veteran', 'akira'])).toBe(WITH_AKIRA);
  expect(rulesFor(WITH_AKIRA, ['finch', 'veteran', 'akira'])).toBe(WITH_AKIRA);
});

it('the core game has no features of Heroes to leave out', () => {
  const core = assembleRules();
  expect(rulesFor(core, ['finch', 'fowler', 'veteran'])).toBe(core);
});

it('a feature of a Hero may not replace a step, which other games would lack', () => {
  const replacing = {
    ...itemAt(MODULES, 0),
    parts: [{ hero: 'finch', steps: [{ in: 'hero-turn', instead: 'end' }] }],
  };
  expect(() => assembleRules([replacing.id], [replacing])).toThrow(/replaces a step/);
});
