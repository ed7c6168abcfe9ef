import { z } from 'zod';

/** One environment variable. */
interface Setting<T> {
  readonly name: string;
  readonly meaning: string;
  /** As it would be written; empty where nothing is meant. */
  readonly usual: string;
  /** What it has to be, for a person who wrote something else. */
  readonly allowed: string;
  readonly schema: z.ZodType<T>;
  /** Never repeated in a message. */
  readonly isSecret?: boolean;
  /** Holds back those who ask too much. */
  readonly isLimit?: boolean;
}

const MOST_PORTS = 65_535;

const yesOrNo = z.enum(['yes', 'no']).transform((text) => text === 'yes');
const wholeNumber = (from: number, to: number) => z.coerce.number().int().min(from).max(to);
const optional = <T>(schema: z.ZodType<T>) => z.union([z.literal('').transform(() => undefined), schema]);

function setting<T>(of: Setting<T>): Setting<T> {
  return of;
}

const HIGHEST_LIMIT = 1_000_000;

function limit(name: string, usual: number, meaning: string): Setting<number> {
  const allowed = `a number from 1 to ${HIGHEST_LIMIT}`;
  return { name, meaning, usual: `${usual}`, allowed, schema: wholeNumber(1, HIGHEST_LIMIT), isLimit: true };
}

/** Everything that can be set, in the order of the help. */
export const SETTINGS = {
  host: setting({
    name: 'HOST',
    meaning: 'the address to listen at; `0.0.0.0` lets other machines in',
    usual: 'localhost',
    allowed: 'a host name or an address',
    schema: z.string().regex(/^[\w.:-]+$/),
  }),
  port: setting({
    name: 'PORT',
    meaning: 'the port to listen at; `0` takes any free one',
    usual: '4173',
    allowed: `a number from 0 to ${MOST_PORTS}`,
    schema: wholeNumber(0, MOST_PORTS),
  }),
  publicUrl: setting({
    name: 'PUBLIC_URL',
    meaning: 'the address by which players reach the server, if a proxy stands before it',
    usual: '',
    allowed: 'an address with http:// or https:// and nothing after the host',
    schema: optional(
      z
        .url({ protocol: /^https?$/ })
        .refine((text) => new URL(text).pathname === '/')
        .transform((text) => new URL(text).origin),
    ),
  }),
  trustProxy: setting({
    name: 'TRUST_PROXY',
    meaning: 'how many proxies stand before the server; their `X-Forwarded` headers are believed',
    usual: '0',
    allowed: 'a number from 0 to 10',
    schema: wholeNumber(0, 10),
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    meaning: "the folder of the SQLite database and of the operator's key",
    usual: 'data',
    allowed: 'the path of a folder',
    schema: z.string().min(1),
  }),
  databaseUrl: setting({
    name: 'DATABASE_URL',
    meaning: 'a PostgreSQL database, 16 or newer, in place of SQLite',
    usual: '',
    allowed: 'an address that begins with postgres://',
    schema: optional(z.string().regex(/^postgres(ql)?:\/\//)),
    isSecret: true,
  }),
  databaseConnections: setting({
    name: 'DATABASE_CONNECTIONS',
    meaning: 'how many connections to PostgreSQL the server may hold',
    usual: '10',
    allowed: 'a number from 1 to 1000',
    schema: wholeNumber(1, 1000),
  }),
  keepDays: setting({
    name: 'KEEP_DAYS',
    meaning:
      'a table that no player has used for so many days is deleted, unless a clock runs there; `0` keeps all',
    usual: '0',
    allowed: 'a number from 0 to 36500',
    schema: wholeNumber(0, 36_500),
  }),
  requestsPerPlayer: limit(
    'REQUESTS_PER_PLAYER',
    10,
    'requests and messages of a player a second; ten times as many at once',
  ),
  requestsPerAddress: limit(
    'REQUESTS_PER_ADDRESS',
    50,
    'requests without a key of a player a second by one address, files of the client among them; ten times as many at once',
  ),
  playersPerAddress: limit('PLAYERS_PER_ADDRESS', 40, 'players at one address within ten minutes'),
  socketsPerPlayer: limit(
    'SOCKETS_PER_PLAYER',
    10,
    'open sockets of a player, and requests that wait for news',
  ),
  socketsPerAddress: limit('SOCKETS_PER_ADDRESS', 200, 'the same of one address'),
  sockets: limit('SOCKETS', 8000, 'the same in all'),
  tablesPerPlayer: limit('TABLES_PER_PLAYER', 20, 'tables that a player sets up in an hour'),
  tablesPerAddress: limit('TABLES_PER_ADDRESS', 60, 'tables that are set up in an hour by one address'),
  tablesAwake: limit(
    'TABLES_AWAKE',
    2000,
    'tables in memory; of more, those sleep that no player uses, and if all are used the others wait',
  ),
  logLevel: setting({
    name: 'LOG_LEVEL',
    meaning: 'the least weighty lines of the log; secrets are in none',
    usual: 'warn',
    allowed: 'fatal, error, warn, info, debug or silent',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
  }),
  openBrowser: setting({
    name: 'OPEN_BROWSER',
    meaning: 'whether the server opens a browser when it is up; only where it listens at this machine alone',
    usual: 'yes',
    allowed: 'yes or no',
    schema: yesOrNo,
  }),
} satisfies Readonly<Record<string, Setting<unknown>>>;

export type ServerSettings = {
  readonly [K in keyof typeof SETTINGS]: z.infer<(typeof SETTINGS)[K]['schema']>;
};

/** Variables by which no limit is ever reached, for measurements with thousands of people at one address. */
export function raisedLimits(): Readonly<Record<string, string>> {
  const limits = Object.values<Setting<unknown>>(SETTINGS).filter(({ isLimit = false }) => isLimit);
  return Object.fromEntries(limits.map(({ name }) => [name, `${HIGHEST_LIMIT}`]));
}

/** What a measurement says that uses them. */
export const LIMITS_RAISED =
  'the limits by player and by address are raised: everybody is at one address here';

export class SettingsError extends Error {
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n'));
  }
}

/** The settings that these variables say; an error gives every reason why they cannot be used. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): ServerSettings {
  const reasons: string[] = [];
  const read = Object.entries<Setting<unknown>>(SETTINGS).map(([key, one]) => {
    const { name, usual, allowed, schema, isSecret = false } = one;
    const text = variables[name] ?? usual;
    const parsed = schema.safeParse(text === '' ? usual : text.trim());
    if (!parsed.success) reasons.push(`${name}${isSecret ? '' : ` is '${text}': it`} has to be ${allowed}`);
    return [key, parsed.data];
  });
  if (reasons.length > 0) throw new SettingsError(reasons);
  return Object.fromEntries(read) as ServerSettings;
}
