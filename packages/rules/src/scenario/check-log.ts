import { present } from '../kernel/checked.js';
import type { AnyLogLine } from '../model/log-lines.js';
import { AUDIENCES, type Audience } from '../model/module-view.js';
import { withReferences } from './citizen-words.js';
import type { Expectation, LogExpectation } from './expectation.js';
import { findDifferences, matchesList, readList } from './match.js';
import type { Running } from './running.js';

/** In what the lines of the last answer differ from those expected; each audience has its own log. */
export function checkLog(run: Running, expected: NonNullable<Expectation['log']>): string[] {
  const { form, items } = present(readList(expected, 'within'), 'list of lines');
  const lines = items as readonly LogExpectation[];
  if (lines.length === 0) return AUDIENCES.flatMap((audience) => checkSilence(run, audience));
  const audiences = new Set(lines.map(audienceOf));
  return [...audiences].flatMap((audience) => {
    const log = run.linesSince(audience);
    const wanted = lines.filter((line) => audienceOf(line) === audience);
    const counted = wanted.filter(({ times }) => times !== undefined);
    const others = wanted.filter(({ times }) => times === undefined);
    const faults = counted.flatMap((line) => checkNumber(run, line, log));
    if (matchesList(others, log, form, (line, found) => fits(run, line, found))) return faults;
    const missing = others.filter((line) => !log.some((found) => fits(run, line, found)));
    const said =
      missing.length > 0
        ? missing.map((line) => `no line ${JSON.stringify(line)}`)
        : [`not these lines ${form === 'within' ? 'so often' : form}: ${JSON.stringify(others)}`];
    return [...faults, ...said.map((what) => `log of ${audience}: ${what} among${sayLines(log)}`)];
  });
}

export function checkNotLog(run: Running, expected: LogExpectation): string[] {
  return checkNumber(run, { ...expected, times: 0 }, run.linesSince(audienceOf(expected)));
}

function checkSilence(run: Running, audience: Audience): string[] {
  const log = run.linesSince(audience);
  return log.length === 0 ? [] : [`log of ${audience}: expected no line, found${sayLines(log)}`];
}

function checkNumber(run: Running, expected: LogExpectation, log: readonly AnyLogLine[]): string[] {
  const found = log.filter((line) => fits(run, expected, line)).length;
  if (found === expected.times) return [];
  const { times, ...line } = expected;
  return [
    `log of ${audienceOf(expected)}: ${found} lines ${JSON.stringify(line)}, not ${times}, among${sayLines(log)}`,
  ];
}

function audienceOf({ audience = 'revolutionaries' }: LogExpectation): Audience {
  return audience as Audience;
}

function fits({ names }: Running, expected: LogExpectation, line: AnyLogLine): boolean {
  const { key, audience, times, ...params } = expected;
  return (
    key === line.key && findDifferences(withReferences(params, names), line.params, key, 'same').length === 0
  );
}

function sayLines(lines: readonly AnyLogLine[]): string {
  return lines.map(({ key, params }) => `\n  ${JSON.stringify({ key, ...params })}`).join('');
}
