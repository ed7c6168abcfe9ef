import { assembleRules, type Game, itemAt, servantAt } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { districtNamed, type Rules } from '../../src/model/rules.js';
import { rulesChangedBy } from '../modules/assemble.js';
import { arrangeGame, listen, optionTexts, playFrame, say } from '../modules/playing.js';

const TURNING = rulesChangedBy('turning', { halfTurnsDiffer: true });
const LEX = 0;
const VELVET = districtNamed(TURNING, 'velvet');

/** Lex Hecate in the Control Nexus, about to reposition the Velvet District. */
function arrange(rules: Rules): Game {
  const g = arrangeGame(rules, ['finch', 'fowler', 'physician']);
  servantAt(g, LEX).place = districtNamed(rules, 'control-nexus');
  g.state.bonds = 4;
  playFrame(g, 'machine');
  say(g, 'machine-phase', 'servant lex-hecate', 'do reposition', 'district velvet');
  return g;
}

describe('which way up a District lies', () => {
  it('makes no difference in the core game [R-GEO-7]', () => {
    const placements = optionTexts(arrange(assembleRules()), 'machine-phase');
    expect(placements.filter((text) => /,[23]$/.test(text))).toEqual([]);
  });

  it('makes a difference where a module says so: each placement is offered both ways up [R-GEO-7]', () => {
    const once = optionTexts(arrange(assembleRules()), 'machine-phase');
    const both = optionTexts(arrange(TURNING), 'machine-phase');
    expect(both).toHaveLength(2 * once.length + 1);
    expect(both).toEqual(expect.arrayContaining([...once]));
  });

  it('may be changed on the spot then, which is a repositioning [R-GEO-7]', () => {
    const g = arrange(TURNING);
    const { x, y, rotation } = itemAt(g.state.city, VELVET);
    const events = listen(g);
    say(g, 'machine-phase', `placement ${x},${y},${rotation + 2}`);
    expect(itemAt(g.state.city, VELVET)).toEqual({ x, y, rotation: rotation + 2 });
    expect(events).toContainEqual(expect.objectContaining({ event: 'district-repositioned' }));
    expect(g.state.bonds).toBe(2);
  });
});
