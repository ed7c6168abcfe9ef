import { identifyCitizen } from '../effects/citizens.js';
import { receiveTrust, trustKept } from '../effects/trust.js';
import { itemAt } from '../kernel/checked.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  numberPicked,
} from '../kernel/decision.js';
import { ask, enter, localsOf, repeatStep } from '../kernel/flow.js';
import type { FrameDefinition } from '../kernel/live.js';
import { refuse } from '../kernel/refusal.js';
import type { Game } from '../model/game.js';
import { DECLINE, pickAmount, pickCitizen } from '../model/picks.js';
import { countedHeroes, isRiotStage, unidentifiedCitizens } from '../model/queries.js';
import type { ModulePart } from '../model/rules.js';
import { heroActor } from './actors.js';

declare module '../kernel/decision.js' {
  interface QuestionAbouts {
    readonly 'riot-gain': RiotGain;
  }
}

declare module '../kernel/live.js' {
  interface FrameLocals {
    readonly 'riot-gains': RiotGains;
  }
}

const TRUST = 2;

interface RiotGains {
  /** The next Hero who gains something. */
  nextHero: number;
  /** Districts in which a Hero has identified a Citizen this time, as bits. */
  used: number;
}

const frame: FrameDefinition<'riot-gains'> = {
  name: 'riot-gains',
  locals: { all: { nextHero: 'number', used: 'district-set' } },
  steps: [{ name: 'gain', run: askNextHero }],
};

/** One Hero after the other, in Initiative order. */
function askNextHero(g: Game, locals: RiotGains): void {
  const hero = countedHeroes(g).find((one) => one >= locals.nextHero);
  if (hero === undefined) return;
  locals.nextHero = hero + 1;
  repeatStep(g);
  ask(g, 'riot-gain', heroActor(g, hero), { hero, used: locals.used });
}

export interface RiotGain {
  readonly hero: number;
  readonly used: number;
}

function isUsed(g: Game, { used }: RiotGain, citizen: number): boolean {
  return (used & (1 << itemAt(g.state.citizenPlace, citizen))) !== 0;
}

const riotGain: DecisionKind<RiotGain> = {
  rule: 'R-ESC-3',
  about: { all: { hero: 'hero', used: 'district-set' } },
  options(g: Game, { about }: Decision<RiotGain>) {
    const citizens = unidentifiedCitizens(g).filter((citizen) => !isUsed(g, about, citizen));
    return [...citizens.map(pickCitizen), pickAmount(TRUST), DECLINE];
  },
  resolve(g: Game, [{ about, draft }]: Answered<RiotGain>) {
    const { pick } = itemAt(draft, 0);
    if (pick === 'amount') receiveTrust(g, about.hero, TRUST, 'R-ESC-3');
    if (pick !== 'citizen') return;
    const citizen = numberPicked(draft);
    localsOf(g, 'riot-gains').used |= 1 << itemAt(g.state.citizenPlace, citizen);
    identifyCitizen(g, citizen, 'R-ESC-3');
  },
  explain(g: Game, { about: { hero } }: Decision<RiotGain>, { pick }: AnswerPick) {
    if (pick !== 'amount') return { rule: 'R-ESC-3' };
    const params = { amount: trustKept(g, hero, TRUST) };
    return { rule: 'R-ESC-3', outcomes: [{ key: 'receives-trust', params }] };
  },
  whyNot(g: Game, { about }: Decision<RiotGain>, { pick, of }: AnswerPick) {
    if (pick !== 'citizen') return undefined;
    return unidentifiedCitizens(g).includes(Number(of)) && isUsed(g, about, Number(of))
      ? refuse('district-used', 'R-ESC-3')
      : refuse('already-identified', 'R-ESC-3');
  },
};

function beginGains(g: Game): void {
  enter(g, 'riot-gains', { nextHero: 0, used: 0 });
}

/**
 * After each successful Riot, the Riot Stage too, each Hero may identify a Citizen, each in another District, or receive
 * 2 Trust (R-ESC-3). A Riot first breaks its Guards (R-ORD-2).
 */
export const riotGains: ModulePart = {
  frames: [frame],
  decisions: { 'riot-gain': riotGain },
  steps: [
    {
      in: 'riot',
      after: 'success',
      step: {
        name: 'gains',
        run(g: Game, { failed }: { readonly failed?: boolean }) {
          if (!failed) beginGains(g);
        },
      },
    },
  ],
  hooks: {
    afterTrackStep(g, track, change) {
      if (track === 'discontent' && change > 0 && isRiotStage(g)) beginGains(g);
    },
  },
};
