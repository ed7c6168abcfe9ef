import {
  abilityOf,
  amountOf,
  citizensIn,
  countBits,
  DICE,
  distanceBetween,
  freeCitizenSquares,
  type Game,
  guardsIn,
  heroAt,
  isMinor,
  isRevealedTraitor,
  isRiotStage,
  itemAt,
  leastTrust,
  mapOf,
  maxTrust,
  NEXUS_TRUST,
  RIOT_STAGE,
  servantsAsGuards,
  stageOf,
} from '@great-machine/rules';
import { chanceToPrevent } from './events.js';
import { chanceOfRiot, chanceToExceed, crowdIn, type Outlook, worthOfRise } from './outlook.js';

/** A whole Action that a Hero might take, and what it is worth. */
export interface Candidate {
  readonly action: string;
  readonly worth: number;
  /** How many Citizens, how much Trust, which Hero or District, as the Action asks for. */
  readonly of: number;
  readonly to: number;
}

/** A Hero who acts, here or after a journey that is only thought of. */
export interface ActingHero {
  readonly hero: number;
  readonly place: number;
  readonly trust: number;
  readonly taken: readonly string[];
}

/** The Actions that are appraised; a repositioning only where search compares it. */
export const APPRAISED_ACTIONS: ReadonlySet<string> = new Set([
  'gain-trust',
  'incitement',
  'attack',
  'identify',
  'riot',
  'move-citizens',
  'central-square',
  'control-nexus-a',
  'control-nexus-b',
  'tower-of-law-a',
  'tower-of-law-b',
  'grand-citadel-a',
  'grand-citadel-b',
]);

const USUAL_INCOME = 4;
/** A shield is no number: nothing reaches it. */
const ASSAULT_DIE = DICE['assault-die'].map(Number);
const ASSAULT = [2, 3, 4].map((stake) => ({
  stake,
  chance: ASSAULT_DIE.filter((face) => face <= stake).length / ASSAULT_DIE.length,
}));

/** What a Hero's Trust is worth; what the next income would push over the maximum is worth less. */
export function worthOfTrust(g: Game, o: Outlook, hero: number, trust: number): number {
  return worthOfTrustUpTo(maxTrust(g, hero), o, trust);
}

/** The same for a Hero whose maximum is known. */
function worthOfTrustUpTo(most: number, { weights }: Outlook, trust: number): number {
  const held = Math.min(trust, most);
  return weights.trust * (held - weights.overflow * Math.max(0, held + USUAL_INCOME - most));
}

/** Guards as they are paid for in Actions of this Hero there. */
export function guardsToPay(g: Game, hero: number, place: number): number {
  return guardsIn(g, place) + servantsAsGuards(g, hero, place, 'action');
}

/** Every Action that makes sense, with its worth; none is worth less than to pass, which is worth nothing. */
export function appraiseActions(g: Game, o: Outlook, standing: ActingHero): Candidate[] {
  const { hero, place, trust, taken } = standing;
  const found: Candidate[] = [];
  const most = maxTrust(g, hero);
  const own = worthOfTrustUpTo(most, o, trust);
  const trustFor = (price: number) => leastTrust(g, { hero, district: place }, price);
  const cost = (price: number) => own - worthOfTrustUpTo(most, o, trust - trustFor(price));
  const canPay = (price: number) => trustFor(price) <= trust;
  const guards = guardsToPay(g, hero, place);
  const ability = abilityOf(g, hero);
  const add = (action: string, worth: number, of = 0, to = 0) => {
    if (taken.length > 0 && ability.mayFollow?.(taken, action) === false) return;
    found.push({
      action,
      worth: worth + o.worthOfPlan * chanceToPrevent(g, hero, place, action, of),
      of,
      to,
    });
  };

  add('gain-trust', worthOfTrustUpTo(most, o, trust + amountOf(g, 'gain-trust', 1, { hero })) - own);
  if (isMinor(g, place) && canPay(guards)) {
    add('incitement', worthOfRise(o, amountOf(g, 'incitement', 1, { district: place })) - cost(guards));
  }
  appraiseAttack(g, o, standing, cost, canPay, add);
  appraiseIdentify(g, o, standing, guards, cost, add);
  appraiseRiot(g, o, standing, guards, cost, canPay, add);
  appraiseMoves(g, o, standing, cost, add);
  appraiseSpecial(g, o, standing, guards, cost, canPay, add);
  return found;
}

