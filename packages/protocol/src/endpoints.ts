import { z } from 'zod';
import { PATHS } from './addresses.js';
import { AwaitNews, News } from './news.js';
import { KeepSettings, Me, MyData, MyGames } from './people.js';
import { TableRequest } from './requests.js';
import { CreatedTable, CreateTable, JoinTable, Lobby, LobbyFilter, TableSheet } from './tables.js';
import { SCHEMAS } from './words.js';

/** What a request by HTTP may hold and what it comes to. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the path of the API; `:table` stands for the id of a table. */
  readonly path: string;
  readonly summary: string;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply?: z.ZodType;
  /** Without the key of a player in the Authorization header. */
  readonly isOpen?: true;
}

/** Whatever a request to a table comes to; nothing where there is nothing to say. */
const TableReply = z.object({ reply: z.unknown().optional() }).register(SCHEMAS, {
  id: 'TableReply',
  description: 'What a request came to; nothing where there is nothing to say.',
});

/** Every request by HTTP. Bodies are JSON; the key of the player stands in `Authorization: Bearer …`. */
export const ENDPOINTS = {
  createTable: {
    method: 'POST',
    path: PATHS.tables,
    summary: 'Sets up a table',
    body: CreateTable,
    reply: CreatedTable,
  },
  lobby: {
    method: 'GET',
    path: PATHS.lobby,
    summary: 'The listed tables',
    query: LobbyFilter,
    reply: Lobby,
    isOpen: true,
  },
  join: {
    method: 'POST',
    path: PATHS.join,
    summary: 'Opens a link',
    body: JoinTable,
    reply: TableSheet,
  },
  request: {
    method: 'POST',
    path: PATHS.request,
    summary: 'Asks something of a table',
    body: TableRequest,
    reply: TableReply,
  },
  news: {
    method: 'POST',
    path: PATHS.news,
    summary: 'Waits for news of a table, where sockets are blocked',
    body: AwaitNews,
    reply: News,
  },
  me: { method: 'GET', path: PATHS.me, summary: 'What the server keeps of the player', reply: Me },
  keepSettings: {
    method: 'PUT',
    path: PATHS.settings,
    summary: "Keeps the player's settings",
    body: KeepSettings,
  },
  myGames: { method: 'GET', path: PATHS.games, summary: 'Whose turn it is in the own games', reply: MyGames },
  myData: {
    method: 'GET',
    path: PATHS.data,
    summary: 'Everything that the server keeps of the player',
    reply: MyData,
  },
  forgetMe: {
    method: 'DELETE',
    path: PATHS.me,
    summary: 'Deletes what the server keeps of the player; anonymous games stay',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

export type EndpointName = keyof typeof ENDPOINTS;
