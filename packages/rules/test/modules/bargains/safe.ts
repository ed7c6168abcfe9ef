import { reveal } from '../../../src/effects/reveal.js';
import { raiseDiscontent } from '../../../src/effects/tracks.js';
import { itemAt } from '../../../src/kernel/checked.js';
import { draw } from '../../../src/kernel/flow.js';
import { refuse } from '../../../src/kernel/refusal.js';
import type { HeroAction } from '../../../src/model/actions.js';
import type { EventTable } from '../../../src/model/event-table.js';
import { tellerOf } from '../../../src/model/events.js';
import type { Game } from '../../../src/model/game.js';
import type { ModuleView } from '../../../src/model/module-view.js';
import { addToPrice } from '../../../src/model/price.js';
import type { ModulePart } from '../../../src/model/rules.js';

const EVENTS = { 'safe-opened': { all: { hero: 'hero', sheets: 'number' } } } as const satisfies EventTable;
const tell = tellerOf(EVENTS);

const SHEETS = [3, 4, 5, 6] as const;
const PRICE = 1;

/** How many compromising sheets lie in it: the Great Machine's secret until it is open. */
export type Safe = { readonly sheets: number; readonly isOpen: boolean };

export function safeOf(g: Game): Safe {
  return g.state.extra.safe as Safe;
}

/** Costs 1 Trust in any District; Discontent rises by the sheets. */
const crackSafe: HeroAction = {
  id: 'crack-safe',
  kind: 'standard',
  rule: 'SAFE',
  obstacle: (g) => (safeOf(g).isOpen ? refuse('safe-is-open', 'SAFE') : undefined),
  price: (_g, _acting, _draft, price) => addToPrice(price, PRICE, 'SAFE'),
  perform(g, { hero }) {
    const { sheets } = safeOf(g);
    reveal(g);
    g.state.extra.safe = { sheets, isOpen: true } satisfies Safe;
    tell(g, { event: 'safe-opened', hero, sheets });
    raiseDiscontent(g, sheets, 'SAFE');
  },
};

const view: ModuleView = {
  name: 'safe',
  build(g, audience) {
    const { sheets, isOpen } = safeOf(g);
    return audience === 'machine' || isOpen ? { sheets, isOpen } : { isOpen };
  },
  sample(_g, seen, below) {
    const { sheets, isOpen } = seen as Partial<Safe> & Pick<Safe, 'isOpen'>;
    return { sheets: sheets ?? itemAt(SHEETS, below(SHEETS.length)), isOpen } satisfies Safe;
  },
  permute(start, end, below, audience) {
    if (audience === 'machine' || (end as Safe).isOpen) return start;
    const { sheets, isOpen } = start as Safe;
    const others = SHEETS.filter((other) => other !== sheets);
    return { sheets: itemAt(others, below(others.length)), isOpen } satisfies Safe;
  },
  secrecy: { 'extra.safe.sheets': 'machine', 'extra.safe.isOpen': 'public' },
};

/** A Hero Action of its own, and something that only the Great Machine knows. */
export const safe: ModulePart = {
  steps: [
    {
      in: 'setup',
      after: 'tracks',
      step: {
        name: 'safe',
        run(g: Game) {
          g.state.extra.safe = { sheets: draw(g, 'safe', SHEETS), isOpen: false } satisfies Safe;
        },
      },
    },
  ],
  heroActions: [crackSafe],
  events: EVENTS,
  view,
};
