import { type AnyLogLine, isLogLine, type LogLine, type Rules } from '@great-machine/rules';
import { words } from '../terminal/terminal-words.js';
import { addCounts, type Counts, countOne } from '../threads/counts.js';

/** How often everything that the game contains has appeared; what never did stands there with a zero. */
export interface Coverage {
  readonly events: Counts;
  readonly cityEvents: Counts;
  readonly directives: Counts;
  readonly heroes: Counts;
  readonly heroActions: Counts;
  readonly servantActions: Counts;
  readonly machineActions: Counts;
  readonly endings: Counts;
}

/** Told by a host that takes up an old game: no game that is played here comes to it. */
const OF_HOSTS: readonly string[] = ['rules-changed' satisfies LogLine['key']];

export function newCoverage(rules: Rules): Coverage {
  const cards = [...Object.values(rules.cityEvents), ...Object.values(rules.directives)];
  const cardActions = cards.flatMap(({ servantAction }) =>
    servantAction === undefined ? [] : [servantAction.id],
  );
  return {
    events: zeros(Object.keys(rules.events).filter((event) => !OF_HOSTS.includes(event))),
    cityEvents: zeros(Object.keys(rules.cityEvents)),
    directives: zeros(Object.keys(rules.directives)),
    heroes: zeros(Object.keys(rules.heroes)),
    heroActions: zeros(Object.keys(rules.heroActions)),
    servantActions: zeros([...Object.keys(rules.servantActions), ...cardActions]),
    machineActions: zeros(words.ids('machine-action')),
    endings: zeros(words.ids('ending')),
  };
}

function zeros(names: readonly string[]): Counts {
  return Object.fromEntries(names.map((name) => [name, 0]));
}

export function noteLine(coverage: Coverage, line: AnyLogLine): void {
  if (line.key in coverage.events) countOne(coverage.events, line.key);
  if (!isLogLine(line)) return;
  const { key, params } = line;
  if (key === 'city-event-revealed') countOne(coverage.cityEvents, params.card);
  if (key === 'directive-published') countOne(coverage.directives, params.card);
  if (key === 'servant-acted') countOne(coverage.servantActions, params.action);
  if (key === 'citizen-moved' && params.because === 'DIR-resettle')
    countOne(coverage.machineActions, 'resettle');
  if (key !== 'hero-acted') return;
  countOne(coverage.heroes, params.hero);
  countOne(coverage.heroActions, params.action);
}

export function noteEnding(coverage: Coverage, how: string): void {
  countOne(coverage.endings, how);
}

export function addCoverage(into: Coverage, more: Coverage): void {
  for (const part of Object.keys(into) as (keyof Coverage)[]) addCounts(into[part], more[part]);
}

/** What never appeared, as "part: name". */
export function neverSeen(coverage: Coverage): string[] {
  return Object.entries(coverage).flatMap(([part, counts]: [string, Counts]) =>
    Object.keys(counts)
      .filter((name) => counts[name] === 0)
      .map((name) => `${part}: ${name}`),
  );
}
