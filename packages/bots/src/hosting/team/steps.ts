import type { DecisionOptions } from '@great-machine/rules';
import { type Reason, reasonFor } from './reasons.js';
import type { Team } from './team.js';
import { amountOfPick } from './trust.js';

/** What a bot does next; an answer goes to the game with its seat and `rev`. */
export type Step =
  | {
      readonly do: 'answer';
      readonly decision: string;
      readonly rev: number;
      readonly picks: readonly string[];
      /** Where it is a word to the others. */
      readonly reason?: Reason;
    }
  | { readonly do: 'take-back'; readonly decision: string; readonly rev: number; readonly reason: Reason }
  | {
      readonly do: 'confirm';
      readonly decision: string;
      readonly rev: number;
      readonly picks: readonly string[];
    }
  | { readonly do: 'wait'; readonly for: 'people' | 'nothing' };

function named({ decision, rev }: DecisionOptions) {
  return { decision, rev };
}

export function answer(open: DecisionOptions, picks: readonly string[], reason?: Reason): Step {
  return { do: 'answer', ...named(open), picks, reason };
}

/** Lays a card or an amount, without being ready. */
export function layStep(team: Team, open: DecisionOptions, pick: string): Step {
  const hero = open.actor;
  const { wanted } = team.decision(open.decision).about;
  const reason =
    open.kind === 'access-choice'
      ? reasonFor('companion.proposes-card', { hero, district: cardOf(pick), trust: team.hero(hero).trust })
      : reasonFor('companion.pays', { hero, amount: amountOfPick(pick), wanted: Number(wanted) });
  return answer(open, [pick], reason);
}

export function confirmStep(open: DecisionOptions, ready: string): Step {
  return { do: 'confirm', ...named(open), picks: [ready] };
}

/** Takes "ready" back, because somebody else did. */
export function followStep(open: DecisionOptions): Step {
  return { do: 'take-back', ...named(open), reason: reasonFor('companion.follows', { hero: open.actor }) };
}

/** Takes back what lies there, to lay another pick. */
export function adaptStep(team: Team, open: DecisionOptions, pick: string): Step {
  return { do: 'take-back', ...named(open), reason: adaption(team, open, pick) };
}

function adaption(team: Team, open: DecisionOptions, pick: string): Reason {
  const hero = open.actor;
  const [laid] = open.draft;
  if (open.kind === 'access-choice')
    return reasonFor('companion.adapts', { hero, from: cardOf(laid), to: cardOf(pick) });
  return reasonFor('companion.adapts-payment', {
    hero,
    from: amountOfPick(laid),
    to: amountOfPick(pick),
    wanted: Number(team.decision(open.decision).about.wanted),
  });
}

function cardOf(pick: string): string {
  return pick.slice('card '.length);
}
