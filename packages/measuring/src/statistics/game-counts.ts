import type { Rules, Side } from '@great-machine/rules';
import { addLogHistogram, type Counts, type LogHistogram, newLogHistogram } from './histograms.js';
import { moduleEventsOf, subjectsOf } from './module-events.js';
import { USE_KINDS, type UseKind, usableThings } from './module-uses.js';

export const SIDES = ['machine', 'revolutionaries'] as const satisfies readonly Side[];
export type BySide<T> = Record<Side, T>;

/** Games in which a Hero took part, and how many of them the Heroes won. */
export interface Played {
  games: number;
  wins: number;
}

/** Both tracks at the end of a round, added up over the games that played it. */
export interface TrackSums {
  games: number;
  masterPlan: number;
  discontent: number;
}

export interface CityEventUse {
  revealed: number;
  /** Rounds in which it was the City Event: the last one stays. */
  rounds: number;
  /** Rounds in which it advanced the Master Plan. */
  advanced: number;
}

/** `cancelled` when published, `discarded` from the hand. */
export interface DirectiveUse {
  drawn: number;
  published: number;
  cancelled: number;
  discarded: number;
}

/** How often an Action could be taken, and was. */
export interface ActionUse {
  available: number;
  taken: number;
}

/** In rounds, for the Great Machine moves its Servants in any order; `times` counts every single Action. */
export interface ServantActionUse extends ActionUse {
  times: number;
}

export interface DistrictUse {
  /** Access cards that a Hero could choose, and chose. */
  offered: number;
  chosen: number;
  raids: number;
  /** Heroes detained there by a Raid. */
  caught: number;
}

/** How often something happened, and in how many games at all. */
export interface EventUse {
  times: number;
  games: number;
}

/** Thinking in milliseconds: the only part that depends on the machine. */
export interface Clock {
  /** All of a side's thoughts in a game. */
  readonly perGame: BySide<LogHistogram>;
  /** By the kind of decision. */
  readonly perDecision: Record<string, LogHistogram>;
}

/** What happened in many games, as plain data: whole numbers, which add up the same in any order, and the clock. */
export interface GameCounts {
  games: number;
  readonly wins: BySide<number>;
  /** Thoughts: answers to a question, whole or in part. */
  readonly decisions: BySide<number>;
  /** Games by the round in which they ended. */
  readonly rounds: Counts;
  readonly endings: Counts;
  readonly tracks: Record<string, TrackSums>;
  readonly cityEvents: Record<string, CityEventUse>;
  readonly directives: Record<string, DirectiveUse>;
  readonly heroes: Record<string, Played>;
  /** By the three Heroes in Initiative order, with + between them. */
  readonly trios: Record<string, Played>;
  readonly heroActions: Record<string, ActionUse>;
  readonly servantActions: Record<string, ServantActionUse>;
  readonly districts: Record<string, DistrictUse>;
  /** What only modules tell of. */
  readonly moduleEvents: Record<string, EventUse>;
  /** The same by whom or what it happened to: Servants, and the cards of the modules' own kinds. */
  readonly moduleContent: Record<string, Record<string, Counts>>;
  /** Their cards, tokens and Improvements by how they are used: how often that was possible, and done. */
  readonly moduleUses: Record<UseKind, Record<string, ActionUse>>;
  readonly clock: Clock;
}

/** Nothing counted yet; what the rules contain stands there with zeros. */
export function newGameCounts(rules: Rules): GameCounts {
  const usable = usableThings(rules);
  const heroes = Object.keys(rules.heroes);
  const cards = [...Object.values(rules.cityEvents), ...Object.values(rules.directives)];
  const cardActions = cards.flatMap(({ servantAction }) => servantAction?.id ?? []);
  return {
    games: 0,
    wins: { machine: 0, revolutionaries: 0 },
    decisions: { machine: 0, revolutionaries: 0 },
    rounds: {},
    endings: {},
    tracks: {},
    cityEvents: forEach(Object.keys(rules.cityEvents), () => ({ revealed: 0, rounds: 0, advanced: 0 })),
    directives: forEach(Object.keys(rules.directives), () => ({
      drawn: 0,
      published: 0,
      cancelled: 0,
      discarded: 0,
    })),
    heroes: forEach(heroes, () => ({ games: 0, wins: 0 })),
    trios: {},
    heroActions: forEach(Object.keys(rules.heroActions), () => ({ available: 0, taken: 0 })),
    servantActions: forEach([...Object.keys(rules.servantActions), ...cardActions], () => ({
      available: 0,
      taken: 0,
      times: 0,
    })),
    districts: forEach(
      rules.districts.map(({ id }) => id),
      () => ({ offered: 0, chosen: 0, raids: 0, caught: 0 }),
    ),
    moduleEvents: forEach(moduleEventsOf(rules), () => ({ times: 0, games: 0 })),
    moduleContent: Object.fromEntries(
      subjectsOf(rules).map(({ kind, ids, events }) => [kind, forEach(ids, () => forEach(events, () => 0))]),
    ),
    moduleUses: Object.fromEntries(
      USE_KINDS.map((kind) => [kind, forEach(usable[kind], () => ({ available: 0, taken: 0 }))]),
    ) as GameCounts['moduleUses'],
    clock: { perGame: { machine: newLogHistogram(), revolutionaries: newLogHistogram() }, perDecision: {} },
  };
}

function forEach<T>(names: readonly string[], make: () => T): Record<string, T> {
  return Object.fromEntries(names.map((name) => [name, make()]));
}

/** Adds what was counted elsewhere. */
export function addGameCounts(into: GameCounts, more: GameCounts): void {
  const { clock, ...counts } = into;
  const { clock: moreClock, ...moreCounts } = more;
  addNumbers(counts, moreCounts);
  into.games = counts.games;
  for (const side of SIDES) addLogHistogram(clock.perGame[side], moreClock.perGame[side]);
  for (const [kind, times] of Object.entries(moreClock.perDecision)) {
    clock.perDecision[kind] ??= newLogHistogram();
    addLogHistogram(clock.perDecision[kind], times);
  }
}

/** Adds records of numbers, and of such records. */
function addNumbers(into: object, more: object): void {
  const sums = into as Record<string, number | object>;
  for (const [key, value] of Object.entries(more)) {
    if (typeof value === 'number') sums[key] = ((sums[key] as number | undefined) ?? 0) + value;
    else {
      sums[key] ??= {};
      addNumbers(sums[key] as object, value);
    }
  }
}
