import { payTrust, receiveTrust } from '../../../src/effects/trust.js';
import { heroActor } from '../../../src/flow/actors.js';
import { phase } from '../../../src/flow/round.js';
import { itemAt } from '../../../src/kernel/checked.js';
import type { Answered, AnswerPick, Decision, DecisionKind } from '../../../src/kernel/decision.js';
import { numberPicked } from '../../../src/kernel/decision.js';
import { ask, repeatStep } from '../../../src/kernel/flow.js';
import type { FrameDefinition } from '../../../src/kernel/live.js';
import type { Game } from '../../../src/model/game.js';
import { PASS, pickHero } from '../../../src/model/picks.js';
import { heroAt } from '../../../src/model/pieces.js';
import { maxTrust } from '../../../src/model/queries.js';
import type { ModulePart } from '../../../src/model/rules.js';

declare module '../../../src/kernel/decision.js' {
  interface QuestionAbouts {
    readonly whisper: Whisper;
  }
}

declare module '../../../src/kernel/live.js' {
  interface FrameLocals {
    readonly whispers: Whispers;
  }
}

interface Whisper {
  readonly hero: number;
}

interface Whispers {
  /** The Hero who is asked next. */
  next?: number;
}

const whispersFrame: FrameDefinition<'whispers'> = {
  name: 'whispers',
  locals: { all: { next: 'number?' } },
  steps: [{ name: 'heroes', run: askNextHero }],
};

/** The Heroes with Trust to give, in Initiative order. */
function askNextHero(g: Game, locals: Whispers): void {
  const hero = locals.next ?? 0;
  if (hero >= g.state.heroes.length) return;
  locals.next = hero + 1;
  repeatStep(g);
  if (heroAt(g, hero).trust > 0) ask(g, 'whisper', heroActor(g, hero), { hero });
}

const whisper: DecisionKind<Whisper> = {
  rule: 'WHISPERS',
  about: { all: { hero: 'hero' } },
  options(g: Game, { about }: Decision<Whisper>) {
    const others: AnswerPick[] = g.state.heroes.flatMap(({ trust }, hero) =>
      hero !== about.hero && trust < maxTrust(g, hero) ? [pickHero(hero)] : [],
    );
    return [...others, PASS];
  },
  resolve(g: Game, [{ about, draft }]: Answered<Whisper>) {
    if (itemAt(draft, 0).pick === 'pass') return;
    payTrust(g, about.hero, 1, 'WHISPERS');
    receiveTrust(g, numberPicked(draft), 1, 'WHISPERS');
  },
};

/** A Phase between Access and the Machine's: each Hero may hand 1 Trust to another. */
export const whispers: ModulePart = {
  frames: [whispersFrame],
  steps: [{ in: 'round', before: 'machine', step: phase('whispers') }],
  decisions: { whisper },
};
