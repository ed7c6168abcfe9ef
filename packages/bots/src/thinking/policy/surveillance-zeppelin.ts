import {
  type AnswerPick,
  aboutOf,
  freeGuardSquares,
  type Game,
  hasRaid,
  hasToken,
  heroAt,
  itemAt,
} from '@great-machine/rules';
import { appraiseDetaining } from './detaining.js';
import type { Expectation } from './expectation.js';
import { worthOfGuard } from './guard-worths.js';
import { appraiseActions } from './hero-actions.js';
import type { ModuleKnowledge, ModuleQuestion } from './knowledge.js';
import type { Outlook } from './outlook.js';
import { type Appraised, SERVANT_WORTHS } from './servant-worths.js';

const DONE: AnswerPick = { pick: 'done', of: 0 };
const DECLINE: AnswerPick = { pick: 'decline', of: 0 };
const PRICE_OF_ACTION = 2;
const ADVANTAGES_ON_BOARD = 2;
/** A special Guard leaves at the end of the round. */
const FOR_A_ROUND = 0.7;
const DRAWS_HERO = 0.3;

/** Where an Action counts as taken from on board. */
const FROM_ON_BOARD = [
  { action: 'draw-directive', district: 'grand-citadel' },
  { action: 'publish-directive', district: 'tower-of-law' },
] as const;

/** The advantages of a boarding, the best first; none that is worth nothing. A Bond may be what a special Action misses. */
function advantages(g: Game, o: Outlook, expected: Expectation): readonly Appraised[] {
  const missing = PRICE_OF_ACTION - g.state.bonds;
  const actions = missing > 1 ? [] : specialActions(g, o, expected);
  const byBond = missing === 1 ? actions.reduce((sum, { worth }) => sum + Math.max(0, worth), 0) : 0;
  const found: Appraised[] = [
    { worth: o.weights.bond + byBond, picks: [{ pick: 'advantage', of: 'bond' }] },
    ...specialGuard(g, o, expected),
    ...(missing > 0 ? [] : actions),
  ];
  return found.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth);
}

/** In the District where one Guard more is worth most. */
function specialGuard(g: Game, o: Outlook, expected: Expectation): readonly Appraised[] {
  const places = [...g.state.city.keys()].filter((place) => freeGuardSquares(g, place) > 0);
  const found = places.map((place): Appraised => {
    const to: AnswerPick = { pick: 'to', of: place };
    const worth = FOR_A_ROUND * worthOfGuard(g, o, expected, place, 1);
    return { worth, picks: [{ pick: 'advantage', of: 'special-guard' }, to] };
  });
  return found.sort((a, b) => b.worth - a.worth).slice(0, 1);
}

function specialActions(g: Game, o: Outlook, expected: Expectation): readonly Appraised[] {
  const found = FROM_ON_BOARD.flatMap(({ action, district }): Appraised[] => {
    const appraised = SERVANT_WORTHS[action]?.(g, o, expected, itemAt(g.rules.places, district));
    if (appraised === undefined) return [];
    const picks: AnswerPick[] = [
      { pick: 'advantage', of: 'special-action' },
      { pick: 'do', of: action },
    ];
    const worth = appraised.worth - PRICE_OF_ACTION * o.weights.bond;
    return [{ worth, picks: [...picks, ...appraised.picks] }];
  });
  return found.sort((a, b) => b.worth - a.worth).slice(0, 1);
}

/** The best advantage that is left; the first is taken in any case, as a Bond costs nothing. */
function chooseAdvantage({ g, o, options, expected }: ModuleQuestion): readonly AnswerPick[] {
  const best = advantages(g, o, expected()).find(({ picks: [first] }) =>
    options.some(({ pick, of }) => pick === first?.pick && of === first.of),
  );
  return best?.picks ?? [DONE];
}

/** What the Hero could do there; in a Raid the Great Machine detains the Hero. */
function worthOfStanding(g: Game, o: Outlook, hero: number, place: number): number {
  const { trust, chosen } = heroAt(g, hero);
  const actions = appraiseActions(g, o, { hero, place, trust, taken: [] });
  const action = actions.reduce((most, { worth }) => Math.max(most, worth), 0);
  if (!hasRaid(g, place)) return action;
  const hasCard = chosen !== undefined;
  const { advance, punish } = appraiseDetaining(g, o, hero, action, { hasCard, both: false });
  return action - Math.max(advance, punish);
}

/** To the connected District where the Hero can do most, if that is more than here. */
function flyOn({ g, o, decision, options }: ModuleQuestion): readonly AnswerPick[] {
  const { hero } = aboutOf(decision, 'zeppelin-passage');
  let best = DECLINE;
  let most = worthOfStanding(g, o, hero, heroAt(g, hero).place);
  for (const option of options) {
    if (option.pick !== 'to') continue;
    const worth = worthOfStanding(g, o, hero, Number(option.of));
    if (worth <= most) continue;
    most = worth;
    best = option;
  }
  return [best];
}

/** Servants board where the Zeppelin is for what it offers; Heroes fly on with it to where they can do more. */
export const surveillanceZeppelin: ModuleKnowledge = {
  answers: { boarding: chooseAdvantage, 'zeppelin-passage': flyOn },
  servantActions: {
    'board-zeppelin'(g, o, expected, at) {
      if (!hasToken(g, 'zeppelin', at)) return undefined;
      const applied = advantages(g, o, expected).slice(0, ADVANTAGES_ON_BOARD);
      return { worth: applied.reduce((sum, { worth }) => sum + worth, 0), picks: [] };
    },
  },
  drawsHero: (g, _hero, place) => (hasToken(g, 'zeppelin', place) ? DRAWS_HERO : 0),
};
