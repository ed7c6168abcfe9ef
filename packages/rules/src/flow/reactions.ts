import { leaveUndisturbed } from '../effects/round-history.js';
import {
  type Answered,
  type AnswerPick,
  type Decision,
  type DecisionKind,
  namePicked,
  type OptionMeaning,
  type OptionOutcome,
  picksOf,
  type QuestionAbouts,
} from '../kernel/decision.js';
import { ask, goToStep, localsOf, offer, topFrame, withdrawOffer } from '../kernel/flow.js';
import type { Step } from '../kernel/live.js';
import type { Refusal } from '../kernel/refusal.js';
import type { Game } from '../model/game.js';
import { GO_ON, NO_STOPS, type PickName } from '../model/picks.js';
import { heroAt } from '../model/pieces.js';
import type { ModulePart, StepEdit } from '../model/rules.js';
import { heroActor } from './actors.js';
import { nextExitPrice } from './movement.js';

/** Where the game would go on without a decision: beside which step of which frame (R-WIN-2). */
const STOPS = {
  'event-revealed': { in: 'opening', after: 'city-event' },
  'between-turns': { in: 'heroes', before: 'turns' },
  'before-die': { in: 'die-roll', before: 'roll' },
  'after-die': { in: 'die-roll', before: 'result' },
  detained: { in: 'detainment', before: 'machine-chooses' },
  'after-action': { in: 'hero-turn', after: 'action' },
  'before-closing': { in: 'closing', before: 'failed-raids' },
} as const satisfies Readonly<Record<string, StepEdit>>;

type StepStop = keyof typeof STOPS;

/** `before-exit` is no step: the question for the way is asked even with one way to go. */
export type Stop = StepStop | 'before-exit';

/** When a card may be played: at a stop, else beside whatever is pending. */
export interface ReactionMoment {
  readonly stop?: Stop;
  /** Whose exit, die, detainment or Action it is. */
  readonly hero?: number;
}

/** Questions that are declared to be about such a moment. */
type ReactionKind = {
  [Kind in keyof QuestionAbouts]: ReactionMoment extends QuestionAbouts[Kind] ? Kind : never;
}[keyof QuestionAbouts];

/** Cards, or tokens, that their owner may play at any moment. */
export interface Reactions {
  /** The kind of their questions and of the picks that name them. */
  readonly kind: ReactionKind;
  readonly rule: string;
  /** What a pick of them names; without it, a card. */
  readonly names?: PickName;
  readonly stops: readonly Stop[];
  /** They are played at stops alone, and never offered beside what is pending. */
  readonly onlyAtStops?: boolean;
  /** The actor who plays them; undefined where they are not in the game. */
  owner(g: Game): string | undefined;
  /**
   * Whether the owner is stopped at this moment, or has an offer beside what is pending. By what every seat can see alone:
   * of hidden cards their number counts, never which they are (R-INF-6).
   */
  mayReact(g: Game, moment: ReactionMoment): boolean;
  playable(g: Game, moment: ReactionMoment): readonly string[];
  /** Does what the card says; a card that asks enters a frame. */
  play(g: Game, card: string, moment: ReactionMoment): void;
  explain?(g: Game, card: string, moment: ReactionMoment): OptionMeaning;
  /** What it comes to if no card is played, where everybody can know that. */
  outcomesOfGoingOn?(g: Game, moment: ReactionMoment): readonly OptionOutcome[] | undefined;
  whyNot?(g: Game, card: string, moment: ReactionMoment): Refusal | undefined;
}

/** The part of a module that offers such cards and stops for them (R-WIN-1, R-WIN-2). */
export function reactionPart(cards: Reactions): ModulePart {
  const { kind, stops, names = 'card' } = cards;
  return {
    steps: stops.flatMap((stop) =>
      stop === 'before-exit' ? [] : [{ ...STOPS[stop], step: stopStep(cards, stop) }],
    ),
    decisions: { [kind]: reactionChoice(cards) },
    picks: { [kind]: names },
    ...(!cards.onlyAtStops && { atRest: (g: Game) => layOrWithdraw(g, cards) }),
    ...(stops.includes('before-exit') && {
      isAskedAnyway: (g: Game, decision: Decision) => isStoppedBeforeExit(g, cards, decision),
    }),
  };
}

/** Whether the game stops for the owner now. */
function isStopped(g: Game, cards: Reactions, owner: string, moment: ReactionMoment): boolean {
  if (g.state.thisRound.undisturbed?.includes(cards.kind)) return false;
  return concerns(g, owner, moment) && cards.mayReact(g, moment);
}

