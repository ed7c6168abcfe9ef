import { heroActor } from '../../../src/flow/actors.js';
import { heroesToGo, nameNextHero } from '../../../src/flow/heroes.js';
import {
  type Answered,
  type Decision,
  type DecisionKind,
  numberPicked,
} from '../../../src/kernel/decision.js';
import { ask } from '../../../src/kernel/flow.js';
import type { HeroDefinition } from '../../../src/model/content.js';
import type { Game } from '../../../src/model/game.js';
import { PASS, pickDistrict, pickHero } from '../../../src/model/picks.js';
import { heroAt } from '../../../src/model/pieces.js';
import { isMinor } from '../../../src/model/queries.js';
import type { ModulePart } from '../../../src/model/rules.js';

declare module '../../../src/kernel/decision.js' {
  interface QuestionAbouts {
    readonly start: OfHero;
  }
}

/** Where a Hero stands in Initiative order, if in play. */
export function placeOf(g: Game, hero: string): number | undefined {
  const at = g.state.heroes.findIndex((one) => one.hero === hero);
  return at < 0 ? undefined : at;
}

function newcomer(id: string): HeroDefinition {
  const source = { name: 'design', effect: 'design' } as const;
  return { id, source, startsIn: 'art', group: 'NEWCOMERS', initiative: 7, maxTrust: 8, ability: {} };
}

interface OfHero {
  readonly hero: number;
}

function askForStart(g: Game): void {
  const hero = placeOf(g, 'thinker') ?? placeOf(g, 'tinker');
  if (hero !== undefined) ask(g, 'start', heroActor(g, hero), { hero });
}

const startChoice: DecisionKind<OfHero> = {
  rule: 'START',
  about: { all: { hero: 'hero' } },
  options: (g: Game, { draft }: Decision) =>
    draft.length > 0 ? [] : [...g.state.city.keys()].filter((place) => isMinor(g, place)).map(pickDistrict),
  resolve(g: Game, [{ about, draft }]: Answered<OfHero>) {
    heroAt(g, about.hero).place = numberPicked(draft);
  },
};

/** Before each turn the runner is asked whether to go now, until gone. */
function askNowOrLater(g: Game): void {
  const hero = placeOf(g, 'runner');
  if (hero !== undefined && heroesToGo(g).includes(hero))
    ask(g, 'now-or-later', heroActor(g, hero), { hero });
}

const nowOrLater: DecisionKind<OfHero> = {
  rule: 'RUNNER',
  about: { all: { hero: 'hero' } },
  options(g: Game, { about, draft }: Decision<OfHero>) {
    if (draft.length > 0) return [];
    return heroesToGo(g).length > 1 ? [pickHero(about.hero), PASS] : [pickHero(about.hero)];
  },
  resolve(g: Game, [{ about, draft }]: Answered<OfHero>) {
    if (draft[0]?.pick === 'hero') nameNextHero(g, about.hero);
  },
};

/** Three Heroes of whom one at most is in a game: two start where they like, one goes when they like. */
export const heroes: ModulePart = {
  heroes: ['runner', 'tinker', 'thinker'].map(newcomer),
  steps: [
    { in: 'setup', after: 'heroes', step: { name: 'start', run: askForStart } },
    { in: 'heroes', before: 'turns', step: { name: 'now-or-later', run: askNowOrLater } },
  ],
  decisions: { start: startChoice, 'now-or-later': nowOrLater },
};
