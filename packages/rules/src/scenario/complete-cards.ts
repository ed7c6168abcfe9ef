import { itemAt } from '../kernel/checked.js';
import { drawBelow } from '../kernel/random.js';
import { districtAt } from '../model/pieces.js';
import { bitsOf } from '../model/queries.js';
import type { AccessFact, GameState, HeroState } from '../model/state.js';
import { readAmount } from './amounts.js';
import { type Completion, toBits, toDistrict } from './completion.js';
import { areCardsDealt, type Moment, movementIsOver, needsChosenCard, showsChosenCard } from './moment.js';
import type { HeroWords } from './scenario.js';

/** Heroes where they stand, with Trust and Access cards; what is not named is as at setup. */
export function completeHeroes(c: Completion, state: GameState, moment: Moment): void {
  state.heroes = state.config.heroes.map((id, hero) => {
    const words = c.scenario.heroes?.[id] ?? {};
    const place = toDistrict(c, words.in ?? itemAt(c.rules.heroes, id).startsIn);
    const cards = areCardsDealt(c.rules, moment)
      ? dealCards(c, id, words, place, needsChosenCard(c.rules, moment, hero))
      : { hand: 0, forfeited: 0, chosen: undefined };
    return {
      hero: id,
      place,
      trust: readAmount(words.trust ?? 0, itemAt(c.rules.heroes, id).maxTrust),
      hand: cards.hand,
      forfeited: cards.forfeited,
      ...(words.lentOut !== undefined && { lentOut: toBits(c, words.lentOut) }),
      chosen:
        cards.chosen === undefined
          ? undefined
          : { owner: ownerOf(c, state.config.heroes, hero), district: cards.chosen },
      cardOpen: words.cardOpen ?? (cards.chosen !== undefined && showsChosenCard(c.rules, moment, hero)),
      detained: words.detained ?? false,
      turnEnded: words.turnEnded ?? false,
    };
  });
}

/** The place of the Hero whose card it is: the one who lent it, else the one who chose it. */
function ownerOf({ scenario, reasons }: Completion, heroes: readonly string[], hero: number): number {
  const id = itemAt(heroes, hero);
  const lender = scenario.heroes?.[id]?.lentBy;
  if (lender === undefined) return hero;
  const owner = heroes.indexOf(lender);
  if (owner < 0 || owner === hero) reasons.push(`heroes.${id}.lentBy: ${lender} is no other Hero in play`);
  return Math.max(0, owner);
}

/** Own cards that are with others: played by them already, or chosen. */
function cardsWithOthers({ scenario }: Completion, hero: string): readonly string[] {
  const lent = Object.values(scenario.heroes ?? {}).flatMap(({ lentBy, chosen = 'none' }) =>
    lentBy === hero ? [chosen] : [],
  );
  return [...(scenario.heroes?.[hero]?.lentOut ?? []), ...lent];
}

interface Cards {
  readonly hand: number;
  readonly forfeited: number;
  readonly chosen: number | undefined;
}

/** One Access card for each District: chosen, forfeited or in hand (SET-10). */
function dealCards(c: Completion, hero: string, words: HeroWords, place: number, needed: boolean): Cards {
  const { random, reasons } = c;
  const own = words.lentBy === undefined ? (words.chosen ?? 'none') : 'none';
  const named = [...(words.hand ?? []), ...(words.forfeited ?? []), own, ...cardsWithOthers(c, hero)];
  const cards = named.filter((card) => card !== 'none');
  if (new Set(cards).size < cards.length)
    reasons.push(`heroes.${hero}: an Access card is in two places (SET-10)`);
  const { accessTo = [] } = itemAt(c.rules.heroes, hero);
  const isOnGrid = (district: number) => districtAt(c, district).onGrid;
  let free = c.rules.districts
    .flatMap(({ id, onGrid }, district) => (onGrid || accessTo.includes(id) ? [district] : []))
    .filter((district) => !(toBits(c, cards) & (1 << district)));
  const takeOne = (purpose: string, wish?: number): number | undefined => {
    const any = free.filter(isOnGrid);
    if (any.length === 0) return undefined;
    const card =
      wish !== undefined && free.includes(wish)
        ? wish
        : any[drawBelow(random, `${purpose}-${hero}`, any.length)];
    free = free.filter((other) => other !== card);
    return card;
  };
  const chosen =
    readChosen(c, words) ?? (needed && words.chosen === undefined ? takeOne('chosen', place) : undefined);
  let forfeited = toBits(c, words.forfeited ?? []);
  if (words.forfeited === undefined) {
    const lost = words.hand === undefined ? [takeOne('forfeited') ?? []].flat() : free.splice(0);
    for (const card of lost) forfeited |= 1 << card;
  }
  let hand = toBits(c, words.hand ?? []);
  if (words.hand === undefined) for (const card of free) hand |= 1 << card;
  else if (free.length > 0) {
    const lost = free.map((district) => districtAt(c, district).id).join(', ');
    reasons.push(`heroes.${hero}: neither in hand nor forfeited nor chosen: ${lost} (SET-10)`);
  }
  return { hand, forfeited, chosen };
}

function readChosen(c: Completion, { chosen }: HeroWords): number | undefined {
  return chosen === undefined || chosen === 'none' ? undefined : toDistrict(c, chosen);
}

/** Public facts that fit the cards, so that whatever can be proved from them is true (R-INF-8). */
export function completeAccessFacts({ heroes, round }: GameState): AccessFact[] {
  if (round === 0) return [];
  return heroes.flatMap((hero, at) => fittingFacts(hero, at, round));
}

function fittingFacts(
  { forfeited, chosen, cardOpen, lentOut = 0 }: HeroState,
  hero: number,
  round: number,
): AccessFact[] {
  const facts: AccessFact[] = forfeited === 0 ? [{ hero, round, what: 'retrieved' }] : [];
  for (let more = forfeited & (forfeited - 1); more !== 0; more &= more - 1) {
    facts.push({ hero, round, what: 'forfeited' });
  }
  const borrower = hero === 0 ? 1 : 0;
  for (const district of bitsOf(lentOut))
    facts.push({ hero, round, what: 'shown', district, lentTo: borrower });
  if (cardOpen && chosen !== undefined) {
    const { owner, district } = chosen;
    facts.push({ hero: owner, round, what: 'shown', district, ...(owner !== hero && { lentTo: hero }) });
  }
  return facts;
}

/** Where Heroes have ended movement this round, if the file does not say it. */
export function placesOfArrival(c: Completion, state: GameState, moment: Moment): number {
  return state.heroes.reduce(
    (bits, { place }, hero) => (movementIsOver(c.rules, moment, hero) ? bits | (1 << place) : bits),
    0,
  );
}
