import type { WalkEnd } from '@great-machine/client';
import { answerOf, type RequestTo, routeOf, type TableRequest } from '@great-machine/protocol';
import type { Refusal as RulesRefusal } from '@great-machine/rules';
import type { Connection } from '@great-machine/table';
import { Refusal } from './refusal.js';

/** A request that changes the game. */
export type ChangingRequest = RequestTo<'answer'> | RequestTo<'undo'> | RequestTo<'walk'>;

export async function act(
  connection: Connection,
  key: string,
  request: ChangingRequest,
): Promise<RulesRefusal | WalkEnd | undefined> {
  switch (request.do) {
    case 'answer':
      return connection.answer(request.answers.map(answerOf), key);
    case 'undo':
      return connection.undo(key);
    case 'walk':
      return connection.walk(request.seat, request.hero, routeOf(request.route), key);
  }
}

/** Whether the server or the game refuses. */
export function isRefused(reply: unknown): boolean {
  if (reply instanceof Refusal) return true;
  if (typeof reply !== 'object' || reply === null) return false;
  return 'code' in reply || ('stopped' in reply && reply.stopped === 'refused');
}

/** The reply to what was carried out before: the client reads where the game stands. */
export function repeated({ do: wanted }: TableRequest): unknown {
  return wanted === 'walk' ? { stopped: 'asked' } : undefined;
}
