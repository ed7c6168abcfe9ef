import { type ParseArgsConfig, parseArgs } from 'node:util';
import { messageOf, UsageError } from '../terminal/errors.js';

export type OptionTable = NonNullable<ParseArgsConfig['options']>;

export interface Parsed {
  readonly values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
  readonly files: readonly string[];
}

/** Reads the arguments of a command; whatever it does not know is a `UsageError`. */
export function readArguments(args: readonly string[], options: OptionTable, allowFiles = false): Parsed {
  try {
    const { values, positionals, tokens } = parseArgs({
      args: [...args],
      options,
      allowPositionals: allowFiles,
      strict: true,
      tokens: true,
    });
    const named = tokens.flatMap((token) => (token.kind === 'option' ? token.name : []));
    const twice = named.filter((name, at) => named.indexOf(name) < at && options[name]?.multiple !== true);
    if (twice.length > 0)
      throw new Error([...new Set(twice)].map((name) => `--${name} is named twice`).join('; '));
    return { values: values as Parsed['values'], files: positionals };
  } catch (error) {
    throw new UsageError(firstSentence(messageOf(error)));
  }
}

/** Node adds advice that is of no use here. */
function firstSentence(message: string): string {
  const [sentence = message] = message.split(/\. |\n/);
  return sentence.replace(/\.$/, '');
}

export function readWhole(parsed: Parsed, name: string, least: number, most: number): number | undefined {
  const text = readText(parsed, name);
  if (text === undefined) return undefined;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  const range = most >= 1e9 - 1 ? `of at least ${least}` : `from ${least} to ${most}`;
  throw new UsageError(`--${name} needs a whole number ${range}, not '${text}'`);
}

export function readText(parsed: Parsed, name: string): string | undefined {
  const value = parsed.values[name];
  if (typeof value !== 'string') return undefined;
  if (value === '') throw new UsageError(`--${name} must not be empty`);
  return value;
}

/** An option that may be given several times. */
export function readTexts(parsed: Parsed, name: string): readonly string[] {
  const values = parsed.values[name];
  return Array.isArray(values) ? values : [];
}

export function readFlag(parsed: Parsed, name: string): boolean {
  return parsed.values[name] === true;
}

export function readChoice<T extends string>(
  parsed: Parsed,
  name: string,
  choices: readonly T[],
): T | undefined {
  const text = readText(parsed, name);
  if (text === undefined || choices.includes(text as T)) return text as T | undefined;
  throw new UsageError(`--${name} is one of ${choices.join(', ')}, not '${text}'`);
}
