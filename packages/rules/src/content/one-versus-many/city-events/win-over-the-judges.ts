import { askHeroesToPrevent } from '../../../flow/payment.js';
import { enter, repeatStep } from '../../../kernel/flow.js';
import type { CityEventDefinition } from '../../../model/content.js';
import type { Game } from '../../../model/game.js';
import { heroAt } from '../../../model/pieces.js';
import { heroCounts } from '../../../model/queries.js';

declare module '../../../kernel/live.js' {
  interface FrameLocals {
    readonly 'win-over-the-judges': Buying;
  }
}

interface Buying {
  /** The Hero who is asked next. */
  next?: number;
}

/** In Initiative order, each Hero with a forfeited card and the Trust for it (R-ORD-1). */
function offerToNextHero(g: Game, locals: Buying): void {
  const hero = locals.next ?? 0;
  if (hero >= g.state.heroes.length) return;
  locals.next = hero + 1;
  repeatStep(g);
  const { place, forfeited, trust } = heroAt(g, hero);
  const price = g.state.guards[place] ?? 0;
  if (!heroCounts(g, hero) || forfeited === 0 || trust < price) return;
  enter(g, 'retrieval', { hero, price, because: 'EVT-win-over-the-judges' });
}

/** End: each Hero may buy back a forfeited card for 1 Trust per Guard here. Prevented by 5 Trust together. */
export const winOverTheJudges: CityEventDefinition = {
  id: 'win-over-the-judges',
  stack: 1,
  source: { name: 'rulebook', effect: 'rulebook' },
  endOfRound: (g) => enter(g, 'win-over-the-judges', {}),
  askPlanAdvance: (g) => askHeroesToPrevent(g, 5, 'EVT-win-over-the-judges'),
  frames: [
    {
      name: 'win-over-the-judges',
      locals: { all: { next: 'number?' } },
      steps: [{ name: 'heroes', run: offerToNextHero }],
    },
  ],
};
