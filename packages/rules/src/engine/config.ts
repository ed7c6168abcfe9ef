import { itemAt } from '../kernel/checked.js';
import {
  type ChanceOrigin,
  createRandomSource,
  drawBelow,
  type Generator,
  randomSourceOf,
  shuffle,
  whyNoOrigin,
} from '../kernel/random.js';
import type { Refusal } from '../kernel/refusal.js';
import {
  CITY_PRESETS,
  type City,
  normaliseCity,
  randomCity,
  type Tile,
  whyNotLegal,
} from '../model/city/index.js';
import {
  EARLIEST_START,
  type GameConfig,
  HEROES_IN_PLAY,
  LATEST_START,
  type SeatConfig,
} from '../model/config.js';
import { findRivals, oneOfEachGroup } from '../model/hero-groups.js';
import { ChoiceError } from '../model/modules.js';
import type { Rules } from '../model/rules.js';

/** What a table may ask for; everything has a good default. */
export interface GameOptions extends ChanceOrigin {
  readonly generator?: Generator;
  readonly revolutionaries?: number;
  /** Three Hero ids, or left to chance. */
  readonly heroes?: readonly string[] | 'random';
  /** Heroes who are in the trio although it is left to chance. */
  readonly including?: readonly string[];
  /** A preset's id, left to chance, or one tile per District. */
  readonly city?: string | readonly Tile[];
  readonly masterPlan?: number;
  /** A City Event of stack I that does not come in round 1 (R-SET-4); usually none is kept from it. */
  readonly notFirstEvent?: string;
  /** With 2 Revolutionaries: both play the third Hero together (R-SET-1). */
  readonly sharedHero?: boolean;
  /** Which Heroes each Revolutionary plays; else dealt in Initiative order. */
  readonly control?: readonly (readonly string[])[];
}

/** Options that no game can have. */
export class ConfigError extends ChoiceError {}

const GENERATORS: readonly Generator[] = ['chacha', 'fast'];

/** Where the options name none: they are refused, but for every reason. */
const NO_CHANCE = createRandomSource('', 'fast');

/** Where the Master Plan starts unless the table says otherwise (TRK-4). */
export const USUAL_START = 2;

/** A complete config, or a `ConfigError` that says everything that is wrong with the options. */
export function createConfig(rules: Rules, options: GameOptions): GameConfig {
  if (typeof options !== 'object' || options === null)
    throw new ConfigError(['the options of a game are an object']);
  const { seed, key, generator = 'chacha' } = options;
  const origin: ChanceOrigin = key === undefined ? { seed } : { key };
  const reasons = [...whyNoOrigin({ seed, key }, generator)];
  if (!GENERATORS.includes(generator)) reasons.push(`a generator is ${GENERATORS.join(' or ')}`);
  const random = reasons.length > 0 ? NO_CHANCE : randomSourceOf(origin, generator);
  const revolutionaries = readRevolutionaries(options, reasons);
  const heroes = readHeroes(rules, options, reasons, (ids, including) => {
    const drawn = oneOfEachGroup(rules, [...including, ...shuffle(random, 'heroes', ids)]);
    const others = drawn.filter((id) => !including.includes(id));
    return [...including, ...others.slice(0, Math.max(0, HEROES_IN_PLAY - including.length))];
  });
  const city = readCity(rules, options, reasons, (count) =>
    randomCity((n) => drawBelow(random, 'city', n), count),
  );
  const masterPlan = readMasterPlan(rules, options, reasons);
  const refusals = refusalsFrom(rules, masterPlan);
  const notFirstEvent = readNotFirstEvent(rules, options, reasons);
  const seats = reasons.length > 0 ? [] : seatsFor(rules, options, revolutionaries, heroes, reasons);
  if (reasons.length + refusals.length > 0) throw new ConfigError(reasons, refusals);
  return {
    modules: rules.modules,
    ...origin,
    generator,
    revolutionaries,
    seats,
    heroes,
    city,
    masterPlan,
    ...(notFirstEvent === undefined ? {} : { notFirstEvent }),
  };
}

/** The Variable Master Plan: where it starts in the next game at the same table (R-TRK-4). */
export function nextMasterPlan(start: number, winner: string): number {
  const next = winner === 'revolutionaries' ? start + 1 : start - 1;
  return Math.min(LATEST_START, Math.max(EARLIEST_START, next));
}

function readMasterPlan(
  { planStart }: Rules,
  { masterPlan: wanted = USUAL_START }: GameOptions,
  reasons: string[],
): number {
  if (!Number.isInteger(wanted) || wanted < EARLIEST_START || wanted > LATEST_START)
    reasons.push(`the Master Plan starts from I to IV, not at ${wanted} (R-TRK-4)`);
  return planStart ?? wanted;
}

/** What the modules have against a Master Plan that starts there. */
function refusalsFrom({ modules, registry }: Rules, masterPlan: number): readonly Refusal[] {
  return modules.flatMap(({ id, options }) => {
    const module = registry.find((known) => known.id === id);
    return module?.whyNotFrom?.(options, masterPlan) ?? [];
  });
}

function readNotFirstEvent(
  rules: Rules,
  { notFirstEvent: wanted }: GameOptions,
  reasons: string[],
): string | undefined {
  if (wanted === undefined) return undefined;
  const isOfFirstStack = Object.values(rules.cityEvents).some(
    ({ id, stack }) => id === wanted && stack === 1,
  );
  if (!isOfFirstStack) reasons.push(`no such City Event of stack I: ${wanted} (R-SET-4)`);
  return wanted;
}

