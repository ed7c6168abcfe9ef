import { itemAt, openScenario, type Rules } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { receiveBonds } from '../../src/effects/bonds.js';
import { rulesChangedBy } from '../modules/assemble.js';
import { picksNamed } from '../picks.js';
import { rules } from '../play.js';

/** What the log says after the Machine has settled the detainment of the Actress by a Raid. */
function settle(gameRules: Rules, event: string, option: string): readonly string[] {
  const play = openScenario(gameRules, {
    format: 1,
    name: 'the Actress detained',
    modules: gameRules.modules.map(({ id }) => id),
    phase: 'heroes',
    turn: 'actress',
    step: 'arrive',
    event,
    raids: ['art'],
    heroes: { finch: {}, actress: { in: 'art', trust: 3, chosen: 'art' }, physician: {} },
  });
  const read = play.feed('public').length;
  const { id } = itemAt(play.questions('machine'), 0);
  const picks = picksNamed(gameRules, `option ${option}`);
  expect(play.answer({ seat: 'machine', decision: id, picks })).toEqual({ ok: true });
  return play
    .feed('public', read)
    .flatMap(({ lines }) => lines.map(({ key, params }) => `${key} ${params.because ?? ''}`));
}

it('after option B: the measure, then her own effect, then the cards [R-HER-4, HERO-actress, EVT-show-trial]', () => {
  const said = settle(rules, 'show-trial', 'no-trust');
  const order = ['trust-lost DET-4', 'discontent-raised HERO-actress', 'access-forfeited EVT-show-trial'];
  expect(said.filter((line) => order.includes(line))).toEqual([order[0], order[1], order[1], order[2]]);
});

it('after option A: the Plan, then the cards, her Trust last [R-HER-4, HERO-actress]', () => {
  const informed = rulesChangedBy('paid-informant', {
    hooks: { afterDetainment: (g) => receiveBonds(g, 1, 'informant') },
  });
  const said = settle(informed, 'the-countdown', 'advance-the-plan');
  const order = ['plan-advanced detainment', 'bonds-received informant', 'trust-received HERO-actress'];
  expect(said.filter((line) => order.includes(line))).toEqual(order);
});
