import { randomUUID } from 'node:crypto';
import { commitmentTo, keyOfToss, type RequestTo } from '@great-machine/protocol';
import { RULES_VERSION } from '@great-machine/rules';
import { HostedGame } from '@great-machine/table';
import { type Asking, checkCreator, checkGathering, checkOwn, listed, notNow } from './changes.js';
import { askedOf } from './clocks/asked.js';
import { Refusal } from './refusal.js';
import { prepareGame } from './setup.js';
import { occupantsOf, type Sheet } from './sheet.js';
import { standingOf } from './summary.js';
import type { Change } from './table-log.js';
import type { TableParts } from './table-parts.js';
import { awaitedIn, LONGEST_TOSS, type Toss, tossedIn, withBits } from './toss/toss.js';
import type { World } from './world.js';

/** In hexadecimal digits: what the server adds to the key of a game. */
const LENGTH_OF_BITS = 32;

/** How a game starts: seats commit themselves, the server does when it is to begin, seats reveal, and the key is made of all. */
export const STARTING = {
  commit: (sheet: Sheet, asking: Asking, { seat, commitment }: RequestTo<'commit'>): Change | undefined => {
    checkGathering(sheet);
    checkOwn(sheet, asking, seat);
    const isSame = sheet.toss.commitments[seat] === commitment;
    return isSame ? undefined : { entry: { did: 'commit', seat, commitment } };
  },

  toss: (sheet: Sheet, asking: Asking, server: NonNullable<Toss['server']>): Change => {
    checkGathering(sheet);
    checkCreator(sheet, asking);
    if (sheet.seats.some(({ seat }) => sheet.taken[seat] === undefined)) throw notNow(sheet);
    const due = { at: isAwaited(sheet) ? server.until : 0 };
    return listed(sheet, asking, { did: 'toss', ...server }, { due });
  },

  reveal: (
    sheet: Sheet,
    asking: Asking,
    { seat, bits }: RequestTo<'reveal'>,
    table: string,
  ): Change | undefined => {
    checkOwn(sheet, asking, seat);
    if (sheet.toss.revealed[seat] === bits) return undefined;
    if (sheet.stage !== 'starting') throw notNow(sheet);
    if (sheet.toss.commitments[seat] !== commitmentTo(table, { of: seat, bits }))
      throw new Refusal({ refused: 'bad-request', where: ['bits'] });
    const isLast = awaitedIn(withBits(sheet.toss, seat, bits)).length === 0;
    return { entry: { did: 'reveal', seat, bits }, ...(isLast ? { also: { due: { at: 0 } } } : {}) };
  },

  /** Nothing is to be entered as long as bits may still come. */
  begin: (
    sheet: Sheet,
    asking: Pick<Asking, 'key' | 'now' | 'summary'>,
    dealing: Dealing,
  ): Change | undefined => {
    const { toss, stage, setup } = sheet;
    if (stage !== 'starting') return undefined;
    if (isAwaited(sheet) && dealing.time < (toss.server?.until ?? 0)) return undefined;
    const seats = sheet.seats.map(({ seat }) => seat);
    const { rules, config } = prepareGame(setup.game, keyOfToss(dealing.table, tossedIn(toss, seats)));
    const play = dealing.deal(rules, config);
    const start = {
      rulesVersion: RULES_VERSION,
      config: play.config,
      occupants: occupantsOf(sheet),
      secret: dealing.secret,
      lines: new HostedGame(play).kept.lines,
    };
    const asked = setup.clock.kind === 'none' ? {} : { asked: askedOf(play) };
    return listed(
      sheet,
      asking,
      { did: 'start', start, ...asked },
      { due: {} },
      { standing: standingOf(play) },
    );
  },
};

/** What the start of a game is decided by, besides the sheet. */
interface Dealing extends Pick<World, 'deal'> {
  readonly table: string;
  /** By the clocks of games. */
  readonly time: number;
  /** What the chance of bots is drawn from. */
  readonly secret: string;
}

/** A chosen seed needs no bits. */
function isAwaited({ toss, setup }: Sheet): boolean {
  return setup.game.seed === undefined && awaitedIn(toss).length > 0;
}

/** What the server puts into a toss that begins now. */
export async function tossOfServer({
  world,
  time,
}: Pick<TableParts, 'world' | 'time'>): Promise<NonNullable<Toss['server']>> {
  const until = (await time.read()) + LONGEST_TOSS;
  return { bits: world.drawKey().slice(0, LENGTH_OF_BITS), until };
}

/** Begins the game where the toss for its key is done, or has lasted too long. Nodes may try at once: one of them begins it. */
export async function beginWhenTossed({ id, world, time, log, host }: TableParts): Promise<void> {
  const { stage } = log.sheet;
  if (stage !== 'starting') return;
  const dealing = { table: id, time: await time.read(), secret: world.drawKey(), deal: world.deal };
  const key = randomUUID();
  const asking = { key, now: world.now(), summary: undefined };
  await log.change(key, async (sheet) => STARTING.begin(sheet, asking, dealing));
  if (log.sheet.stage === 'playing') await host.table();
}
