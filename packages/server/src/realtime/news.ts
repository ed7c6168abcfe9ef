import { createHash } from 'node:crypto';
import type { News, Reached, Talk, TalkLine } from '@great-machine/protocol';
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
  const wishes = await table.wishesFor(player);
  const next = since + (game?.entries.length ?? 0);
  const [knownAudience = '', knownGame, knownSheet, knownClocks = '', knownTalk = '', knownWishes = ''] =
    known.split('.');
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
  const heard = table.talkFor(player);
  const talk = newTalk(heard, talkSince, knownTalk);
  const wishesMark = wishes.length === 0 ? '' : hash(wishes);
  const areWishesNew = wishesMark !== knownWishes;
  if (!isGameNew && !isSheetNew && !areClocksNew && talk === undefined && !areWishesNew) return undefined;
  const mark = [audience, gameMark, sheetMark, clocksMark, markOfTalk(heard), wishesMark].join('.');
  return {
    news: {
      mark,
      now,
      ...(isGameNew ? { game: { ...game } } : {}),
      ...(isSheetNew ? { sheet } : {}),
      ...(areClocksNew ? { clocks } : {}),
      ...(talk === undefined ? {} : { talk }),
      ...(areWishesNew ? { wishes: [...wishes] } : {}),
    },
    reached: { since: next, talkSince: (heard.at(-1)?.number ?? -1) + 1, mark },
  };
}

/** What is new of what a reader hears; where anything else has changed but its end, all of it. */
function newTalk(heard: readonly TalkLine[], since: number, known: string): Talk | undefined {
  const had = heard.filter(({ number }) => number < since);
  if (markOfTalk(had) !== known) return { since: 0, lines: [...heard] };
  const lines = heard.filter(({ number }) => number >= since);
  return lines.length === 0 ? undefined : { since, lines };
}

function markOfTalk(lines: readonly TalkLine[]): string {
  return lines.length === 0 ? '' : hash(lines);
}

/** 96 bits, for a mark has to be short. */
function hash(told: unknown): string {
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 16);
}
