import { createHash } from 'node:crypto';
import type { TableNews } from '@great-machine/client';
import {
  type Clocks,
  keyOfToss,
  type OpenWish,
  type ServerMessage,
  type TableRequest,
  type TableSheet,
  type TalkLine,
} from '@great-machine/protocol';
import { readEntries, type Table, type WrittenNews } from '@great-machine/table';
import { Session } from '../../src/realtime/session.js';
import { GameHost } from '../../src/tables/game-host.js';
import { LateFeed } from '../../src/tables/late-feed.js';
import { markOf } from '../../src/tables/mark.js';
import type { Player } from '../../src/tables/players.js';
import { Refusal } from '../../src/tables/refusal.js';
import { ServedTable } from '../../src/tables/served-table.js';
import type { Summary } from '../../src/tables/summary.js';
import { TableTalk } from '../../src/tables/table-talk.js';
import type { WrittenSheet } from '../../src/tables/written-sheets.js';

/** A way to leak a secret, built into an otherwise sound server. */
export interface PlantedServerLeak {
  readonly name: string;
  /** Returns how to take it out again. */
  plant(): () => void;
}

// biome-ignore lint/suspicious/noExplicitAny: a leak reaches into what is private
export type Inside = any;

/** Puts another method in the place of one, which it can call. */
export function replace(
  of: { readonly prototype: object },
  method: string,
  leaky: (self: Inside, sound: (...words: Inside[]) => Inside, words: Inside[]) => unknown,
): () => void {
  const inside: Inside = of.prototype;
  const sound = inside[method];
  if (typeof sound !== 'function') throw new Error(`there is no ${method}`);
  inside[method] = function (this: Inside, ...words: Inside[]) {
    return leaky(this, (...given) => sound.apply(this, given), words);
  };
  return () => {
    inside[method] = sound;
  };
}

/** A number that depends on what is hidden from each side. */
export async function secretOf(served: Inside): Promise<number> {
  const { play }: Table = await served.parts.host.table();
  const { heroes, citizenKind, directives, cityEvents } = play.state;
  const hands = heroes.map(({ hand, forfeited }) => [hand, forfeited]);
  const hidden = JSON.stringify([hands, citizenKind, directives.deck, cityEvents.deck]);
  return createHash('sha256').update(hidden).digest().readUInt16BE(0);
}

/** How much was said at a table, in secret too. */
export function saidAt(served: Inside): number {
  return served.log.reached;
}

function inFeed(leak: (served: Inside, feed: WrittenNews) => object | Promise<object>): () => void {
  return replace(ServedTable, 'feedFor', async (served, sound, words) => {
    const feed: WrittenNews | undefined = await sound(...words);
    return feed && { ...feed, ...(await leak(served, feed)) };
  });
}

function inSheet(leak: (served: Inside, sheet: TableSheet) => object | Promise<object>): () => void {
  return replace(ServedTable, 'writtenSheetFor', async (served, sound, words) => {
    const written: WrittenSheet = await sound(...words);
    const sheet: TableSheet = JSON.parse(written.text);
    if (sheet.stage !== 'playing') return written;
    const text = JSON.stringify({ ...sheet, ...(await leak(served, sheet)) });
    return { text, mark: markOf(text) };
  });
}

function inWishes(leak: (served: Inside, wish: OpenWish, at: number) => object): () => void {
  return replace(ServedTable, 'wishesFor', async (served, sound, words) => {
    const wishes: readonly OpenWish[] = await sound(...words);
    return wishes.map((wish, at) => ({ ...wish, ...leak(served, wish, at) }));
  });
}

function inReply(wanted: TableRequest['do'], leak: (served: Inside, reply: Inside) => unknown): () => void {
  return replace(ServedTable, 'request', async (served, sound, words) => {
    const [, request] = words as [Player, TableRequest];
    const reply = await sound(...words);
    return request.do === wanted ? leak(served, reply) : reply;
  });
}

function inMessage(leak: (session: Inside, message: ServerMessage) => ServerMessage): () => void {
  return replace(Session, 'sendText', (session, sound, [text]) =>
    sound(JSON.stringify(leak(session, JSON.parse(text)))),
  );
}

