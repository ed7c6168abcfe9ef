import { isOfGame, type RequestTo } from '@great-machine/protocol';
import type { Refusal as RulesRefusal } from '@great-machine/rules';
import { notNow } from './changes.js';
import type { Player } from './players.js';
import { Refusal } from './refusal.js';
import { seatsOfPlayer } from './sheet.js';
import type { TableParts } from './table-parts.js';
import { enterChange } from './table-requests.js';
import type { EnteredWish } from './wish.js';
import { decideVote, decideWish } from './wish-decisions.js';
import { makeWishesComeTrue } from './wishes-come-true.js';

/** What the game does not allow is a reply, alike at every table. */
const GAME_OVER: RulesRefusal = { code: 'game-over', rule: 'VIC-1' };
const NO_SUCH_MOMENT: RulesRefusal = { code: 'no-such-moment', rule: 'R-INF-6' };

/** A player wants something; where no other player has to agree, it comes true at once. */
export async function makeWish(
  parts: TableParts,
  player: Player,
  key: string,
  request: RequestTo<'wish'>,
): Promise<RulesRefusal | undefined> {
  if (!parts.log.has(key)) {
    parts.wishPaces.take(player.id);
    const wants = await withMoment(parts, player, request);
    if ('code' in wants) return wants;
    const time = await parts.time.read();
    await enterChange(parts, player, key, (sheet, asking) =>
      decideWish(sheet, asking, request.seat, wants, time),
    );
  }
  await makeWishesComeTrue(parts);
  return undefined;
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

/**
 * The wish with the moment that it leads to, or why the game does not allow it. Only who sits there may ask what lies before an entry
 * of that feed.
 */
async function withMoment(
  { log: { sheet }, host }: TableParts,
  player: Player,
  { seat, wish }: RequestTo<'wish'>,
): Promise<EnteredWish | RulesRefusal> {
  if (!isOfGame(wish)) return wish;
  if (!seatsOfPlayer(sheet, player.id).includes(seat)) throw new Refusal({ refused: 'not-allowed' });
  if (sheet.stage === 'over') return GAME_OVER;
  if (sheet.stage !== 'playing') throw notNow(sheet);
  if (wish.want === 'resign') return wish;
  const moment = await (await host.table()).momentBefore(seat, wish.before);
  return moment === undefined ? NO_SUCH_MOMENT : { ...wish, ...moment };
}
