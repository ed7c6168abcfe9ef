import {
  addTo,
  amountOf,
  CITIZEN_KINDS,
  CITIZENS_PER_KIND,
  currentStage,
  type Game,
  GONE,
  IDENTIFIED,
  isRiotStage,
  itemAt,
  LAST_PLAN,
  REVEALED,
  RIOT_STAGE,
  RIOTS_TO_WIN,
  type Side,
  servantsAsGuards,
  successfulRiots,
  TRAITOR,
  UNIDENTIFIED,
} from '@great-machine/rules';
import type { Weights } from './weights.js';

export type { Side };

const OFFSET = 16;
const SUMS = 2 * OFFSET + 1;
const MOST_UNKNOWN = 16;

/** The Citizens of a District as far as a side knows them. */
export interface Crowd {
  readonly citizens: number;
  /** Those face-down unidentified. */
  readonly unidentified: number;
  /** Those of a kind that the side does not know. */
  readonly unknown: number;
  /** Those known to be active now, to be Traitors. */
  readonly active: number;
  readonly traitors: number;
}

/** What a side makes of a position from what it may know: the Citizens by District, and what steps are worth. */
export interface Outlook {
  readonly side: Side;
  readonly weights: Weights;
  readonly discontentLeft: number;
  readonly planLeft: number;
  /** Successful Riots still needed; the Riot Stage is one of them. */
  readonly riotsNeeded: number;
  /** By District. */
  readonly crowds: readonly Crowd[];
  /** Chances of a Citizen of unknown kind to be active now, to be a Traitor. */
  readonly chanceActive: number;
  readonly chanceTraitor: number;
  readonly traitorWeight: number;
  readonly worthOfDiscontent: number;
  readonly worthOfPlan: number;
  readonly worthOfRiot: number;
  /** Chances of Riots as far as they are computed, by unknown Citizens and what they have to exceed. */
  readonly riotChances: Float64Array;
}

export function assess(g: Game, side: Side, weights: Weights): Outlook {
  const { state } = g;
  const { citizenPlace, citizenFace, citizenKind } = state;
  const stage = currentStage(g);
  const crowds: { -readonly [K in keyof Crowd]: number }[] = [];
  for (let place = 0; place < g.rules.districts.length; place++)
    crowds.push({ citizens: 0, unidentified: 0, unknown: 0, active: 0, traitors: 0 });
  const left = new Array<number>(CITIZEN_KINDS.length).fill(CITIZENS_PER_KIND);
  let tokensLeft = CITIZENS_PER_KIND * CITIZEN_KINDS.length;
  for (let citizen = 0; citizen < citizenPlace.length; citizen++) {
    const place = citizenPlace[citizen];
    if (place === undefined || place === GONE) continue;
    const crowd = itemAt(crowds, place);
    const face = citizenFace[citizen];
    crowd.citizens++;
    if (face === UNIDENTIFIED) crowd.unidentified++;
    if (face === REVEALED || (face === IDENTIFIED && side === 'revolutionaries')) {
      const kind = itemAt(citizenKind, citizen);
      addTo(left, kind, -1);
      tokensLeft--;
      if (kind === TRAITOR) crowd.traitors++;
      else if (kind <= stage) crowd.active++;
    } else crowd.unknown++;
  }
  let activeLeft = 0;
  for (let kind = 1; kind <= stage; kind++) activeLeft += Math.max(0, left[kind] ?? 0);
  const traitorsLeft = Math.max(0, itemAt(left, TRAITOR));
  const among = Math.max(1, tokensLeft);
  const traitorWeight = amountOf(g, 'traitor-weight', 1);
  const planLeft = LAST_PLAN - state.tracks['master-plan'];
  const discontentLeft = RIOT_STAGE - state.tracks.discontent;
  const riotsNeeded = RIOTS_TO_WIN - successfulRiots(g);
  return {
    side,
    weights,
    discontentLeft,
    planLeft,
    riotsNeeded,
    crowds,
    chanceActive: activeLeft / among,
    chanceTraitor: traitorsLeft / among,
    traitorWeight,
    worthOfDiscontent: isRiotStage(g) ? 0 : weights.discontent * (riotsNeeded === 1 ? 2 : 1),
    worthOfPlan:
      planLeft <= 1 ? weights.win : weights.plan * (1 + weights.planUrgency / (planLeft * planLeft)),
    worthOfRiot: riotsNeeded === 1 ? weights.win : weights.riot,
    riotChances: riotChancesFor(activeLeft, traitorsLeft, among, traitorWeight),
  };
}

