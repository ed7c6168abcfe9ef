import type { Game } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { MACHINE } from '../../src/flow/actors.js';
import { ask, enter, leaveFrame } from '../../src/kernel/flow.js';
import { DECLINE, PASS } from '../../src/model/picks.js';
import type { ModulePart } from '../../src/model/rules.js';
import { rulesChangedBy } from '../modules/assemble.js';
import { arrangeGame, openKinds, playFrame, say } from '../modules/playing.js';

describe('a frame that is left from another one above it', () => {
  const ending: ModulePart = {
    frames: [
      {
        name: 'below',
        steps: [
          { name: 'go', run: (g: Game) => enter(g, 'above', {}) },
          { name: 'ask', run: (g: Game) => ask(g, 'leave', MACHINE, {}) },
        ],
      },
      { name: 'above', steps: [{ name: 'ask', run: (g: Game) => ask(g, 'leave', MACHINE, {}) }] },
    ],
    decisions: {
      leave: {
        rule: 'LEAVE',
        options: () => [PASS, DECLINE],
        resolve: (g, [{ draft }]) => (draft[0]?.pick === 'pass' ? leaveFrame(g, 'below') : undefined),
      },
    },
  };

  it('takes no further step, and the one above goes on', () => {
    const rules = rulesChangedBy('leaving', ending);
    const g = arrangeGame(rules, ['finch', 'fowler', 'actress']);
    playFrame(g, 'below');
    say(g, 'leave', 'decline');
    expect(openKinds(g)).toEqual(['leave']);
    g.state.frames.length = 0;
    playFrame(g, 'below');
    say(g, 'leave', 'pass');
    expect(g.state.frames).toEqual([]);
  });
});
