import { sameSeats, swappedSeats } from '@great-machine/client';
import type { BotLevel, TableSetup, Wish } from '@great-machine/protocol';
import { rematchOf } from '@great-machine/table';
import { createTable } from './create-table.js';
import { hashOf } from './secrets.js';
import type { Sheet } from './sheet.js';
import type { TableParts } from './table-parts.js';
import { keyOfWish } from './wish.js';

type Rematch = Extract<Wish, { readonly want: 'rematch' }>;

/**
 * Sets up the table at which the people of this one play again, and gives its name. They sit there already, and all who have joined
 * this one have joined it. Nodes that do so at once set up the same.
 */
export async function setUpRematch(parts: TableParts, number: number, wanted: Rematch): Promise<string> {
  const { id, world, log } = parts;
  const { sheet } = log;
  const rows = await world.store.seats(id);
  const seats = sheet.seats.map(({ seat }) => ({ seat, bot: ownBotAt(sheet, seat) }));
  const moves = Object.entries(wanted.swapsSides ? swappedSeats(seats) : sameSeats(seats));
  const people = moves.flatMap(([seat, from]) =>
    rows.filter((row) => row.seat === from).map((row) => ({ ...row, seat })),
  );
  const taken = moves.flatMap(([seat, from]) => {
    const by = sheet.taken[from];
    const isThere = ownBotAt(sheet, from) !== undefined || people.some((one) => one.seat === seat);
    return by !== undefined && isThere ? [[seat, by] as const] : [];
  });
  return createTable(world, {
    from: hashOf(`${id} ${keyOfWish(number)}`),
    key: `rematch ${id}`,
    entry: {
      did: 'create-table',
      by: sheet.creator,
      setup: await setupFor(parts, moves.length - 1, wanted.plan),
      people: { members: sheet.members, taken: Object.fromEntries(taken) },
    },
    also: { seats: people },
  });
}

/** The bot to which a seat belongs; one that only stands in is none. */
function ownBotAt({ taken }: Sheet, seat: string): BotLevel | undefined {
  const by = taken[seat];
  return by !== undefined && 'bot' in by ? by.bot : undefined;
}

/** What was agreed on, with the same Heroes, and not the same chance. Where the seats are as many as before, each leads the same Heroes. */
async function setupFor(
  { log: { sheet }, host }: TableParts,
  revolutionaries: number,
  plan: Rematch['plan'],
): Promise<TableSetup> {
  const { play } = await host.table();
  const { outcome } = play.state;
  if (outcome === undefined) throw new Error('a rematch of a game that is not over');
  const { masterPlan, modules } = rematchOf(play, outcome.winner)[plan];
  const { seed: _seed, control: _control, ...game } = sheet.setup.game;
  const control = sheet.seats.filter(({ seat }) => seat !== 'machine').map(({ speaksFor }) => [...speaksFor]);
  return {
    ...sheet.setup,
    // No link opens it before its creator has made some.
    isListed: false,
    game: {
      ...game,
      heroes: [...play.config.heroes],
      masterPlan,
      modules: modules.map(({ id, options }) => ({ id, options })),
      revolutionaries,
      ...(revolutionaries === control.length ? { control } : {}),
    },
  };
}
