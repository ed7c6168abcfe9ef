import { receiveBonds } from '../../../src/effects/bonds.js';
import { reveal } from '../../../src/effects/reveal.js';
import { receiveTrust } from '../../../src/effects/trust.js';
import { heroActor, MACHINE } from '../../../src/flow/actors.js';
import { openDecisions } from '../../../src/kernel/answer.js';
import { itemAt } from '../../../src/kernel/checked.js';
import { type Answered, type DecisionKind, numberPicked, picksOf } from '../../../src/kernel/decision.js';
import { ask, enter, localsOf } from '../../../src/kernel/flow.js';
import type { FrameDefinition } from '../../../src/kernel/live.js';
import type { EventTable } from '../../../src/model/event-table.js';
import { tellerOf } from '../../../src/model/events.js';
import type { Game } from '../../../src/model/game.js';
import type { ModuleView } from '../../../src/model/module-view.js';
import { DECLINE, pickAmount } from '../../../src/model/picks.js';
import type { ModulePart } from '../../../src/model/rules.js';

const EVENTS = { 'wager-called': { all: { stake: 'number' } } } as const satisfies EventTable;
const tell = tellerOf(EVENTS);

const STAKES = [0, 1, 2] as const;
const FIRST = 0;
const CALL = picksOf('call')(0);

interface Wager {
  /** The Great Machine's secret until it is called. */
  stake?: number;
}

declare module '../../../src/kernel/live.js' {
  interface FrameLocals {
    readonly wager: Wager;
  }
}

const wagerFrame: FrameDefinition<'wager'> = {
  name: 'wager',
  locals: { machine: { stake: 'number?' } },
  steps: [
    { name: 'stake', run: (g: Game) => ask(g, 'stake', MACHINE, {}) },
    { name: 'call', run: (g: Game) => ask(g, 'call', heroActor(g, FIRST), {}) },
  ],
};

const stake: DecisionKind = {
  rule: 'WAGER',
  options: () => STAKES.map(pickAmount),
  resolve(g: Game, [{ draft }]: Answered) {
    localsOf(g, 'wager').stake = numberPicked(draft);
  },
};

/** An even stake brings the Hero Trust, an odd one the Great Machine Bonds. */
const call: DecisionKind = {
  rule: 'WAGER',
  options: () => [CALL, DECLINE],
  resolve(g: Game, [{ draft }]: Answered) {
    if (itemAt(draft, 0).pick === 'decline') return;
    const { stake: staked = 0 } = localsOf(g, 'wager');
    reveal(g);
    tell(g, { event: 'wager-called', stake: staked });
    g.state.extra.wagers = calledSoFar(g) + 1;
    if (staked % 2 === 0) receiveTrust(g, FIRST, 2, 'WAGER');
    else receiveBonds(g, 3, 'WAGER');
  },
};

function calledSoFar(g: Game): number {
  return g.state.extra.wagers as number;
}

const view: ModuleView = {
  name: 'wagers',
  build: calledSoFar,
  sample(g, seen, below) {
    const isStaked = openDecisions(g).some(({ kind }) => kind === 'call');
    if (isStaked) localsOf(g, 'wager').stake ??= STAKES[below(STAKES.length)];
    return seen;
  },
  secrecy: { 'extra.wagers': 'public' },
};

/** At the end of a round the Great Machine stakes in secret, and the first Hero calls or declines. */
export const wager: ModulePart = {
  steps: [
    {
      in: 'setup',
      after: 'tracks',
      step: {
        name: 'wagers',
        run(g: Game) {
          g.state.extra.wagers = 0;
        },
      },
    },
    { in: 'closing', after: 'plan', step: { name: 'wager', run: (g: Game) => enter(g, 'wager', {}) } },
  ],
  frames: [wagerFrame],
  decisions: { stake, call },
  picks: { call: 'nothing' },
  events: EVENTS,
  view,
};
