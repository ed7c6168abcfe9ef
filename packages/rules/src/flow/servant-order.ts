import { type AnswerPick, numberPicked } from '../kernel/decision.js';
import type { ServantActing, ServantAction, ServantWay } from '../model/actions.js';
import type { Game } from '../model/game.js';
import { servantActionNamed, servantWayIn, whereServantStands } from './servant-action.js';

/** What a draft that begins with a Servant says so far: where it goes, or what it does where and in which way. */
export interface ServantOrder {
  readonly acting: ServantActing;
  /** The special way in which the Action is taken. */
  readonly way: ServantWay | undefined;
  /** `to` a District or `do` an Action. */
  readonly order: AnswerPick | undefined;
  /** The picks of the Action. */
  readonly picks: readonly AnswerPick[];
}

const NO_PICKS: readonly AnswerPick[] = [];

export function servantOrderOf(g: Game, draft: readonly AnswerPick[]): ServantOrder {
  const servant = numberPicked(draft);
  const [, second] = draft;
  if (second?.pick !== 'at') {
    const acting = whereServantStands(g, servant);
    return { acting, way: undefined, order: second, picks: draft.length > 2 ? draft.slice(2) : NO_PICKS };
  }
  const acting = { servant, district: Number(second.of) };
  return { acting, way: servantWayIn(g, acting), order: draft[2], picks: draft.slice(3) };
}

export function actionOrdered(g: Game, { order }: ServantOrder): ServantAction | undefined {
  return order?.pick === 'do' ? servantActionNamed(g, String(order.of)) : undefined;
}
