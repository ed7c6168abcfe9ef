import type { OpenWish, ShownWish } from '@great-machine/protocol';
import { type Sheet, seatsOfPlayer } from './sheet.js';
import { type EnteredWish, type MadeWish, waitsFor } from './wish.js';

/**
 * The open wishes that a player may see: those who play see all, others their own until the game is over. Of a take-back they are told
 * the round and the Phase: which entry it is would count what one side has done in secret.
 */
export function showWishes(sheet: Sheet, player: string, downtime: number): OpenWish[] {
  const seesAll = sheet.stage === 'over' || seatsOfPlayer(sheet, player).length > 0;
  return sheet.wishes.open
    .filter((wish) => seesAll || wish.player === player)
    .map((wish) => show(wish, sheet, downtime));
}

function show(wish: MadeWish, sheet: Sheet, downtime: number): OpenWish {
  const { number, seat, wants, agreed, until } = wish;
  return {
    wish: number,
    by: seat,
    wants: shown(wants),
    agreed: [...agreed],
    waitsFor: [...waitsFor(wish, sheet)],
    ...(until === undefined ? {} : { until: until + downtime }),
  };
}

function shown(wants: EnteredWish): ShownWish {
  if (wants.want !== 'take-back') return wants;
  const { want, round, phase } = wants;
  return { want, round, phase };
}
