import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Replay, type Verification } from '@great-machine/protocol';
import { itemAt } from '@great-machine/rules';
import { feedsOf, type ReplayedPart, type ReplayFile, readReplay, verifyReplay } from '@great-machine/table';
import { notNow } from './changes.js';
import { verifyImported } from './import-replay.js';
import { actsIn, linesIn, startIn } from './kept-game.js';
import { type LogEntry, readEntry } from './log-entry.js';
import { shownToss } from './shown-sheet.js';
import type { PlacedEntry } from './table-log.js';
import type { TableParts } from './table-parts.js';

/** Of the entry that holds the replay: there is one at most. */
const REPLAY_KEY = 'replay';

/** Lets others work between two answers of a game that is played again. */
const pause = () => new Promise<void>((resolve) => void setImmediate(resolve));
const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** What is kept of a game after its end. */
export class FinishedGame {
  private keeping: Promise<void> = Promise.resolve();
  private verified: Promise<Verification> | undefined;

  constructor(private readonly parts: TableParts) {}

  /** The game has just ended. Where its replay cannot be kept now, the first one who asks for it tries again. */
  keep(): void {
    this.keeping = keepReplay(this.parts).catch((error) => this.parts.world.report(error));
  }

  /** When nothing is under way. */
  settled(): Promise<void> {
    return this.keeping;
  }

  async replay(): Promise<Replay> {
    return { ...Replay.parse(await readKept(this.parts)), imported: this.parts.log.sheet.imported };
  }

  /** What checking it comes to. That takes a while, so it is done once. */
  verification(): Promise<Verification> {
    this.verified ??= this.verify().catch((error) => {
      this.verified = undefined;
      throw error;
    });
    return this.verified;
  }

  private async verify(): Promise<Verification> {
    const replay = readReplay(await readKept(this.parts));
    if (replay === undefined) throw new Error('the replay in the log is none');
    return this.parts.log.sheet.imported === undefined ? verifyReplay(replay, pause) : verifyImported(replay);
  }
}

/** Keeps a finished game as one file in its log, unless that was done before. Nodes may try at once. */
async function keepReplay(parts: TableParts): Promise<void> {
  const { log } = parts;
  if (log.has(REPLAY_KEY)) return;
  const zipped = await zip(JSON.stringify(await makeReplay(parts)));
  const replay = zipped.toString('base64');
  await log.change(REPLAY_KEY, async () => ({ entry: { did: 'keep-replay', replay } }));
}

/** The file of a finished game, as plain data. */
async function readKept(parts: TableParts): Promise<unknown> {
  const { sheet } = parts.log;
  if (sheet.stage !== 'over' && sheet.imported === undefined) throw notNow(sheet);
  if (sheet.imported === undefined) await keepReplay(parts);
  const entries = await entriesOf(parts);
  const [kept] = entries.flatMap(({ entry }) => replayIn(entry) ?? []);
  if (kept === undefined) throw new Error('the replay is not in the log');
  return JSON.parse(String(await unzip(Buffer.from(kept, 'base64'))));
}

function replayIn(entry: LogEntry): string | undefined {
  if (entry.did === 'create-table') return entry.imported?.replay;
  return entry.did === 'keep-replay' ? entry.replay : undefined;
}

async function makeReplay(parts: TableParts): Promise<ReplayFile> {
  const { id, log, host } = parts;
  const table = await host.table();
  await host.follow();
  const { hash } = await table.look(() => table.record());
  const entries = await entriesOf(parts);
  const [first, ...others] = partsIn(entries);
  const last = { ...(others.at(-1) ?? first), hash };
  return {
    format: 1,
    table: id,
    setup: log.sheet.setup.game,
    toss: shownToss(id, log.sheet),
    parts: others.length === 0 ? [last] : [first, ...others.slice(0, -1), last],
    feeds: await feedsOf(last, linesIn(entries), pause),
  };
}

async function entriesOf({ world, id }: TableParts): Promise<readonly PlacedEntry[]> {
  const entries = await world.store.entries(id, 0);
  return entries.map(({ sequence, body }) => ({ sequence, entry: readEntry(body) }));
}

/** What each version of the rules has played. */
function partsIn(log: readonly PlacedEntry[]): readonly [ReplayedPart, ...ReplayedPart[]] {
  const begins = log.flatMap(({ entry }, at) =>
    entry.did === 'start' || entry.did === 'change-rules' ? [at] : [],
  );
  const [first, ...others] = begins.map((at, part) => partFrom(log.slice(at, begins[part + 1])));
  if (first === undefined) throw new Error('the game has not begun');
  return [first, ...others];
}

function partFrom(log: readonly PlacedEntry[]): ReplayedPart {
  const { entry } = itemAt(log, 0);
  const entries = actsIn(log).flatMap(({ said }) => said);
  if (entry.did === 'start') {
    const { rulesVersion, config } = entry.start;
    return { rulesVersion, config, entries };
  }
  const start = entry.did === 'change-rules' ? startIn(entry.change.snapshot) : undefined;
  if (entry.did !== 'change-rules' || start === undefined) throw new Error('a change of rules has no state');
  return { rulesVersion: entry.change.rulesVersion, config: start.config, start, entries };
}
