import { heroAt, liveGame, openScenario, present } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { bargainsRules } from '../../../../rules/test/modules/index.js';
import { arrangeGame, playTurn, questionOf } from '../../../../rules/test/modules/playing.js';
import { RULES } from '../../../test/situations.js';
import { Dice } from '../../worlds/dice.js';
import { APPRAISED_ACTIONS } from '../policy/hero-actions.js';
import { alternatives } from './alternatives.js';
import { awaitedDecision } from './playout.js';

describe('the answers that are compared', () => {
  it('include slides of a Hero in the Control Nexus, and looking at them changes nothing', () => {
    const play = openScenario(RULES, {
      format: 1,
      name: 'in the Control Nexus',
      phase: 'heroes',
      step: 'action',
      turn: 'fowler',
      city: ['AASSCC', 'GVQQTN', 'GVIITN'],
      event: 'the-countdown',
      heroes: { fowler: { in: 'control-nexus', trust: 5, chosen: 'control-nexus' } },
      districts: { 'control-nexus': { guards: 0 } },
    });
    const g = liveGame(RULES, play.state);
    const before = JSON.stringify(g.state);
    const answers = alternatives(g, present(awaitedDecision(g), 'awaited question'), new Dice('slides'), 99);
    const slides = answers.filter(([first]) => first?.of === 'control-nexus-a');
    expect(slides.length).toBeGreaterThan(2);
    for (const slide of slides)
      expect(slide.map(({ pick }) => pick)).toEqual(['do', 'district', 'placement']);
    expect(JSON.stringify(g.state)).toBe(before);
  });

  it('include Hero Actions of modules that no rule of thumb appraises', () => {
    const g = arrangeGame(bargainsRules, ['finch', 'veteran', 'actress']);
    heroAt(g, 0).trust = 3;
    playTurn(g, 0);
    const answers = alternatives(g, questionOf(g, 'hero-action'), new Dice('safe'), 99);
    expect(answers).toContainEqual([{ pick: 'do', of: 'crack-safe' }]);
    expect(answers.length).toBeGreaterThan(2);
  });

  it('know every Hero Action of the core game', () => {
    expect([...APPRAISED_ACTIONS].sort()).toEqual(Object.keys(RULES.heroActions).sort());
  });
});
