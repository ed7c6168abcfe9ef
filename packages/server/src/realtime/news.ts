import { createHash } from 'node:crypto';
import type { News, Reached } from '@great-machine/protocol';
import type { Player } from '../tables/players.js';
import { Refusal } from '../tables/refusal.js';
import type { ServedTable } from '../tables/served-table.js';

/** What is new for a reader, and how far they have come with it. */
export interface NewsFor {
  readonly news: News;
  readonly reached: Reached;
}

/**
 * What is new for a player who has come so far; undefined if nothing is. It is made from what this reader may know alone, and
 * so is the mark: a change that they may not know of makes no news.
 */
export async function newsFor(
  table: ServedTable,
  player: Player,
  { since, talkSince, mark: known = '' }: Reached,
  now: number,
): Promise<NewsFor | undefined> {
  const game = await table.feedFor(player, since);
  const sheet = await table.sheetFor(player);
  const clocks = await table.clocksFor(player);
  const next = since + (game?.entries.length ?? 0);
  const [knownAudience = '', knownGame, knownSheet, knownClocks = ''] = known.split('.');
  const audience = game?.status.audience ?? '';
  // The feed of another audience has other numbers.
  if (knownAudience !== '' && audience !== '' && knownAudience !== audience)
    throw new Refusal({ refused: 'replaced' });
  const gameMark = game === undefined ? '' : hash([next, game.questions, game.status, game.remarks]);
  const sheetMark = hash(sheet);
  const isGameNew = game !== undefined && (gameMark !== knownGame || game.entries.length > 0);
  const isSheetNew = sheetMark !== knownSheet;
  const clocksMark = clocks === undefined ? '' : hash(clocks);
  const areClocksNew = clocks !== undefined && clocksMark !== knownClocks;
  if (!isGameNew && !isSheetNew && !areClocksNew) return undefined;
  const mark = [audience, gameMark, sheetMark, clocksMark].join('.');
  return {
    news: {
      mark,
      now,
      ...(isGameNew ? { game: { ...game } } : {}),
      ...(isSheetNew ? { sheet } : {}),
      ...(areClocksNew ? { clocks } : {}),
    },
    reached: { since: next, talkSince, mark },
  };
}

/** 128 bits, for a mark has to be short. */
function hash(told: unknown): string {
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 22);
}
