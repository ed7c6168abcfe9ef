import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values'];

/**
 * What a command is told, as `read` makes it of the options. A word that does not fit is said above the usage, and the process
 * ends with 2; `--help` shows the usage alone.
 */
export function readCommandLine<O extends Options, Read>(
  usage: string,
  options: O,
  read: (values: Values<O>) => Read,
): Read {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return read(parseArgs({ options }).values);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exit(2);
  }
}

/** A number from `least` on without a fraction. */
export function readCount(option: string, text: string, least = 1): number {
  const number = readNumber(text);
  if (!Number.isInteger(number) || number < least)
    throw new Error(`--${option} takes a number from ${least}, not '${text}'`);
  return number;
}

export function readShare(option: string, text: string): number {
  const share = readNumber(text);
  if (!(share >= 0 && share <= 1)) throw new Error(`--${option} takes a number from 0 to 1, not '${text}'`);
  return share;
}

/** A blank text is no number, though JavaScript takes it for 0. */
function readNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

export function readFile(option: string, file: string | undefined): string {
  if (file === undefined || file === '') throw new Error(`--${option} FILE is missing`);
  return file;
}