export const PLANTED_SERVER_LEAKS: readonly PlantedServerLeak[] = [
  {
    name: 'a needless notice',
    plant: () =>
      replace(Session, 'tell', async (session, sound) => {
        const before = session.visit?.reached;
        const said = session.visit && saidAt(session.visit.table);
        await sound();
        if (before === undefined || before !== session.visit.reached || said === session.said) return;
        session.said = said;
        session.send({ say: 'news', news: { mark: before.mark, now: 0 } });
      }),
  },
  {
    name: 'a flag that a seat thinks of its draft',
    plant: () =>
      inFeed(async (served, { status }) => {
        const { play }: Table = await served.parts.host.table();
        const isThinking = play.state.frames.some(({ asks }) => asks.some(({ draft }) => draft.length > 0));
        return { status: { ...status, seats: status.seats.map((one) => ({ ...one, isThinking })) } };
      }),
  },
  {
    name: 'an answer that could not be kept',
    plant: () =>
      inFeed(async (served, { status }) => {
        const { saving }: Table['status'] = (await served.parts.host.table()).status;
        return { status: { ...status, saving } };
      }),
  },
  {
    name: 'a secret in the text of an error',
    plant: () => inReply('why-not', async (served, reply) => ({ ...reply, because: await secretOf(served) })),
  },
  {
    name: 'a status code for a hidden reason',
    plant: () =>
      inReply('truth', async (served) => {
        const codes = ['not-allowed', 'not-found', 'replaced', 'failed', 'too-large', 'wrong-type'] as const;
        throw new Refusal({ refused: codes[(await secretOf(served)) % codes.length] ?? 'no-key' });
      }),
  },
  {
    name: 'a clock that secret answers set anew',
    plant: () =>
      replace(ServedTable, 'clocksFor', async (served, sound, words) => {
        const clocks: Clocks | undefined = await sound(...words);
        return clocks && { ...clocks, at: clocks.at + saidAt(served) };
      }),
  },
  {
    name: 'the time of the latest secret answer',
    plant: () =>
      inMessage((session, message) =>
        message.say === 'news'
          ? { ...message, news: { ...message.news, now: message.news.now + saidAt(session.visit.table) } }
          : message,
      ),
  },
  {
    name: 'a list in a hidden order',
    plant: () =>
      inSheet(async (served, { seats }) => {
        const at = (await secretOf(served)) % seats.length;
        return { seats: [...seats.slice(at), ...seats.slice(0, at)] };
      }),
  },
  {
    name: 'a count of secret answers in the sheet',
    plant: () => inSheet((served) => ({ spectators: saidAt(served) })),
  },
  {
    name: 'a count of secret answers in the list of games',
    plant: () =>
      replace(GameHost, 'summaryAfter', (host, sound, words): Summary => {
        const summary: Summary = sound(...words);
        return { ...summary, round: host.log.reached };
      }),
  },
  {
    name: 'a mark that counts secret answers',
    plant: () =>
      inMessage((session, message) =>
        message.say === 'news'
          ? {
              ...message,
              news: { ...message.news, mark: `${message.news.mark}.${saidAt(session.visit.table)}` },
            }
          : message,
      ),
  },
  {
    name: 'numbers of the feed that count secret answers',
    plant: () =>
      inFeed((served, { entries }) => ({
        entries: readEntries(entries).map((entry) =>
          JSON.stringify({ ...entry, number: entry.number + saidAt(served) }),
        ),
      })),
  },
  {
    name: 'a wish numbered by what was said in secret',
    plant: () => inWishes((served, { wish }) => ({ wish: wish + saidAt(served) })),
  },
  {
    name: 'numbers of talk that count what others hear',
    plant: () =>
      replace(TableTalk, 'heardBy', (talk, sound, words) =>
        sound(...words).map((line: TalkLine) => ({ ...line, number: talk.lines.size - 1 })),
      ),
  },
  {
    name: 'a time of talk that others move',
    plant: () =>
      replace(TableTalk, 'heardBy', (talk, sound, words) =>
        sound(...words).map((line: TalkLine) => ({ ...line, at: line.at + talk.lines.size })),
      ),
  },
  {
    name: 'presence by what a seat answers',
    plant: () =>
      inSheet((served, { seats }) => ({
        seats: seats.map((one) => ({ ...one, taken: { ...one.taken, isHere: saidAt(served) % 3 === 0 } })),
      })),
  },
  {
    name: 'the length of a reply',
    plant: () =>
      inReply('read', async (served, reply) => ({
        ...reply,
        space: ' '.repeat((await secretOf(served)) % 100),
      })),
  },
  {
    name: 'a count of secret answers in the reply to a bug report',
    plant: () => inReply('report-bug', (served, reply) => ({ ...reply, sequence: saidAt(served) })),
  },
  {
    name: 'two messages in a hidden order',
    plant: () =>
      replace(Session, 'carryOut', async (session, sound, [ask]) => {
        const { player, table } = session.visit;
        const isEven = (await secretOf(table)) % 2 === 0;
        if (!isEven || ask.request.do !== 'answer') return sound(ask);
        try {
          const reply = await table.request(player, ask.request);
          session.send({ say: 'reply', number: ask.number, reply });
          await session.tell();
        } catch {
          await sound(ask);
        }
      }),
  },
];

/** The key of the game is the same for twins: a leak of it is looked for by itself. */
export const PLANTED_TOSS_LEAK: PlantedServerLeak = {
  name: 'the key of the game on the sheet',
  plant: () =>
    inSheet((served, { table, toss, seats }) => {
      const { server, revealed } = served.log.sheet.toss;
      const ofSeats = seats.map(({ seat }) => ({ of: seat, bits: revealed[seat] }));
      const key = keyOfToss(table, [{ of: 'server', bits: server.bits }, ...ofSeats]);
      return { toss: { ...toss, key } };
    }),
};

/** Of a take-back, which leads to the deal of the config alone. */
export const LEAK_OF_A_TAKE_BACK: PlantedServerLeak = {
  name: 'a wish that names an entry of a feed',
  plant: () => inWishes((served, _, at) => ({ wants: served.log.sheet.wishes.open[at].wants })),
};

/** What those who are to see a game late could tell too early. */
export const PLANTED_LATE_LEAKS: readonly PlantedServerLeak[] = [
  {
    name: 'a status that counts answers',
    plant: () =>
      replace(LateFeed, 'read', async (late, sound, words) => {
        const news: TableNews | undefined = await sound(...words);
        return news && { ...news, status: { ...news.status, undoable: late.log.reached } };
      }),
  },
  {
    name: 'entries that are not due',
    plant: () => replace(LateFeed, 'dueAt', (_late, sound, words) => sound(...words) - 180_000),
  },
  {
    name: 'talk that is not due',
    plant: () =>
      replace(TableTalk, 'heardBy', (talk, sound, words) => [
        ...sound(...words),
        { number: talk.lines.size, at: 0, channel: 'table', said: { phrase: 'phrase.hello' } },
      ]),
  },
  {
    name: 'a count of answers in the sheet',
    plant: () => inSheet((served) => ({ spectators: saidAt(served) })),
  },
];
