import { placeHero } from '../../effects/heroes.js';
import { heroActor } from '../../flow/actors.js';
import { type Answered, type DecisionKind, numberPicked } from '../../kernel/decision.js';
import { ask } from '../../kernel/flow.js';
import { tellerOf } from '../../model/events.js';
import type { Game } from '../../model/game.js';
import { pickDistrict } from '../../model/picks.js';
import { isMinor } from '../../model/queries.js';
import type { ModulePart } from '../../model/rules.js';
import { START_EVENTS } from './events.js';
import { maybeHero } from './in-play.js';

declare module '../../kernel/decision.js' {
  interface QuestionAbouts {
    readonly 'start-choice': StartChoice;
  }
}

const tell = tellerOf(START_EVENTS);

export interface StartChoice {
  readonly hero: number;
}

/** Whose start is chosen; at most one of them is in a game. */
const CHOOSING = ['akira', 'enkidu'];

function askForStart(g: Game): void {
  for (const id of CHOOSING) {
    const hero = maybeHero(g, id);
    if (hero !== undefined) ask(g, 'start-choice', heroActor(g, hero), { hero });
  }
}

/** Any Minor District, with everything in its place but the Access cards (REV-2). */
const startChoice: DecisionKind<StartChoice> = {
  rule: 'REV-2',
  about: { all: { hero: 'hero' } },
  options: (g: Game) => [...g.state.city.keys()].filter((place) => isMinor(g, place)).map(pickDistrict),
  resolve(g: Game, [{ about, draft }]: Answered<StartChoice>) {
    const { hero } = about;
    const district = numberPicked(draft);
    placeHero(g, hero, district);
    tell(g, { event: 'start-chosen', hero, district });
  },
};

export const start: ModulePart = {
  steps: [{ in: 'setup', after: 'heroes', step: { name: 'start', run: askForStart } }],
  decisions: { 'start-choice': startChoice },
  events: START_EVENTS,
};
