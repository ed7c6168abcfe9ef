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
}

const MOST_PORTS = 65_535;

const yesOrNo = z.enum(['yes', 'no']).transform((text) => text === 'yes');
const wholeNumber = (from: number, to: number) => z.coerce.number().int().min(from).max(to);
const optional = <T>(schema: z.ZodType<T>) => z.union([z.literal('').transform(() => undefined), schema]);

function setting<T>(of: Setting<T>): Setting<T> {
  return of;
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
