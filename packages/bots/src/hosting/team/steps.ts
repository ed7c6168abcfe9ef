import type { Remark } from '@great-machine/client';
import type { PickView, SeatQuestion } from '@great-machine/rules';
import { remarkFor } from './remarks.js';
import type { Team } from './team.js';
import { amountOfPick } from './trust.js';

/** What a bot does next; an answer goes to the game with its seat and `rev`. */
export type TeamStep =
  | {
      readonly do: 'answer';
      readonly decision: string;
      readonly rev: number;
      readonly picks: readonly PickView[];
      /** Where it is a word to the others. */
      readonly reason?: Remark;
    }
  | { readonly do: 'take-back'; readonly decision: string; readonly rev: number; readonly reason: Remark }
  | {
      readonly do: 'confirm';
      readonly decision: string;
      readonly rev: number;
      readonly picks: readonly PickView[];
    }
  | { readonly do: 'wait'; readonly for: 'people' | 'nothing' };

function named({ id, rev }: SeatQuestion) {
  return { decision: id, rev };
}

export function answer(open: SeatQuestion, picks: readonly PickView[], reason?: Remark): TeamStep {
  return { do: 'answer', ...named(open), picks, reason };
}

/** Lays a card or an amount, without being ready. */
export function layStep(team: Team, open: SeatQuestion, pick: PickView): TeamStep {
  const hero = open.actor;
  const { wanted } = open.about;
  const reason =
    open.kind === 'access-choice'
      ? remarkFor('companion.proposes-card', { hero, district: cardOf(pick), trust: team.hero(hero).trust })
      : remarkFor('companion.pays', { hero, amount: amountOfPick(pick), wanted: Number(wanted) });
  return answer(open, [pick], reason);
}

export function confirmStep(open: SeatQuestion, ready: PickView): TeamStep {
  return { do: 'confirm', ...named(open), picks: [ready] };
}

/** Takes "ready" back, because a person did. */
export function followStep(open: SeatQuestion): TeamStep {
  return { do: 'take-back', ...named(open), reason: remarkFor('companion.follows', { hero: open.actor }) };
}

/** Takes back what lies there, to lay another pick. */
export function adaptStep(open: SeatQuestion, pick: PickView): TeamStep {
  return { do: 'take-back', ...named(open), reason: adaptation(open, pick) };
}

function adaptation(open: SeatQuestion, pick: PickView): Remark {
  const hero = open.actor;
  const [laid] = open.draft;
  if (open.kind === 'access-choice')
    return remarkFor('companion.adapts', { hero, from: cardOf(laid), to: cardOf(pick) });
  return remarkFor('companion.adapts-payment', {
    hero,
    from: amountOfPick(laid),
    to: amountOfPick(pick),
    wanted: Number(open.about.wanted),
  });
}

function cardOf(pick: PickView | undefined): string {
  return pick?.names === 'access-card' ? pick.of : '';
}
