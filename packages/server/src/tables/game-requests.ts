import { carryOut, type WalkEnd } from '@great-machine/client';
import { answerOf, type RequestTo, routeOf, type TableRequest } from '@great-machine/protocol';
import type { Refusal as RulesRefusal } from '@great-machine/rules';
import { type Connection, RepeatedAct, readEntries } from '@great-machine/table';
import { atTable, audienceOf, readGame } from './at-table.js';
import { notNow } from './changes.js';
import { readSide } from './late-sides.js';
import type { Player } from './players.js';
import { Refusal } from './refusal.js';
import type { TableParts } from './table-parts.js';

/** A request that changes the game. */
export type ChangingRequest = RequestTo<'answer'> | RequestTo<'undo'> | RequestTo<'walk'>;

/** A player plays, once for each key. */
export async function play(
  parts: TableParts,
  player: Player,
  key: string,
  request: ChangingRequest,
): Promise<unknown> {
  const { log } = parts;
  if (log.has(key)) return repeated(request);
  if (log.sheet.isPaused) throw notNow(log.sheet);
  // Another node may have carried it out before.
  try {
    const reply = await atTable(parts, player, (connection) => act(connection, key, request));
    return isRefused(reply) && log.has(key) ? repeated(request) : reply;
  } catch (error) {
    if (error instanceof RepeatedAct) return repeated(request);
    throw error;
  }
}

/** What changes nothing in the game. */
export async function look(parts: TableParts, player: Player, request: TableRequest): Promise<unknown> {
  const { store } = parts.world;
  switch (request.do) {
    case 'notes':
      return store.players.notes(player.id, parts.id);
    case 'keep-notes':
      if (request.audience === (await audienceOf(parts, player)))
        await store.players.keepNotes(player.id, parts.id, request.notes);
      return undefined;
    case 'read': {
      const news = await readGame(parts, player, request.since);
      if (news === undefined) throw new Refusal({ refused: 'not-allowed' });
      return { ...news, entries: readEntries(news.entries) };
    }
    case 'read-side':
      return readSide(parts, player, request);
    case 'mute':
      return parts.talk.mute(parts.log.sheet, player.id, request);
    case 'advise':
      if (!parts.log.sheet.setup.hints) return [];
      return atTable(parts, player, (connection) => carryOut(connection, request));
    case 'why-not':
    case 'is-final':
    case 'routes':
    case 'truth':
      return atTable(parts, player, (connection) => carryOut(connection, request));
    default:
      throw notNow(parts.log.sheet);
  }
}

/** Whether the server or the game refuses. */
export function isRefused(reply: unknown): boolean {
  if (reply instanceof Refusal) return true;
  if (typeof reply !== 'object' || reply === null) return false;
  return 'code' in reply || ('stopped' in reply && reply.stopped === 'refused');
}

async function act(
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

/** The reply to what was carried out before: the client reads where the game stands. */
function repeated({ do: wanted }: TableRequest): unknown {
  return wanted === 'walk' ? { stopped: 'asked' } : undefined;
}