function readRevolutionaries(options: GameOptions, reasons: string[]): 1 | 2 | 3 {
  const wanted = options.revolutionaries ?? 3;
  if (wanted === 1 || wanted === 2 || wanted === 3) return wanted;
  reasons.push(`there are 1, 2 or 3 Revolutionaries, not ${wanted} (SET-4)`);
  return 3;
}

/** Three different Heroes, in Initiative order (SET-4). */
function readHeroes(
  rules: Rules,
  { heroes: wanted = 'random', including = [] }: GameOptions,
  reasons: string[],
  atRandom: (ids: string[], including: readonly string[]) => string[],
): string[] {
  if (wanted !== 'random' && !isListOfTexts(wanted)) {
    reasons.push('the Heroes are a list of ids or left to chance (SET-4)');
    return [];
  }
  if (!isListOfTexts(including) || (wanted !== 'random' && including.length > 0)) {
    reasons.push('a trio that includes Heroes is otherwise left to chance (SET-4)');
    return [];
  }
  const heroes = wanted === 'random' ? atRandom(Object.keys(rules.heroes), including) : [...wanted];
  const unknown = heroes.filter((id) => !Object.hasOwn(rules.heroes, id));
  if (unknown.length > 0) reasons.push(`no such Hero: ${unknown.join(', ')}`);
  if (heroes.length !== HEROES_IN_PLAY || new Set(heroes).size !== heroes.length) {
    reasons.push('a game has 3 different Heroes (SET-4)');
  }
  for (const rivals of findRivals(rules, [...new Set(heroes)]))
    reasons.push(`of ${rivals.heroes.join(', ')} only one may be in a game (${rivals.rule})`);
  const initiative = (id: string) => rules.heroes[id]?.initiative ?? 0;
  return heroes.sort((a, b) => initiative(a) - initiative(b));
}

function readCity(
  rules: Rules,
  { city: wanted = itemAt(CITY_PRESETS, 0).id }: GameOptions,
  reasons: string[],
  atRandom: (count: number) => City,
): City {
  const onGrid = rules.districts.filter((district) => district.onGrid);
  if (wanted === 'random') return atRandom(onGrid.length);
  if (typeof wanted === 'string') {
    const preset = CITY_PRESETS.find(({ id }) => id === wanted);
    if (preset !== undefined) return preset.city;
    reasons.push(`no such City preset: ${wanted}; there are ${CITY_PRESETS.map(({ id }) => id).join(', ')}`);
    return itemAt(CITY_PRESETS, 0).city;
  }
  if (!Array.isArray(wanted) || wanted.length !== onGrid.length || !wanted.every(isTile)) {
    reasons.push(
      `a City has ${onGrid.length} tiles, each with whole x and y from -99 to 99 and a rotation from 0 to 3 (R-GEO-1)`,
    );
    return itemAt(CITY_PRESETS, 0).city;
  }
  const city = normaliseCity(wanted);
  const fault = whyNotLegal(city);
  if (fault !== undefined) {
    const districts = fault.districts.map((district) => itemAt(onGrid, district).id).join(', ');
    reasons.push(`the City is not legal: ${fault.code} (${districts}; R-GEO-3)`);
  }
  return city;
}

const FARTHEST = 99;

function isTile(tile: Tile): boolean {
  const isNear = (place: number) => Number.isInteger(place) && Math.abs(place) <= FARTHEST;
  return isNear(tile?.x) && isNear(tile?.y) && [0, 1, 2, 3].includes(tile?.rotation);
}

function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** One seat for each side that is not a Hero, then the Revolutionaries' seats (R-SET-1). */
function seatsFor(
  rules: Rules,
  options: GameOptions,
  revolutionaries: 1 | 2 | 3,
  heroes: readonly string[],
  reasons: string[],
): SeatConfig[] {
  const control = options.control ?? usualControl(revolutionaries, heroes, options.sharedHero === true);
  if (!Array.isArray(control) || !control.every(isListOfTexts)) {
    reasons.push('control names the Heroes of each Revolutionary in a list (SET-4)');
    return [];
  }
  if (control.length !== revolutionaries || control.some((seat) => seat.length === 0)) {
    reasons.push(`each of the ${revolutionaries} Revolutionaries plays a Hero (SET-4)`);
  }
  const controlled = new Set(control.flat());
  if (controlled.size !== heroes.length || heroes.some((hero) => !controlled.has(hero))) {
    reasons.push('every Hero in play, and no other, is played by a Revolutionary (SET-4)');
  }
  const shared = heroes.filter((hero) => control.filter((seat) => seat.includes(hero)).length > 1);
  if (shared.length > (revolutionaries === 2 ? 1 : 0)) {
    reasons.push('only 2 Revolutionaries may lead a Hero together, and no more than one (SET-4)');
  }
  return [
    ...rules.actors.map((actor) => ({ seat: actor, speaksFor: [actor] })),
    ...control.map((speaksFor, i) => ({ seat: `revolutionary-${i + 1}`, speaksFor: [...speaksFor] })),
  ];
}

function usualControl(revolutionaries: 1 | 2 | 3, heroes: readonly string[], shared: boolean): string[][] {
  const [first = '', second = '', third = ''] = heroes;
  if (revolutionaries === 1) return [[first, second, third]];
  if (revolutionaries === 3) return [[first], [second], [third]];
  return shared
    ? [
        [first, third],
        [second, third],
      ]
    : [[first, third], [second]];
}
