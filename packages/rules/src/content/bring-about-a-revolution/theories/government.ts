import { actionChoice, whyNotAction } from '../../../flow/hero-action.js';
import { ask } from '../../../kernel/flow.js';
import { type Refusal, refuse } from '../../../kernel/refusal.js';
import type { HeroActing, HeroAction } from '../../../model/actions.js';
import type { Game } from '../../../model/game.js';
import { heroAt } from '../../../model/pieces.js';
import { hasRaid, servantsIn } from '../../../model/queries.js';
import { ENKIDU, enkiduIn, type TheoryDefinition } from '../enkidu/theory.js';

declare module '../../../kernel/decision.js' {
  interface QuestionAbouts {
    readonly government: OfEnkidu;
  }
}

export interface OfEnkidu {
  readonly hero: number;
}

/** A Special Action counts as taken in its own Major District: the only one that is no obstacle to it. */
function whereTaken(g: Game, hero: number, action: HeroAction): HeroActing {
  const own = [...g.state.city.keys()].find((district) => {
    const obstacle = action.obstacle(g, { hero, district });
    return obstacle?.code !== 'only-in-another-district';
  });
  return { hero, district: own ?? heroAt(g, hero).place };
}

/** Its price and obstacles are those of a Hero there; no Servant and no Raid may be there. */
function whyNot(g: Game, hero: number, action: HeroAction): Refusal | undefined {
  if (action.kind !== 'special') return refuse('no-special-action', 'THE-government');
  const acting = whereTaken(g, hero, action);
  if (servantsIn(g, acting.district) > 0) return refuse('servant-there', 'THE-government');
  if (hasRaid(g, acting.district)) return refuse('raid-there', 'THE-government');
  return whyNotAction(g, acting, [], action);
}

function available(g: Game, hero: number): readonly HeroAction[] {
  return g.rules.heroActionList.filter((action) => whyNot(g, hero, action) === undefined);
}

/** During any Hero's turn: Enkidu takes a Special Action of any Major District beside the own Action. */
export const government: TheoryDefinition = {
  id: 'government',
  source: { name: 'rulebook', effect: 'rulebook' },
  isOfUse(g) {
    if (g.state.phase !== 'heroes') return false;
    const hero = enkiduIn(g);
    return !heroAt(g, hero).turnEnded && available(g, hero).length > 0;
  },
  apply: (g) => ask(g, 'government', ENKIDU, { hero: enkiduIn(g) }),
  decisions: {
    government: actionChoice<OfEnkidu>({
      rule: 'THE-government',
      about: { all: { hero: 'hero' } },
      available: (g, { hero }) => available(g, hero),
      where: (g, { hero }, action) => whereTaken(g, hero, action),
      whyNot: (g, { hero }, action) => whyNot(g, hero, action),
    }),
  },
};
