import { itemAt } from '../kernel/checked.js';
import type { PriceLine } from '../kernel/decision.js';
import { abilityOf } from './abilities.js';
import { changesOf, spokenAt } from './effective-cards.js';
import type { Game } from './game.js';
import { RIOT_STAGE, stageOf } from './goals.js';
import type { AmountName, AmountSubject } from './hooks.js';
import { brokenGuardsIn, districtAt, guardsIn, heroAt, heroCard, servantAt } from './pieces.js';
import { type CitizenKind, type District, GONE, REVEALED, TRAITOR, UNIDENTIFIED } from './state.js';

const NO_SUBJECT: AmountSubject = {};

/** A number of the rulebook as the cards in effect change it. */
export function amountOf(
  g: Game,
  name: AmountName,
  value: number,
  subject: AmountSubject = NO_SUBJECT,
): number {
  let amount = value;
  for (const { says } of changesOf(g, name)) amount = says(g, amount, subject);
  if (subject.hero !== undefined) {
    const change = abilityOf(g, subject.hero).amounts?.[name];
    if (change !== undefined) amount = change(g, amount, subject);
  }
  return amount;
}

/** What the rule and each card in effect add to an amount; the lines add up to `amountOf`. */
export function explainAmount(
  g: Game,
  name: AmountName,
  value: number,
  rule: string,
  subject: AmountSubject = NO_SUBJECT,
): PriceLine[] {
  const lines = [{ source: rule, amount: value }];
  let amount = value;
  for (const { source, says } of changesOf(g, name)) {
    const changed = says(g, amount, subject);
    if (changed !== amount) lines.push({ source, amount: changed - amount });
    amount = changed;
  }
  return lines;
}

export function isRiotStage(g: Game): boolean {
  return g.state.tracks.discontent === RIOT_STAGE;
}

export function currentStage(g: Game): number {
  return stageOf(g.state.tracks.discontent);
}

export function isActiveKind(g: Game, kind: CitizenKind): boolean {
  return kind !== TRAITOR && kind <= currentStage(g);
}

/** Revealed and active now: what an Arrest needs (R-GM-5). */
export function isRevealedActive(g: Game, citizen: number): boolean {
  return g.state.citizenFace[citizen] === REVEALED && isActiveKind(g, itemAt(g.state.citizenKind, citizen));
}

export function isRevealedTraitor(g: Game, citizen: number): boolean {
  return g.state.citizenFace[citizen] === REVEALED && g.state.citizenKind[citizen] === TRAITOR;
}

export function citizensIn(g: Game, district: District): number[] {
  const found: number[] = [];
  const { citizenPlace } = g.state;
  for (let citizen = 0; citizen < citizenPlace.length; citizen++) {
    if (citizenPlace[citizen] === district) found.push(citizen);
  }
  return found;
}

export function countCitizens(g: Game, district: District): number {
  let count = 0;
  for (const place of g.state.citizenPlace) if (place === district) count++;
  return count;
}

export function freeCitizenSquares(g: Game, district: District): number {
  return districtAt(g, district).citizenSquares - countCitizens(g, district);
}

/** Districts of the City where one more Citizen finds a square. */
export function districtsWithRoom(g: Game): District[] {
  return g.state.city
    .map((_, district) => district)
    .filter((district) => freeCitizenSquares(g, district) > 0);
}

/** Every unidentified Citizen of the City. */
export function unidentifiedCitizens(g: Game): number[] {
  const { citizenFace, citizenPlace } = g.state;
  const found: number[] = [];
  citizenFace.forEach((face, citizen) => {
    if (face === UNIDENTIFIED && citizenPlace[citizen] !== GONE) found.push(citizen);
  });
  return found;
}

export function freeGuardSquares(g: Game, district: District): number {
  return districtAt(g, district).guardSquares - guardsIn(g, district) - brokenGuardsIn(g, district);
}

export function countArrested(g: Game): number {
  return g.state.arrested.reduce((sum, count) => sum + count, 0);
}

/** Whether a Hero counts, as every Hero does unless a module says otherwise. */
export function heroCounts(g: Game, hero: number): boolean {
  for (const { hero: isUncounted } of g.rules.uncounted) if (isUncounted?.(g, hero)) return false;
  return true;
}