type Cost = (price: number) => number;
/** Whether the Trust is there, with whatever helps to pay. */
type CanPay = (price: number) => boolean;
type Add = (action: string, worth: number, of?: number, to?: number) => void;

function isSquare(g: Game, place: number): boolean {
  return place === g.rules.places['central-square'];
}

/** How near a Riot in this District is, 0 to 1: its chance with one Guard fewer and everybody known. */
export function ripeness(g: Game, o: Outlook, hero: number, place: number): number {
  if (g.state.riots.includes(place) || crowdIn(o, place).citizens < 2) return 0;
  return chanceOfRiot(g, o, hero, place, Math.max(0, guardsIn(g, place) - 1));
}

export function worthOfGuardBreak(g: Game, o: Outlook, hero: number, place: number): number {
  const { weights } = o;
  const onSquare = isSquare(g, place) && !isRiotStage(g) ? weights.guardOnSquare : 0;
  return weights.guard + onSquare + weights.guardAtRiot * ripeness(g, o, hero, place);
}

function appraiseAttack(
  g: Game,
  o: Outlook,
  { hero, place }: ActingHero,
  cost: Cost,
  canPay: CanPay,
  add: Add,
): void {
  if (guardsIn(g, place) === 0) return;
  const worth = worthOfGuardBreak(g, o, hero, place);
  if (abilityOf(g, hero).paysAfterRoll) {
    let expected = 0;
    for (const face of ASSAULT_DIE)
      if (canPay(face)) expected += Math.max(0, worth - cost(face)) / ASSAULT_DIE.length;
    add('attack', expected);
    return;
  }
  const bonus = amountOf(g, 'assault', 1, { hero, stake: 1 }) - 1;
  for (const { stake, chance } of ASSAULT) {
    const paid = Math.max(1, stake - bonus);
    if (canPay(paid)) add('attack', chance * worth - cost(paid), paid);
  }
}

function appraiseIdentify(
  g: Game,
  o: Outlook,
  { hero, place, trust }: ActingHero,
  guards: number,
  cost: Cost,
  add: Add,
): void {
  const there = crowdIn(o, place).unidentified;
  if (there === 0) return;
  const isFree = g.state.cityEvents.current === 'public-lectures' && place === g.rules.places.science;
  const each = isFree ? 0 : guards;
  const spared = heroAt(g, hero).hero === 'physician' ? 1 : 0;
  const useful = g.state.riots.includes(place) ? 0.15 : 0.4 + 0.2 * stageOf(RIOT_STAGE - o.discontentLeft);
  const worth = o.weights.identify * useful;
  const affordable = each === 0 ? there : Math.min(there, Math.floor(trust / each) + spared);
  for (let count = 1; count <= affordable; count++) {
    if (each === 0 && count < there) continue;
    add('identify', count * worth * (1 + guards / 3) - cost(each * Math.max(0, count - spared)), count);
  }
}

/** A failed Riot also uncovers who is active, for the Machine to arrest. */
function appraiseRiot(
  g: Game,
  o: Outlook,
  { hero, place }: ActingHero,
  guards: number,
  cost: Cost,
  canPay: CanPay,
  add: Add,
): void {
  const { citizens, unidentified, unknown, active } = crowdIn(o, place);
  if (citizens === 0 || g.state.riots.includes(place)) return;
  const spared = heroAt(g, hero).hero === 'physician' ? 1 : 0;
  const price = guards * Math.max(0, unidentified - spared);
  if (!canPay(price)) return;
  const chance = chanceOfRiot(g, o, hero, place, guardsIn(g, place));
  const lost = o.worthOfPlan + o.weights.arrestedCitizen * (active + unknown * o.chanceActive);
  add('riot', chance * o.worthOfRiot - (1 - chance) * lost - cost(price));
}