const MOST_TABLES = 64;
const tables = new Map<number, Float64Array>();

/**
 * The table of chances for unknown Citizens of whom so many are active or Traitors. A table follows from these numbers
 * alone, and in a search most positions have the same; the oldest make room for others.
 */
function riotChancesFor(
  active: number,
  traitors: number,
  among: number,
  traitorWeight: number,
): Float64Array {
  const key = ((traitorWeight * 32 + active) * 32 + traitors) * 32 + among;
  let table = tables.get(key);
  if (table === undefined) {
    const [oldest] = tables.keys();
    if (oldest !== undefined && tables.size >= MOST_TABLES) tables.delete(oldest);
    table = new Float64Array(MOST_UNKNOWN * SUMS).fill(-1);
    tables.set(key, table);
  }
  return table;
}

export function crowdIn(o: Outlook, district: number): Crowd {
  return itemAt(o.crowds, district);
}

/** What a rise of Discontent by so many steps is worth; the step that wins the game is worth the game. */
export function worthOfRise(o: Outlook, steps: number): number {
  if (steps <= 0 || o.discontentLeft === 0) return 0;
  if (steps >= o.discontentLeft) {
    return o.riotsNeeded === 1 ? o.weights.win : o.discontentLeft * o.worthOfDiscontent + o.weights.riot / 4;
  }
  return steps * o.worthOfDiscontent;
}

/** What it is worth to the Machine that Discontent drops by 1: much, where the Heroes are about to win by it. */
export function worthOfDrop(o: Outlook): number {
  const isNear = o.riotsNeeded === 1 && o.discontentLeft > 0 && o.discontentLeft <= 3;
  return isNear ? o.weights.win / (2 * o.discontentLeft) : o.worthOfDiscontent;
}

/** How likely a Riot succeeds: active Citizens against Guards and Traitors, as far as the side knows (ACT-9). */
export function chanceOfRiot(g: Game, o: Outlook, hero: number, district: number, guards: number): number {
  const { unknown, active, traitors } = crowdIn(o, district);
  const against = guards + servantsAsGuards(g, hero, district, 'riot') + traitors * o.traitorWeight;
  return chanceToExceed(o, unknown, against - active);
}

/** The chance that so many Citizens of unknown kind bring more active ones, Traitors taken off, than a number. */
export function chanceToExceed(o: Outlook, count: number, least: number): number {
  if (count === 0 || least >= count) return least < 0 ? 1 : 0;
  const key = count * SUMS + least + OFFSET;
  const known = o.riotChances[key];
  if (known !== undefined && known >= 0) return known;
  const chance = chanceAbove(count, o.chanceActive, o.chanceTraitor, o.traitorWeight, least);
  o.riotChances[key] = chance;
  return chance;
}

const now = new Float64Array(SUMS);
const next = new Float64Array(SUMS);

/** The chance that active minus weighted Traitors among `count` unknown Citizens exceeds a number. */
export function chanceAbove(
  count: number,
  chanceActive: number,
  chanceTraitor: number,
  traitorWeight: number,
  least: number,
): number {
  if (count === 0) return least < 0 ? 1 : 0;
  if (least >= count) return 0;
  now.fill(0);
  now[OFFSET] = 1;
  const neither = 1 - chanceActive - chanceTraitor;
  const lowest = OFFSET - count * traitorWeight;
  for (let i = 0; i < count; i++) {
    next.fill(0);
    for (let sum = Math.max(traitorWeight, lowest); sum <= OFFSET + i; sum++) {
      const chance = now[sum] ?? 0;
      if (chance === 0) continue;
      next[sum] = (next[sum] ?? 0) + chance * neither;
      next[sum + 1] = (next[sum + 1] ?? 0) + chance * chanceActive;
      next[sum - traitorWeight] = (next[sum - traitorWeight] ?? 0) + chance * chanceTraitor;
    }
    now.set(next);
  }
  let above = 0;
  for (let sum = Math.max(0, OFFSET + Math.floor(least) + 1); sum < SUMS; sum++) above += now[sum] ?? 0;
  return above;
}
