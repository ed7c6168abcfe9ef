import { createConfig, present, printPick } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { openSituation } from '../../test/asked.js';
import { RULES as rules } from '../../test/situations.js';
import { playGame } from '../hosting/arena.js';
import { askedIn } from '../thinking/mind.js';
import { createMind } from '../thinking/minds/create.js';
import { alternatives } from '../thinking/search/alternatives.js';
import { Dice } from '../worlds/dice.js';
import { weigh } from './advice.js';
import { consider, showPicks } from './consideration.js';

const LITTLE = { level: 'engineer', limits: { iterations: 60 } } as const;
const SEEDS = ['1', '2', '3', '4', '5', '6'];

it('the secret choice that the search makes most often is the first, and none is called better', () => {
  const seed = 'b';
  const config = createConfig(rules, { seed, generator: 'fast', city: 'random' });
  const minds = {
    machine: createMind(rules, 'journeyman', `${seed}m`),
    revolutionaries: createMind(rules, 'journeyman', `${seed}h`),
  };
  let last = '';
  let met = 0;
  playGame(rules, config, minds, {
    thought({ state }, situation) {
      const { kind } = askedIn(situation);
      const moment = `round ${state.round}, ${kind}`;
      if (!['machine-phase', 'access-choice'].includes(kind) || moment === last) return;
      last = moment;
      met++;
      const c = present(consider(rules, situation, LITTLE), 'question');
      const [first, ...others] = weigh(c, []);
      const shares = others.map(({ share = 0 }) => share);
      if (first?.chance !== 1) expect(first?.share, moment).toBeGreaterThanOrEqual(Math.max(0, ...shares));
      for (const { chance } of others) expect(chance, moment).toBeLessThanOrEqual(first?.chance ?? 0);
    },
  });
  expect(met).toBeGreaterThan(20);
});

const CAPTURED = openSituation({
  name: 'a captured Hero',
  phase: 'heroes',
  turn: 'finch',
  step: 'arrive',
  tracks: { discontent: 5, 'master-plan': 4 },
  event: 'emergency-decree',
  raids: ['commerce'],
  heroes: { finch: { in: 'commerce', trust: 5, chosen: 'commerce' }, fowler: {}, physician: {} },
});

it.each(SEEDS)('of Punitive Measures the one that bots take is the first, seed %s', (seed) => {
  const c = present(consider(rules, CAPTURED, { ...LITTLE, seed }), 'question');
  const [own = []] = alternatives(c.world, c.decision, new Dice(seed), 1);
  expect(['option advance-the-plan', ...showPicks(c.world, own).map(printPick)]).toContain(
    weigh(c, [])[0]?.picks.map(printPick).join(),
  );
});
