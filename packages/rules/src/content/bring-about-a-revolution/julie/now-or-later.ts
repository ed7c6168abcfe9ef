import { heroActor } from '../../../flow/actors.js';
import { heroesToGo, nameNextHero } from '../../../flow/heroes.js';
import type { Answered, Decision, DecisionKind } from '../../../kernel/decision.js';
import { ask } from '../../../kernel/flow.js';
import type { Game } from '../../../model/game.js';
import { PASS, pickHero } from '../../../model/picks.js';
import type { ModulePart } from '../../../model/rules.js';
import { heroNamed } from '../in-play.js';

declare module '../../../kernel/decision.js' {
  interface QuestionAbouts {
    readonly 'now-or-later': OfJulie;
  }
}

export interface OfJulie {
  readonly hero: number;
}

/** JUL-1: before each turn, until she has gone. */
function askJulie(g: Game): void {
  const hero = heroNamed(g, 'julie');
  if (heroesToGo(g).includes(hero)) ask(g, 'now-or-later', heroActor(g, hero), { hero });
}

/** The only one left goes now. */
const nowOrLater: DecisionKind<OfJulie> = {
  rule: 'JUL-1',
  about: { all: { hero: 'hero' } },
  options: (g: Game, { about }: Decision<OfJulie>) =>
    heroesToGo(g).length > 1 ? [pickHero(about.hero), PASS] : [pickHero(about.hero)],
  resolve(g: Game, [{ about, draft }]: Answered<OfJulie>) {
    if (draft[0]?.pick === 'hero') nameNextHero(g, about.hero);
  },
};

export const goingWhenSheLikes: ModulePart = {
  steps: [{ in: 'heroes', before: 'turns', step: { name: 'now-or-later', run: askJulie } }],
  decisions: { 'now-or-later': nowOrLater },
};
