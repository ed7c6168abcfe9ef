import { linesOf, type TableEntry } from '@great-machine/client';
import { type GameSetup, Replay, type Toss } from '@great-machine/protocol';
import {
  AUDIENCES,
  type Audience,
  assembleRules,
  type Entry,
  type GameConfig,
  Play,
  RULES_VERSION,
  readState,
  type WrittenState,
} from '@great-machine/rules';
import type { KeptLines } from '../history.js';
import { HostedGame, NO_HISTORY } from '../hosted-game.js';

/** What one version of the rules has played of a game. */
export interface ReplayedPart {
  readonly rulesVersion: string;
  readonly config: GameConfig;
  /** Where it began, if not with setup. */
  readonly start?: WrittenState;
  readonly entries: readonly Entry[];
  /** The fingerprint of how the game ended. */
  readonly hash?: string;
}

export type Feeds = Readonly<Record<Audience, readonly TableEntry[]>>;

/**
 * A finished game as one file, without names. Its feeds can be read under any rules: the views are differences, the first one is
 * whole. What other rules have played than those that made the file has lines and no views.
 */
export interface ReplayFile {
  readonly format: 1;
  readonly table: string;
  readonly setup: GameSetup;
  readonly toss: Toss;
  readonly parts: readonly [ReplayedPart, ...ReplayedPart[]];
  readonly feeds: Feeds;
}

/** The file that this data is; undefined where it is none. */
export function readReplay(data: unknown): ReplayFile | undefined {
  const { success, data: read } = Replay.safeParse(data);
  return success ? (read as unknown as ReplayFile) : undefined;
}

/** Lets others work meanwhile: a whole game takes a while. */
export type Pause = () => Promise<void>;

/** Plays a part again; an error says which answer is refused, or why there are no such rules. */
export async function playAgain(
  { config, start, entries }: ReplayedPart,
  pause: Pause,
  after: (game: HostedGame) => void = () => {},
): Promise<HostedGame> {
  const rules = assembleRules(config.modules);
  const from = start && readState(rules, start);
  const game = new HostedGame(Play.begin(rules, config, from), { ...NO_HISTORY, start: from });
  after(game);
  for (const entry of entries) {
    await pause();
    game.repeat([entry]);
    after(game);
  }
  return game;
}

/** What each audience was told, in these lines, with the views of the last part where these rules have played it. */
export async function feedsOf(last: ReplayedPart, lines: KeptLines, pause: Pause): Promise<Feeds> {
  // What these rules do not allow was played otherwise, and can only be told.
  const played =
    last.rulesVersion === RULES_VERSION ? await playedFeeds(last, pause).catch(() => undefined) : undefined;
  const feedOf = (audience: Audience) => {
    const told = lines[audience];
    return (played && withViews(told, played[audience])) ?? told.map(withoutView);
  };
  return {
    machine: feedOf('machine'),
    revolutionaries: feedOf('revolutionaries'),
    public: feedOf('public'),
  };
}

async function playedFeeds(part: ReplayedPart, pause: Pause): Promise<Feeds> {
  const feeds = {
    machine: [],
    revolutionaries: [],
    public: [],
  } satisfies Record<Audience, TableEntry[]>;
  await playAgain(part, pause, (game) => {
    for (const audience of AUDIENCES) {
      const feed: TableEntry[] = feeds[audience];
      feed.push(...game.read(audience, feed.length));
    }
  });
  return feeds;
}

/**
 * The views of the entries that were played again, which are the last ones; undefined where they tell something else. The first of
 * them says nothing where the game was taken over from other rules: what was told then stands in the lines.
 */
function withViews(
  lines: KeptLines[Audience],
  played: readonly TableEntry[],
): readonly TableEntry[] | undefined {
  const before = lines.length - played.length;
  const later = lines.slice(before + 1);
  const isSame = played.slice(1).every((entry, at) => sameAs(linesOf(entry), later[at]));
  if (before < 0 || !isSame) return undefined;
  return lines.map((told, number) => {
    const entry = played[number - before];
    if (entry === undefined) return withoutView(told, number);
    const isTold = sameAs(linesOf(entry), told);
    const view = entry.moments.at(-1)?.view;
    return { number, moments: isTold ? entry.moments : [{ lines: told, view }] };
  });
}

function withoutView(lines: KeptLines[Audience][number], number: number): TableEntry {
  return { number, moments: [{ lines }] };
}

export function sameAs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
