import { answerOf, routeOf } from '@great-machine/protocol';
import type { TableConnection } from '../connection.js';
import type { PlayRequest, Replies } from './replies.js';

/** Carries out at a table what a client asks from afar: the other end of `OnlineTable`. */
export async function carryOut(
  connection: TableConnection,
  request: PlayRequest,
): Promise<Replies[PlayRequest['do']]> {
  switch (request.do) {
    case 'read':
      return connection.read(request.since);
    case 'answer':
      return connection.answer(request.answers.map(answerOf));
    case 'undo':
      return connection.undo();
    case 'walk':
      return connection.walk(request.seat, request.hero, routeOf(request.route));
    case 'why-not':
      return connection.whyNot(answerOf(request.answer));
    case 'is-final':
      return connection.isFinal(answerOf(request.answer));
    case 'advise':
      return connection.advise(request.seat, request.question);
    case 'routes':
      return connection.routes(request.hero, request.district);
    case 'truth':
      return connection.truth();
    case 'notes':
      return connection.notes();
    case 'keep-notes':
      await connection.keepNotes(request.audience, request.notes);
      return undefined;
  }
}
