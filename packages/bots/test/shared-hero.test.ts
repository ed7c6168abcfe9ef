import { openScenario } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { createMind, LEVELS, type Mind, tableOf } from '../src/index.js';
import { playSome } from './play-some.js';
import { RULES } from './situations.js';

const brief = (mind: Mind): Mind => ({ decide: (situation) => mind.decide(situation, { iterations: 5 }) });

/** 6 Trust are wanted, or the Plan comes to its end. */
const openPayment = () =>
  openScenario(RULES, {
    format: 1,
    name: 'the platforms stay on the ground',
    seats: { first: ['finch', 'physician'], second: ['fowler', 'physician'] },
    round: 7,
    phase: 'closing',
    step: 'plan-question',
    event: 'grounded-platforms',
    tracks: { 'master-plan': 11 },
    heroes: { finch: { trust: 2 }, fowler: { trust: 2 }, physician: { trust: 4 } },
  });

it.each(LEVELS)('two %ss who share a Hero pay together', (level) => {
  const game = openPayment().look();
  const heroes = brief(createMind(RULES, level, 'shared'));
  playSome(game, { machine: heroes, revolutionaries: heroes }, ({ state }) => state.round === 7);
  expect(game.state.outcome).toBeUndefined();
  expect(game.state.round).toBe(8);
});

it.each(LEVELS)('a(n) %s pays for a shared Hero from either seat', (level) => {
  for (const seat of ['first', 'second']) {
    const play = openPayment();
    const question = () => play.questions(seat).find(({ actor }) => actor === 'physician');
    for (let open = question(); open?.awaited; open = question()) {
      const questions = play.questions(seat);
      const view = play.view('revolutionaries');
      const situation = { table: tableOf(play.config), seat, question: open.id, view, questions };
      const { picks } = brief(createMind(RULES, level, 'shared')).decide(situation);
      expect(play.answer({ seat, decision: open.id, picks })).toEqual({ ok: true });
    }
  }
});
