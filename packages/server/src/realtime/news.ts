import type { Reached, Talk, TalkLine } from '@great-machine/protocol';
import type { Audience } from '@great-machine/rules';
import type { WrittenNews } from '@great-machine/table';
import { markOf } from '../tables/mark.js';
import type { Player } from '../tables/players.js';
import { Refusal } from '../tables/refusal.js';
import type { ServedTable } from '../tables/served-table.js';

/** The audience of those without a seat. */
const PUBLIC: Audience = 'public';

/** What is new for a reader, and how far they have come with it. */
export interface NewsFor {
  /** `News` as JSON. */
  readonly news: string;
  readonly reached: Reached;
  /** The version of the table that was read. */
  readonly version: number;
}

/**
 * What is new for a player who has come so far; undefined if nothing is. It is made from what this reader may know alone, and
 * so is the mark: a change that they may not know of makes no news. What is marked is what is sent: it is written once. The game is
 * not read again for a reader who has seen this version of the table: then only who is here can have changed.
 */
export async function newsFor(
  table: ServedTable,
  player: Player,
  { since: reached, talkSince, mark: known = '' }: Reached,
  now: number,
  seen?: number,
): Promise<NewsFor | undefined> {
  const { version } = table;
  const isGameSeen = seen === version;
  const [knownAudience = '', knownGame = '', knownSheet, knownClocks = '', knownTalk = '', knownWishes = ''] =
    known.split('.');
  const { game, since } = isGameSeen
    ? { game: undefined, since: reached }
    : await feedFor(table, player, reached, knownAudience);
  const { text: sheet, mark: sheetMark } = await table.writtenSheetFor(player);
  const clocks = JSON.stringify(await table.clocksFor(player)) ?? '';
  const wishes = await table.wishesFor(player);
  const next = since + (game?.entries.length ?? 0);
  const audience = isGameSeen ? knownAudience : (game?.status.audience ?? '');
  const standing = game === undefined ? '' : writeStanding(game);
  const gameMark = isGameSeen ? knownGame : markOf(game === undefined ? '' : `${next} ${standing}`);
  const isGameNew = game !== undefined && (gameMark !== knownGame || game.entries.length > 0);
  const isSheetNew = sheetMark !== knownSheet;
  const clocksMark = markOf(clocks);
  const areClocksNew = clocks !== '' && clocksMark !== knownClocks;
  const heard = table.talkFor(player);
  const talk = newTalk(heard, talkSince, knownTalk);
  const wishesMark = wishes.length === 0 ? '' : markOf(JSON.stringify(wishes));
  const areWishesNew = wishesMark !== knownWishes;
  if (!isGameNew && !isSheetNew && !areClocksNew && talk === undefined && !areWishesNew) return undefined;
  const mark = [audience, gameMark, sheetMark, clocksMark, markOfTalk(heard), wishesMark].join('.');
  const fields = [
    `"mark":"${mark}","now":${now}`,
    isGameNew ? `"game":{"entries":[${game.entries.join()}],${standing}}` : '',
    isSheetNew ? `"sheet":${sheet}` : '',
    areClocksNew ? `"clocks":${clocks}` : '',
    talk === undefined ? '' : `"talk":${JSON.stringify(talk)}`,
    areWishesNew ? `"wishes":${JSON.stringify(wishes)}` : '',
  ];
  return {
    news: `{${fields.filter((field) => field !== '').join()}}`,
    reached: { since: next, talkSince: (heard.at(-1)?.number ?? -1) + 1, mark },
    version,
  };
}

/** The feed of another audience has other numbers: a player who has taken a seat since reads that of its side from 0 on. */
async function feedFor(
  table: ServedTable,
  player: Player,
  since: number,
  knownAudience: string,
): Promise<{ readonly game: WrittenNews | undefined; readonly since: number }> {
  const game = await table.feedFor(player, since);
  const audience = game?.status.audience ?? knownAudience;
  if (knownAudience === '' || audience === knownAudience) return { game, since };
  if (knownAudience !== PUBLIC) throw new Refusal({ refused: 'replaced' });
  return { game: await table.feedFor(player, 0), since: 0 };
}

/** How the game stands for the reader, as fields of JSON. */
function writeStanding({ remarks, questions, status }: WrittenNews): string {
  return JSON.stringify({ remarks, questions, status }).slice(1, -1);
}

/** What is new of what a reader hears; where anything else has changed but its end, all of it. */
function newTalk(heard: readonly TalkLine[], since: number, known: string): Talk | undefined {
  const had = heard.filter(({ number }) => number < since);
  if (markOfTalk(had) !== known) return { since: 0, lines: [...heard] };
  const lines = heard.filter(({ number }) => number >= since);
  return lines.length === 0 ? undefined : { since, lines };
}

function markOfTalk(lines: readonly TalkLine[]): string {
  return lines.length === 0 ? '' : markOf(JSON.stringify(lines));
}
