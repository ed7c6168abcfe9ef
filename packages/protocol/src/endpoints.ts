import { z } from 'zod';
import { type EndpointName, ROUTES } from './addresses.js';
import { AwaitNews, News } from './news.js';
import { MyNotifications, NotifyMe, OneWay, TestedNotification } from './notifications.js';
import { ChangeKey, KeepSettings, Me, MyData, MyGames } from './people.js';
import { ImportReplay, Replay, Verification } from './replay.js';
import { TableRequest } from './requests.js';
import { MOST_BYTES_OF_REPLAY, SCHEMAS, SideSchema } from './schemas.js';
import { CreatedTable, CreateTable, JoinTable, Lobby, LobbyFilter, TableSheet } from './tables.js';

/** What a request by HTTP may hold and what it comes to. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the path of the API; `:table` stands for the id of a table. */
  readonly path: string;
  readonly summary: string;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply?: z.ZodType;
  /** How large the body may be, if not as usual. */
  readonly mostBytes?: number;
  /** Without the key of a player in the Authorization header. */
  readonly isOpen?: true;
}

/** Whatever a request to a table comes to; nothing where there is nothing to say. */
const TableReply = z.object({ reply: z.unknown().optional() }).register(SCHEMAS, {
  id: 'TableReply',
  description: 'What a request came to; nothing where there is nothing to say.',
});

/** Whose feed is read and whose seats answer. */
export const FromSide = z.strictObject({ side: SideSchema.optional() }).register(SCHEMAS, {
  id: 'FromSide',
  description:
    'The side whose feed is read and whose seats answer; the player needs a seat there. Without it that of the seat they have taken first.',
});

/** Every request by HTTP. Bodies are JSON; the key of the player stands in `Authorization: Bearer …`. */
export const ENDPOINTS = {
  createTable: {
    ...ROUTES.createTable,
    summary: 'Sets up a table',
    body: CreateTable,
    reply: CreatedTable,
  },
  lobby: {
    ...ROUTES.lobby,
    summary: 'The listed tables',
    query: LobbyFilter,
    reply: Lobby,
    isOpen: true,
  },
  join: { ...ROUTES.join, summary: 'Opens a link', body: JoinTable, reply: TableSheet },
  request: {
    ...ROUTES.request,
    summary: 'Asks something of a table',
    query: FromSide,
    body: TableRequest,
    reply: TableReply,
  },
  news: {
    ...ROUTES.news,
    summary: 'Waits for news of a table, where sockets are blocked',
    query: FromSide,
    body: AwaitNews,
    reply: News,
  },
  importReplay: {
    ...ROUTES.importReplay,
    summary: 'Keeps a finished game that was played elsewhere',
    body: ImportReplay,
    reply: CreatedTable,
    mostBytes: MOST_BYTES_OF_REPLAY,
  },
  replay: { ...ROUTES.replay, summary: 'A finished game as one file', reply: Replay },
  verification: {
    ...ROUTES.verification,
    summary: 'Checks a finished game by playing it again',
    reply: Verification,
  },
  me: { ...ROUTES.me, summary: 'What the server keeps of the player', reply: Me },
  changeKey: {
    ...ROUTES.changeKey,
    summary: 'Gives the player another key; the one before opens nothing, and its sockets end',
    body: ChangeKey,
  },
  keepSettings: { ...ROUTES.keepSettings, summary: "Keeps the player's settings", body: KeepSettings },
  myGames: { ...ROUTES.myGames, summary: 'Whose turn it is in the own games', reply: MyGames },
  myData: { ...ROUTES.myData, summary: 'Everything that the server keeps of the player', reply: MyData },
  myNotifications: {
    ...ROUTES.myNotifications,
    summary: 'How the player is told that something waits for them',
    reply: MyNotifications,
  },
  notifyMe: {
    ...ROUTES.notifyMe,
    summary: 'Tells the player by one more way',
    body: NotifyMe,
    reply: OneWay,
  },
  stopNotifying: { ...ROUTES.stopNotifying, summary: 'Tells the player no more by a way', body: OneWay },
  testNotification: {
    ...ROUTES.testNotification,
    summary: 'Sends a test by a way',
    body: OneWay,
    reply: TestedNotification,
  },
  forgetMe: {
    ...ROUTES.forgetMe,
    summary: 'Deletes what the server keeps of the player; anonymous games stay',
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;

type EndpointOf<Name extends EndpointName> = (typeof ENDPOINTS)[Name];

/** What a request holds, by the name of its endpoint: the table of its path, query and body, as far as it has them. */
export type RequestOf<Name extends EndpointName> =
  (EndpointOf<Name>['path'] extends `${string}:table${string}` ? { readonly table: string } : unknown) &
    (EndpointOf<Name> extends { readonly query: infer Query extends z.ZodType }
      ? { readonly query?: z.input<Query> }
      : unknown) &
    (EndpointOf<Name> extends { readonly body: infer Body extends z.ZodType }
      ? { readonly body: z.input<Body> }
      : unknown);

/** What a request comes to, by the name of its endpoint. */
export type ReplyOf<Name extends EndpointName> =
  EndpointOf<Name> extends { readonly reply: infer Reply extends z.ZodType } ? z.output<Reply> : undefined;