export function servantCounts(g: Game, servant: number): boolean {
  for (const { servant: isUncounted } of g.rules.uncounted) if (isUncounted?.(g, servant)) return false;
  return true;
}

/** The Heroes who count, in Initiative order. */
export function countedHeroes(g: Game): number[] {
  const found: number[] = [];
  for (let hero = 0; hero < g.state.heroes.length; hero++) if (heroCounts(g, hero)) found.push(hero);
  return found;
}

export function countedServants(g: Game): number[] {
  const found: number[] = [];
  for (let servant = 0; servant < g.state.servants.length; servant++)
    if (servantCounts(g, servant)) found.push(servant);
  return found;
}

export function heroesIn(g: Game, district: District): number[] {
  const found: number[] = [];
  for (let hero = 0; hero < g.state.heroes.length; hero++) {
    if (heroAt(g, hero).place === district && heroCounts(g, hero)) found.push(hero);
  }
  return found;
}

export function isHeroIn(g: Game, district: District): boolean {
  return g.state.heroes.some(({ place }, hero) => place === district && heroCounts(g, hero));
}

export function servantsIn(g: Game, district: District): number {
  let count = 0;
  for (let servant = 0; servant < g.state.servants.length; servant++)
    if (servantAt(g, servant).place === district && servantCounts(g, servant)) count++;
  return count;
}

/** Servants that a Hero counts as Guards there; each at most once (R-GRD-1). */
export function servantsAsGuards(
  g: Game,
  hero: number,
  district: District,
  use: 'exit' | 'action' | 'riot',
): number {
  const servantGuards = spokenAt(g, 'servantIsGuard');
  if (servantGuards.length === 0) return 0;
  let count = 0;
  for (let servant = 0; servant < g.state.servants.length; servant++) {
    if (servantAt(g, servant).place !== district || !servantCounts(g, servant)) continue;
    for (const { says } of servantGuards) {
      if (!says(g, servant, use, hero)) continue;
      count++;
      break;
    }
  }
  return count;
}

export function isMinor(g: Game, district: District): boolean {
  return districtAt(g, district).size === 'minor';
}

/** Successful Riots before one that wins, which leaves no token (R-ACT-5); the Riot Stage counts as one. */
export function successfulRiots(g: Game): number {
  return g.state.riots.length + (isRiotStage(g) ? 1 : 0);
}

export function hasRaid(g: Game, district: District): boolean {
  return g.state.raids.some((raid) => raid.district === district);
}

export function usedThisRound(g: Game, what: string): boolean {
  return g.state.thisRound.used.includes(what);
}

/** Whether a card of this kind is never used, for it is measured what it is worth. */
export function isBlank(g: Game, kind: string, card: string): boolean {
  return g.rules.cards[kind]?.[card]?.isBlank === true;
}

export function maxTrust(g: Game, hero: number): number {
  return heroCard(g, hero).maxTrust;
}

/** The Districts of a Hero's own Access cards, wherever those are, as bits. */
export function ownedCards(g: Game, hero: number): number {
  const { hand, forfeited, lentOut = 0 } = heroAt(g, hero);
  let owned = hand | forfeited | lentOut;
  for (const { chosen } of g.state.heroes) if (chosen?.owner === hero) owned |= 1 << chosen.district;
  return owned;
}

/** Whether both sides, and no spectator, know the card that a Hero has chosen and not revealed (R-INF-9). */
export function isCardLookedAt(g: Game, hero: number): boolean {
  const { chosen, cardOpen } = heroAt(g, hero);
  return chosen !== undefined && !cardOpen && g.rules.looksAtCards.some((hasLooked) => hasLooked(g, hero));
}

/** Of a Hero's own cards those that the Great Machine has looked at, also where another Hero has chosen them, as bits. */
export function cardsLookedAt(g: Game, owner: number): number {
  if (g.rules.looksAtCards.length === 0) return 0;
  let cards = 0;
  g.state.heroes.forEach(({ chosen }, hero) => {
    if (chosen?.owner === owner && isCardLookedAt(g, hero)) cards |= 1 << chosen.district;
  });
  return cards;
}

export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function bitsOf(set: number): number[] {
  const bits: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) bits.push(31 - Math.clz32(rest & -rest));
  return bits;
}