/** Citizens who may be useful go to the Central Square, or where they help a Riot. */
function appraiseMoves(g: Game, o: Outlook, { hero, place, trust }: ActingHero, cost: Cost, add: Add): void {
  const here = crowdIn(o, place);
  const movable = here.citizens - here.traitors;
  if (movable === 0) return;
  const map = mapOf(g.state.city);
  const square = itemAt(g.rules.places, 'central-square');
  let presence: number | undefined;
  for (let to = 0; to < map.size; to++) {
    if (to === place) continue;
    const free = freeCitizenSquares(g, to);
    const distance = distanceBetween(map, place, to);
    const count = Math.min(free, movable, Math.floor(trust / distance));
    if (count <= 0) continue;
    presence ??= worthOfPresence(g, o, hero, place, square);
    const gain = worthOfPresence(g, o, hero, to, square) - presence;
    for (const moved of count === 1 ? ONE : [1, count]) {
      const active = Math.min(moved, here.active);
      const unknown = Math.min(moved - active, here.unknown);
      const worth = moved * gain + worthForRiot(g, o, hero, to, active, unknown);
      if (worth > 0) add('move-citizens', worth - cost(moved * distance), moved, to);
    }
  }
}

const ONE = [1];
const LATER = 0.2;

/**
 * What more Citizens in a District are worth for a Riot there: by a Hero who will come this round, or later. Who will
 * come is read off the cards of this world; for the Machine those are a guess like the rest of it.
 */
export function worthForRiot(
  g: Game,
  o: Outlook,
  hero: number,
  to: number,
  active: number,
  unknown: number,
): number {
  if (active + unknown === 0 || g.state.riots.includes(to)) return 0;
  const guards = guardsIn(g, to);
  const there = crowdIn(o, to);
  const against = guards + servantsAsGuards(g, hero, to, 'riot') + there.traitors * o.traitorWeight;
  const least = against - there.active;
  const now = chanceToExceed(o, there.unknown, least);
  const then = chanceToExceed(o, there.unknown + unknown, least - active);
  if (then <= now) return 0;
  const price = guards * (there.unidentified + unknown);
  const comes = g.state.heroes.some(
    ({ chosen, trust }, other) => other > hero && chosen?.district === to && trust >= price,
  );
  return (then - now) * o.worthOfRiot * (comes ? 0.9 : o.riotsNeeded === 1 ? LATER / 4 : LATER);
}

function worthOfPresence(g: Game, o: Outlook, hero: number, place: number, square: number): number {
  const ripe = g.state.riots.includes(place) ? 0 : ripeness(g, o, hero, place);
  return o.weights.citizen * ((place === square && o.discontentLeft > 0 ? 1 : 0) + ripe * (1 - ripe) * 3);
}

function appraiseSpecial(
  g: Game,
  o: Outlook,
  { hero, place }: ActingHero,
  guards: number,
  cost: Cost,
  canPay: CanPay,
  add: Add,
): void {
  const { places } = g.rules;
  const price = heroAt(g, hero).hero === 'artificer' ? 0 : guards;
  const { weights } = o;
  if (place === places['control-nexus']) {
    g.state.heroes.forEach(({ trust: theirs }, other) => {
      const before = worthOfTrust(g, o, other, theirs);
      add('control-nexus-b', worthOfTrust(g, o, other, theirs + NEXUS_TRUST) - before, other);
    });
    return;
  }
  if (!canPay(price)) return;
  if (place === places['central-square']) {
    const kept = Math.max(0, amountOf(g, 'square-guards', guardsIn(g, place), { district: place }));
    const rise = crowdIn(o, place).citizens - revealedTraitors(g, place) - kept;
    add('central-square', worthOfRise(o, rise) - cost(price));
  } else if (place === places['tower-of-law']) {
    const { published } = g.state.directives;
    if (published.length > 0) add('tower-of-law-a', weights.directive - cost(price));
    g.state.heroes.forEach(({ forfeited }, other) => {
      const lost = countBits(forfeited);
      if (lost > 0) add('tower-of-law-b', weights.accessCard * (lost > 2 ? 1.5 : 1) - cost(price), other);
    });
  } else if (place === places['grand-citadel']) {
    if (g.state.directives.hand.length > 0) add('grand-citadel-a', weights.directiveInHand - cost(price));
    if (g.state.arrested.some((count) => count > 0)) {
      const helps = g.state.city.map((_, to) => worthForRiot(g, o, hero, to, 1, 0));
      add('grand-citadel-b', weights.citizen * 1.2 + 0.7 * Math.max(...helps) - cost(price));
    }
  }
}

function revealedTraitors(g: Game, place: number): number {
  return citizensIn(g, place).filter((citizen) => isRevealedTraitor(g, citizen)).length;
}
