import { type AnswerPick, type Game, type PickView, showPick } from '@great-machine/rules';

/** The answer in words; "ready" is said by each seat for itself. */
export function showOwn(g: Game, seat: string, picks: readonly AnswerPick[]): PickView[] {
  const shown = picks.filter(({ pick }) => pick !== 'ready').map((pick) => showPick(g, pick));
  return shown.length < picks.length ? [...shown, ready(seat)] : shown;
}

export function ready(seat: string): PickView {
  return { pick: 'ready', names: 'seat', of: seat };
}

export function cardPick(g: Game, place: number): PickView {
  return showPick(g, { pick: 'card', of: place });
}
