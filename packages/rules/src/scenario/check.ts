import type { AnyLogLine } from '../model/log-lines.js';
import { AUDIENCES, type Audience } from '../model/module-view.js';
import { audienceOfSeat } from '../view/audience.js';
import { findSeat } from './answers.js';
import { checkAsked, checkNotOffered, checkOffered, checkRefused } from './check-answers.js';
import { checkState, checkWinner } from './check-state.js';
import type { CitizenNames } from './citizen-words.js';
import { findDifferences } from './match.js';
import type { Opened } from './open.js';
import type { Expectation, LogExpectation, ViewExpectation } from './scenario.js';
import { isRecord } from './shape.js';
import { inPresentNames, viewInWords } from './view-words.js';

/** A scenario on its way: also what the last answer has brought to each log. */
export interface Running extends Opened {
  linesSince(audience: Audience): readonly AnyLogLine[];
}

/** Everything in which the game differs from what is expected of it now. */
export function checkExpectation(run: Running, expected: Expectation): string[] {
  const g = run.play.look();
  return [
    ...(expected.state === undefined ? [] : checkState(g, run.names, expected.state)),
    ...(expected.offered ?? []).flatMap((offer) => checkOffered(run, offer)),
    ...(expected.notOffered ?? []).flatMap((offer) => checkNotOffered(run, offer)),
    ...(expected.refused ?? []).flatMap((refused) => checkRefused(run, refused)),
    ...checkAsked(run, expected.asked ?? {}),
    ...(expected.log ?? []).flatMap((line) => checkLog(run, line, true)),
    ...(expected.notLog ?? []).flatMap((line) => checkLog(run, line, false)),
    ...(expected.view ?? []).flatMap((view) => checkView(run, view)),
    ...(expected.winner === undefined ? [] : checkWinner(g, expected.winner, 'winner')),
    ...checkUndo(run, expected.mayUndo ?? {}),
  ];
}

function checkLog(run: Running, expected: LogExpectation, wanted: boolean): string[] {
  const { key, audience = 'revolutionaries', ...words } = expected;
  const params = withReferences(words, run.names);
  const lines = run.linesSince(audience as Audience);
  const found = lines.some(
    (line) => line.key === key && findDifferences(params, line.params, key, 'same').length === 0,
  );
  if (found === wanted) return [];
  const log = lines.map((line) => JSON.stringify({ key: line.key, ...line.params })).join('\n  ');
  return [`log of ${audience}: ${wanted ? 'no' : 'a'} line ${JSON.stringify(expected)} among\n  ${log}`];
}

function checkView({ play, names }: Running, { of, contains, lacks = [] }: ViewExpectation): string[] {
  const audience = AUDIENCES.find((known) => known === of) ?? audienceOfSeat(play.look(), findSeat(play, of));
  const view = viewInWords(play.view(audience));
  const json = JSON.stringify(view);
  return [
    ...findDifferences(
      withReferences(inPresentNames(contains ?? {}), names),
      view,
      `view of ${of}`,
      'within',
    ),
    ...lacks.filter((text) => json.includes(text)).map((text) => `view of ${of}: contains '${text}'`),
  ];
}

/** Citizens that the scenario calls by name, as views and logs call them. */
function withReferences(expected: unknown, names: CitizenNames): unknown {
  if (Array.isArray(expected)) return expected.map((item) => withReferences(item, names));
  if (!isRecord(expected)) return expected;
  return Object.fromEntries(
    Object.entries(expected).map(([key, value]) => [
      key,
      key === 'citizen' && typeof value === 'string' ? names.get(value) : withReferences(value, names),
    ]),
  );
}

function checkUndo({ play }: Running, expected: Readonly<Record<string, number>>): string[] {
  return Object.entries(expected).flatMap(([who, count]) => {
    const limit = play.undoLimit(findSeat(play, who));
    return limit === count ? [] : [`${who} may undo ${limit} answers, not ${count}`];
  });
}
