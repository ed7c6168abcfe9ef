import type { PickName } from '../model/picks.js';
import type { Rules } from '../model/rules.js';
import { CITIZEN_KINDS } from '../model/state.js';
import { parsePick, splitPick } from '../view/pick-text.js';
import { readCitizen } from './citizen-words.js';
import type { Expectation, LogExpectation, OfferExpectation, ViewExpectation } from './expectation.js';
import { lineShape } from './format-log.js';
import { viewShape } from './format-view.js';
import type { Vocabulary } from './format-words.js';
import { readList } from './match.js';
import { sayKnown } from './nearest.js';
import type { Scenario } from './scenario.js';
import { findFaults, isRecord, namesIn } from './shape.js';

/** What names in the checks of a scenario may be: those of the rules, and those of its own Citizens and seats. */
export interface KnownNames {
  readonly rules: Rules;
  readonly words: Vocabulary;
  readonly citizens: readonly string[];
  readonly seats: readonly string[];
  /** The seed, which no view shows either. */
  readonly seed: string;
}

export function knownNames(rules: Rules, words: Vocabulary, scenario: Scenario): KnownNames {
  const { districts = {}, seats, revolutionaries = 3, seed = scenario.name } = scenario;
  return {
    rules,
    words,
    seed,
    citizens: Object.values(districts).flatMap(({ citizens = [] }) =>
      citizens.flatMap((citizen) => readCitizen(citizen).name ?? []),
    ),
    seats:
      seats === undefined
        ? Array.from({ length: revolutionaries }, (_, at) => `revolutionary-${at + 1}`)
        : Object.keys(seats),
  };
}

/** Names in a check that nothing has: such a check would hold, or fail, for a reason that its author did not mean. */
export function findUnknownNames(known: KnownNames, expected: Expectation, path: string): string[] {
  const each = <T>(
    key: 'offered' | 'notOffered' | 'notLog' | 'view',
    find: (item: T, path: string) => string[],
  ) => ((expected[key] ?? []) as readonly T[]).flatMap((item, at) => find(item, `${path}.${key}[${at}]`));
  return [
    ...each<OfferExpectation>('offered', (offer, at) => findOfferFaults(known, offer, at)),
    ...each<OfferExpectation>('notOffered', (offer, at) => [
      ...findOfferFaults(known, offer, at),
      ...(offer.exactly === undefined ? [] : [`${at}.exactly: belongs to offered`]),
    ]),
    ...findLogFaults(known, expected.log, `${path}.log`),
    ...each<LogExpectation>('notLog', (line, at) => findLineFaults(known, line, at, false)),
    ...each<ViewExpectation>('view', ({ contains, lacks = [] }, at) => [
      ...findCitizenFaults(known, contains, `${at}.contains`),
      ...lacks.flatMap((text, i) => findTextFaults(known, text, `${at}.lacks[${i}]`)),
    ]),
  ];
}

/** An offer says which picks, or everything that is offered. */
function findOfferFaults(known: KnownNames, offer: OfferExpectation, path: string): string[] {
  const { to, decision, picks, after, exactly, ...meaning } = offer;
  const faults: string[] = [];
  if ((picks === undefined) === (exactly === undefined)) faults.push(`${path}: says either picks or exactly`);
  if (picks?.length === 0) faults.push(`${path}.picks: names no pick`);
  if (after !== undefined && exactly === undefined) faults.push(`${path}.after: goes with exactly`);
  if (exactly !== undefined && Object.keys(meaning).length > 0)
    faults.push(`${path}: ${Object.keys(meaning).join(', ')} goes with picks, not with exactly`);
  for (const [key, texts] of Object.entries({ picks, after, exactly })) {
    texts?.forEach((text, at) => {
      const fault = findPickFault(known, text);
      if (fault !== undefined) faults.push(`${path}.${key}[${at}]: ${fault}`);
    });
  }
  return faults;
}

function findPickFault(known: KnownNames, text: string): string | undefined {
  const { rules } = known;
  const { pick, names: kind, of: name = '' } = splitPick(rules, text);
  if (kind === undefined)
    return `'${text}' is no pick; it begins with ${sayKnown(pick, Object.keys(rules.picks))}`;
  const isRead = parsePick(rules, text) !== undefined;
  if (kind === 'nothing') return isRead ? undefined : `'${pick}' stands alone`;
  if (kind === 'number') return isRead ? undefined : `'${name}' is no number`;
  if (kind === 'placement') return isRead ? undefined : `'${name}' is no placement such as 3,0,1`;
  if (kind === 'citizen') return findCitizenFault(known, name);
  if (text === 'ready') return undefined;
  const names = namesOfPick(known, pick, kind);
  return names === undefined || names.includes(name)
    ? undefined
    : `'${name}' is not ${sayKnown(name, names)}`;
}