/**
 * A Hero is stopped at their own exits, detainments and Actions, the Great Machine at everybody's. Before an Escape die of
 * their own the owner was asked for the way, knowing of the die.
 */
function concerns(g: Game, owner: string, { stop, hero }: ReactionMoment): boolean {
  if (hero === undefined || stop === 'after-die') return true;
  const isOwn = heroActor(g, hero) === owner;
  if (stop === 'before-die') return !isOwn || localsOf(g, 'die-roll').die !== 'escape-die';
  return isOwn || g.rules.actors.includes(owner);
}

function stepNameOf({ kind }: Reactions, stop: StepStop): string {
  return `${kind}-${stop}`;
}

function stopStep(cards: Reactions, stop: StepStop): Step {
  return {
    name: stepNameOf(cards, stop),
    run(g: Game, { hero }: { readonly hero?: number }) {
      const owner = cards.owner(g);
      if (owner === undefined || (stop === 'after-action' && !hasActed(g))) return;
      const moment: ReactionMoment = hero === undefined ? { stop } : { stop, hero };
      if (isStopped(g, cards, owner, moment)) ask(g, cards.kind, owner, moment);
    },
  };
}

/** A Hero who passed was asked, and one whose turn was ended takes no Action. */
function hasActed(g: Game): boolean {
  const { hero, taken, passed } = localsOf(g, 'hero-turn');
  return taken.length > 0 && !passed && !heroAt(g, hero).turnEnded;
}

function isStoppedBeforeExit(g: Game, cards: Reactions, { kind, actor }: Decision): boolean {
  if (kind !== 'hero-step' || actor !== cards.owner(g)) return false;
  const { hero } = localsOf(g, 'hero-turn');
  return nextExitPrice(g) > 0 && isStopped(g, cards, actor, { stop: 'before-exit', hero });
}

/** Beside whatever is pending. */
const BESIDE: ReactionMoment = {};

/** An owner who is stopped for these cards needs no offer of them, and during setup there is nothing to play. */
function layOrWithdraw(g: Game, cards: Reactions): void {
  const owner = cards.owner(g);
  if (owner === undefined || g.state.round === 0) return;
  const { kind } = cards;
  const isAsked = topFrame(g).asks.some((decision) => decision.kind === kind);
  const isOffered = !isAsked && cards.mayReact(g, BESIDE);
  const lies = g.state.offers.some((decision) => decision.kind === kind);
  if (isOffered && !lies) offer(g, kind, owner, BESIDE);
  else if (lies && !isOffered) withdrawOffer(g, kind);
}

/** At a stop the owner may also go on, for now or for the round. */
function reactionChoice(cards: Reactions): DecisionKind<ReactionMoment> {
  const pickPlayed = picksOf(cards.kind);
  const isCard = ({ pick }: AnswerPick) => pick === cards.kind;
  return {
    rule: cards.rule,
    about: { all: { stop: 'text?', hero: 'hero?' } },
    options(g: Game, { about }: Decision<ReactionMoment>) {
      const playable = cards.playable(g, about).map(pickPlayed);
      return about.stop === undefined ? playable : [...playable, GO_ON, NO_STOPS];
    },
    resolve(g: Game, [{ about, draft }]: Answered<ReactionMoment>) {
      if (draft.some(isCard)) {
        if (about.stop !== undefined && about.stop !== 'before-exit') askAgain(g, cards, about.stop);
        cards.play(g, namePicked(draft), about);
      } else if (draft[0]?.pick === NO_STOPS.pick) leaveUndisturbed(g, cards.kind);
    },
    explain(g: Game, { about }: Decision<ReactionMoment>, pick: AnswerPick) {
      if (isCard(pick)) return cards.explain?.(g, String(pick.of), about) ?? { rule: cards.rule };
      if (pick.pick === NO_STOPS.pick) return { rule: 'R-WIN-2' };
      return { rule: 'R-WIN-2', outcomes: cards.outcomesOfGoingOn?.(g, about) };
    },
    whyNot: (g: Game, { about }: Decision<ReactionMoment>, pick: AnswerPick) =>
      isCard(pick) ? cards.whyNot?.(g, String(pick.of), about) : undefined,
  };
}

/** After a card the stop is asked again; one played after an Action may have brought another Action. */
function askAgain(g: Game, cards: Reactions, stop: StepStop): void {
  goToStep(g, stop === 'after-action' ? 'action' : stepNameOf(cards, stop));
}
