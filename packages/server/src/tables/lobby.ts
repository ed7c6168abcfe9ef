import type { Lobby, LobbyFilter } from '@great-machine/protocol';
import { MACHINE } from '@great-machine/rules';
import type { Store, TableRow } from '../store/store.js';
import { readTableSettings } from './settings.js';
import { readSummary } from './summary.js';

type ListedTable = Lobby['tables'][number];

/** So many tables are shown at once. */
const LENGTH = 50;
/** So many are read at a time, and looked at for one request. */
const READ = 200;
const LOOKED_AT = 1000;

/** The listed tables that a player looks for, latest first, and where to look on. */
export async function findListed(store: Pick<Store, 'lobby'>, filter: LobbyFilter): Promise<Lobby> {
  const tables: ListedTable[] = [];
  let { before } = filter;
  for (let looked = 0; looked < LOOKED_AT; looked += READ) {
    const rows = await store.lobby({ stage: filter.stage, before, limit: READ });
    for (const row of rows) {
      if (tables.length === LENGTH) return { tables, next: before };
      const table = showListed(row);
      if (isWanted(table, filter)) tables.push(table);
      before = row.createdAt;
    }
    if (rows.length < READ) return { tables };
  }
  return { tables, next: before };
}

function showListed(row: TableRow): ListedTable {
  return {
    table: row.id,
    createdAt: row.createdAt,
    stage: row.stage,
    seats: readSummary(row).seats,
    ...readTableSettings(row),
  };
}

function isWanted({ seats, setup }: ListedTable, { free, players, clock, modules }: LobbyFilter): boolean {
  const isFree = seats.some(
    ({ seat, taken }) => taken === undefined && (free === 'any' || free === sideOf(seat)),
  );
  const played = (setup.game.modules ?? []).map((module) =>
    typeof module === 'string' ? module : module.id,
  );
  return (
    (free === undefined || isFree) &&
    (players === undefined || players === seats.length) &&
    (clock === undefined || clock === setup.clock.kind) &&
    (modules ?? []).every((module) => played.includes(module))
  );
}

function sideOf(seat: string): LobbyFilter['free'] {
  return seat === MACHINE ? 'machine' : 'revolutionaries';
}
