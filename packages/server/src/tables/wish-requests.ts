import type { RequestTo } from '@great-machine/protocol';
import { notNow } from './changes.js';
import type { Player } from './players.js';
import { Refusal } from './refusal.js';
import { seatsOfPlayer } from './sheet.js';
import type { TableParts } from './table-parts.js';
import { enterChange } from './table-requests.js';
import type { EnteredWish } from './wish.js';
import { decideVote, decideWish } from './wish-decisions.js';
import { makeWishesComeTrue } from './wishes-come-true.js';

/** A player wants something; where nobody has to agree, it comes true at once. */
export async function makeWish(
  parts: TableParts,
  player: Player,
  key: string,
  request: RequestTo<'wish'>,
): Promise<void> {
  if (!parts.log.has(key)) {
    const wants = await withMoment(parts, player, request);
    const time = await parts.time.read();
    await enterChange(parts, player, key, (sheet, asking) =>
      decideWish(sheet, asking, request.seat, wants, time),
    );
  }
  await makeWishesComeTrue(parts);
}

export async function vote(
  parts: TableParts,
  player: Player,
  key: string,
  request: RequestTo<'vote'>,
): Promise<void> {
  await enterChange(parts, player, key, (sheet, asking) => decideVote(sheet, asking, request));
  await makeWishesComeTrue(parts);
}

/** The wish with the moment that it leads to. Only who sits there may ask what lies before an entry of that feed. */
async function withMoment(
  { log: { sheet }, host }: TableParts,
  player: Player,
  { seat, wish }: RequestTo<'wish'>,
): Promise<EnteredWish> {
  if (wish.want !== 'take-back') return wish;
  if (sheet.stage !== 'playing') throw notNow(sheet);
  if (!seatsOfPlayer(sheet, player.id).includes(seat)) throw new Refusal({ refused: 'not-allowed' });
  const moment = await (await host.table()).momentBefore(seat, wish.before);
  if (moment === undefined) throw new Refusal({ refused: 'bad-request', where: ['wish.before'] });
  return { ...wish, ...moment };
}
