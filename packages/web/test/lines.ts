import { type AnyLogLine, type LogLine, NOTICES, type Plain, SHIPPED_EVENTS } from '@great-machine/rules';

/** Some word for each kind of field. */
const WORDS: Readonly<Record<string, Plain>> = {
  district: 'art',
  hero: 'finch',
  servant: 'lex-hecate',
  citizen: 3,
  kind: 'noble',
  number: 1,
  text: 'any',
  texts: ['any'],
  flag: true,
};

/** A line about an event, with the words that matter; any others will do. */
export function lineOf(key: LogLine['key'], params: AnyLogLine['params'] = {}): AnyLogLine {
  const words = Object.entries({ ...SHIPPED_EVENTS, ...NOTICES }[key].all).map(([name, kind]) => [
    name,
    WORDS[kind],
  ]);
  return { round: 1, key, params: { ...Object.fromEntries(words), ...params } };
}

/** A line of another version. */
export const UNKNOWN: AnyLogLine = {
  round: 1,
  key: 'airship-launched',
  params: { hero: 'finch', district: 'art' },
};