/** What is strange in a pick of an answer, apart from the Citizens and seats of the file. */
export function findStrangePick(rules: Rules, words: Vocabulary, text: string): string | undefined {
  const { names: kind } = splitPick(rules, text);
  if (kind === 'citizen' || kind === 'seat') return undefined;
  return findPickFault({ rules, words, citizens: [], seats: [], seed: '' }, text);
}

/** The names that a pick may have; undefined if only its module knows. */
function namesOfPick(
  { words, seats }: KnownNames,
  pick: string,
  kind: PickName,
): readonly string[] | undefined {
  const ofKind: Readonly<Record<string, readonly string[]>> = {
    district: words.districts,
    hero: words.heroes,
    servant: words.servants,
    'access-card': words.districts,
    card: words.cards,
    action: [...words.actions, ...words.servantActions, ...words.machineActions],
    seat: seats,
  };
  const ofPick: Readonly<Record<string, readonly string[]>> = {
    do: [...words.actions, ...words.servantActions],
    use: words.machineActions,
    directive: words.directives,
    'take-back': words.directives,
    option: words.detainmentOptions,
    with: words.means,
  };
  return ofPick[pick] ?? ofKind[kind];
}

/** A Citizen by its name in this file, or as one of a kind in a District. */
function findCitizenFault({ words, citizens }: KnownNames, name: string): string | undefined {
  const [what = '', district] = name.split('@');
  if (district === undefined)
    return citizens.includes(name) ? undefined : `no Citizen is named '${name}'; ${sayCitizens(citizens)}`;
  if (!words.districts.includes(district))
    return `'${district}' is not ${sayKnown(district, words.districts)}`;
  const kinds = [...CITIZEN_KINDS, 'any'];
  const [kind = ''] = what.split(' ');
  return kinds.includes(kind) ? undefined : `'${kind}' is not ${sayKnown(kind, kinds)}`;
}

function sayCitizens(citizens: readonly string[]): string {
  return citizens.length === 0 ? 'this file names none' : `there are ${citizens.join(', ')}`;
}

function findLogFaults(known: KnownNames, log: Expectation['log'], path: string): string[] {
  const list = readList(log, 'within');
  if (list === undefined) return [];
  const form = Array.isArray(log) ? '' : `.${list.form}`;
  return (list.items as readonly LogExpectation[]).flatMap((line, at) =>
    findLineFaults(known, line, `${path}${form}[${at}]`, form === ''),
  );
}

/** Parameters that the line never has, and words that they never have. */
function findLineFaults(known: KnownNames, line: LogExpectation, path: string, mayCount: boolean): string[] {
  return [
    ...findFaults(lineShape(known.rules, known.words, line.key), line, path),
    ...findCitizenFaults(known, line, path),
    ...(line.times === undefined || mayCount ? [] : [`${path}.times: goes with a plain list in log`]),
  ];
}

/** Citizens in views and log lines are numbers or names of this file. */
function findCitizenFaults(known: KnownNames, value: unknown, path: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => findCitizenFaults(known, item, `${path}[${at}]`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'citizen' && typeof inner === 'string' && !known.citizens.includes(inner)
      ? [`${path}.citizen: no Citizen is named '${inner}'; ${sayCitizens(known.citizens)}`]
      : findCitizenFaults(known, inner, `${path}.${key}`),
  );
}

/** A view cannot contain a word that no view has, so it would lack it whatever happens. */
function findTextFaults({ rules, words, seats, seed }: KnownNames, text: string, path: string): string[] {
  const { heroes, actions, servantActions, machineActions, directives, detainmentOptions } = words;
  const inDrafts = [
    ...heroes,
    ...actions,
    ...servantActions,
    ...machineActions,
    ...directives,
    ...detainmentOptions,
  ];
  const known = [
    ...new Set([...namesIn(viewShape(words)), ...Object.keys(rules.picks), ...inDrafts, ...seats]),
  ];
  if (text === '') return [`${path}: names nothing`];
  if (text === seed) return [];
  return (text.match(/[A-Za-z][\w-]*/g) ?? [])
    .filter((name) => !known.includes(name))
    .map((name) => `${path}: '${name}' stands in no view; it is not ${sayKnown(name, known)}`);
}
