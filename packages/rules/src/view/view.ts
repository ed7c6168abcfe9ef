import { type RiotThreat, riotThreat } from '../flow/hero-actions/riot.js';
import { servantActions } from '../flow/servant-action.js';
import { itemAt } from '../kernel/checked.js';
import { maybeLocalsOf } from '../kernel/flow.js';
import type { Outcome } from '../kernel/live.js';
import type { Plain } from '../kernel/plain.js';
import type { Game } from '../model/game.js';
import { RIOTS_TO_WIN, stageOf } from '../model/goals.js';
import type { Audience } from '../model/module-view.js';
import type { ChosenModule } from '../model/modules.js';
import { brokenGuardsIn, districtAt, guardsIn, heroAt } from '../model/pieces.js';
import {
  bitsOf,
  cardsLookedAt,
  citizensIn,
  countArrested,
  countBits,
  isActiveKind,
  isCardLookedAt,
  maxTrust,
  successfulRiots,
} from '../model/queries.js';
import {
  type AccessFact,
  type ArrestFact,
  CITIZEN_KINDS,
  FACES,
  type Face,
  IDENTIFIED,
  REVEALED,
  type RoundHistory,
  type Tracks,
} from '../model/state.js';
import { type Proof, proveCards } from './access-proof.js';
import { mayKnow } from './audience.js';
import { type FlowFrame, showFlow } from './flow.js';
import { type OpenQuestion, showQuestions } from './question.js';
import { showTokens, type TokensView } from './tokens.js';

export interface CitizenView {
  readonly citizen: number;
  readonly face: (typeof FACES)[number];
  /** Only for whom the face is known. */
  readonly kind?: (typeof CITIZEN_KINDS)[number];
  readonly active?: boolean;
}

export interface DistrictView {
  readonly district: string;
  /** Its tile; Districts off the grid have none. */
  readonly tile?: { readonly x: number; readonly y: number; readonly rotation: number };
  readonly guards: number;
  readonly brokenGuards: number;
  readonly guardSquares: number;
  readonly citizenSquares: number;
  readonly citizens: readonly CitizenView[];
  readonly raid: boolean;
  readonly riot: boolean;
  /** Whether a Riot would succeed, by the Citizens that this audience knows. */
  readonly riotThreat?: RiotThreat;
}

export interface HeroView {
  readonly hero: string;
  readonly place: string;
  readonly trust: number;
  readonly maxTrust: number;
  readonly initiative: number;
  readonly cardsInHand: number;
  readonly cardsForfeited: number;
  readonly card: 'none' | 'chosen' | 'open';
  /** The Hero who lent the chosen card. */
  readonly lentBy?: string;
  /** Own cards that others have played, which lie open until the end of the round, if any. */
  readonly lentOut?: readonly string[];
  readonly detained: boolean;
  readonly turnEnded: boolean;
  /** What everybody can prove about each card. */
  readonly proof: Readonly<Record<string, Proof>>;
  /** The chosen card: of an open one for all, else for the Revolutionaries. */
  readonly destination?: string;
  readonly hand?: readonly string[];
  readonly forfeited?: readonly string[];
}

/** What everybody could see of the arrested pool. */
export interface ArrestView extends Pick<ArrestFact, 'round' | 'what' | 'citizen'> {
  readonly kind?: (typeof CITIZEN_KINDS)[number];
}

/** What everybody could see of a Hero's Access cards. */
export interface AccessView extends Pick<AccessFact, 'round' | 'what'> {
  readonly hero: string;
  readonly district?: string;
  readonly lentTo?: string;
}

export interface RoundView extends Omit<RoundHistory, 'movementEndedIn'> {
  readonly movementEndedIn: readonly string[];
}

export interface View {
  readonly audience: Audience;
  readonly modules: readonly ChosenModule[];
  readonly round: number;
  readonly phase: string;
  readonly turn?: {
    readonly hero: string;
    readonly startedIn: string;
    readonly visited: readonly string[];
    readonly taken: readonly string[];
  };
  readonly tracks: Tracks;
  readonly stage: number;
  /** Successful Riots. The Riot Stage is one of them, and so is the one that won and left no token (R-ACT-5). */
  readonly riots: number;
  readonly bonds: number;
  readonly districts: readonly DistrictView[];
  readonly heroes: readonly HeroView[];
  readonly servants: readonly {
    readonly servant: string;
    readonly place: string;
    readonly actions: number;
  }[];
  /** The Actions that Servants have now, by City Event and Directives, too (GM-13). */
  readonly servantActions: readonly string[];
  readonly raids: readonly {
    readonly district: string;
    readonly succeeded: boolean;
    /** It has detained a Hero who alone does not make it succeed. */
    readonly caughtOne?: true;
  }[];
  readonly arrested: number;
  readonly arrests: readonly ArrestView[];
  readonly accessHistory: readonly AccessView[];
  readonly cityEvent: string | undefined;
  readonly pastEvents: readonly string[];
  readonly eventsLeft: number;
  readonly directives: {
    readonly published: readonly string[];
    /** Published ones whose text is off for now, if any. */
    readonly off?: readonly string[];
    readonly discarded: readonly string[];
    readonly inHand: number;
    readonly inDeck: number;
    /** The cards in hand that this audience knows, without an order. */
    readonly known: readonly string[];
    /** The cards in hand that the Revolutionaries have seen; of this a spectator knows nothing. */
    readonly seen: readonly string[];
  };
  readonly thisRound: RoundView;
  readonly questions: readonly OpenQuestion[];
  /** Questions asked this round. */
  readonly asked: number;
  readonly flow: readonly FlowFrame[];
  readonly outcome: Outcome | undefined;
  /** Tokens of modules by their kind: where each lies, and its face if this audience knows it. Missing where there are no kinds. */
  readonly tokens?: TokensView;
  /** What modules keep, each under its own name. */
  readonly extra: Readonly<Record<string, Plain>>;
}

/** Everything that an audience may know, built field by field; nothing is taken over unlooked-at. */
export function buildView(g: Game, audience: Audience): View {
  return {
    ...buildToldView(g, audience),
    questions: showQuestions(g, audience),
    flow: showFlow(g, audience),
  };
}

/** The same in the middle of what happens: nothing is asked, and what comes next is open. */
export function buildToldView(g: Game, audience: Audience): View {
  const { state } = g;
  const turn = maybeLocalsOf(g, 'hero-turn');
  const district = (place: number) => districtAt(g, place).id;
  const heroId = (hero: number) => heroAt(g, hero).hero;
  return {
    audience,
    modules: g.rules.modules,
    round: state.round,
    phase: state.phase,
    turn: turn && {
      hero: heroAt(g, turn.hero).hero,
      startedIn: district(turn.startedIn),
      visited: bitsOf(turn.visited).map(district),
      taken: turn.taken,
    },
    tracks: { ...state.tracks },
    stage: stageOf(state.tracks.discontent),
    riots: state.outcome?.winner === 'revolutionaries' ? RIOTS_TO_WIN : successfulRiots(g),
    bonds: state.bonds,
    districts: g.rules.districts.map((_, place) => districtView(g, audience, place)),
    heroes: state.heroes.map((_, hero) => heroView(g, audience, hero)),
    servants: state.servants.map(({ servant, place, actions }) => ({
      servant,
      place: district(place),
      actions,
    })),
    servantActions: servantActions(g).map(({ id }) => id),
    raids: state.raids.map((raid) => ({
      district: district(raid.district),
      succeeded: raid.succeeded,
      ...(raid.caughtOne && { caughtOne: true }),
    })),
    arrested: countArrested(g),
    arrests: state.arrestFacts.map(({ round, what, citizen, kind }) => ({
      round,
      what,
      citizen,
      kind: kind === undefined ? undefined : CITIZEN_KINDS[kind],
    })),
    accessHistory: state.accessFacts.map(({ round, hero, what, district: place, lentTo }) => ({
      round,
      hero: heroId(hero),
      what,
      district: place === undefined ? undefined : district(place),
      lentTo: lentTo === undefined ? undefined : heroId(lentTo),
    })),
    cityEvent: state.cityEvents.current,
    pastEvents: [...state.cityEvents.past],
    eventsLeft: state.cityEvents.deck.length,
    directives: directivesView(g, audience),
    thisRound: roundView(g),
    questions: [],
    asked: state.asked,
    flow: [],
    outcome: state.outcome && { winner: state.outcome.winner, how: state.outcome.how },
    ...(g.rules.tokenKinds.length > 0 && { tokens: showTokens(g, audience) }),
    extra: Object.fromEntries(g.rules.views.map((view) => [view.name, view.build(g, audience)])),
  };
}

function districtView(g: Game, audience: Audience, place: number): DistrictView {
  const { state } = g;
  const { id, guardSquares, citizenSquares } = districtAt(g, place);
  const tile = state.city[place];
  const citizens = citizensIn(g, place);
  return {
    district: id,
    tile: tile && { x: tile.x, y: tile.y, rotation: tile.rotation },
    guards: guardsIn(g, place),
    brokenGuards: brokenGuardsIn(g, place),
    guardSquares,
    citizenSquares,
    citizens: citizens.map((citizen) => citizenView(g, audience, citizen)),
    raid: state.raids.some((raid) => raid.district === place),
    riot: state.riots.includes(place),
    riotThreat: riotThreat(g, place, citizens, (face) => isFaceKnown(audience, face)),
  };
}

/** R-INF-1: unidentified nobody, identified the Revolutionaries, revealed everybody. */
function isFaceKnown(audience: Audience, face: Face): boolean {
  return face === REVEALED || (face === IDENTIFIED && audience === 'revolutionaries');
}

function citizenView(g: Game, audience: Audience, citizen: number): CitizenView {
  const face = itemAt(g.state.citizenFace, citizen);
  if (!isFaceKnown(audience, face)) return { citizen, face: FACES[face] };
  const kind = itemAt(g.state.citizenKind, citizen);
  return { citizen, face: FACES[face], kind: CITIZEN_KINDS[kind], active: isActiveKind(g, kind) };
}

/**
 * R-INF-2: hands, chosen and forfeited cards are the Revolutionaries'; numbers and open cards are public. The Great Machine
 * may have looked at a chosen card (R-INF-9).
 */
function heroView(g: Game, audience: Audience, hero: number): HeroView {
  const state = heroAt(g, hero);
  const district = (place: number) => districtAt(g, place).id;
  const proof: Record<string, Proof> = {};
  const lookedAt = mayKnow(audience, 'players') ? cardsLookedAt(g, hero) : 0;
  for (const [place, verdict] of proveCards(g, hero, lookedAt)) proof[district(place)] = verdict;
  const shared = {
    hero: state.hero,
    place: district(state.place),
    trust: state.trust,
    maxTrust: maxTrust(g, hero),
    initiative: itemAt(g.rules.heroes, state.hero).initiative,
    cardsInHand: countBits(state.hand),
    cardsForfeited: countBits(state.forfeited),
    card: state.chosen === undefined ? 'none' : state.cardOpen ? 'open' : 'chosen',
    lentBy: state.chosen && state.chosen.owner !== hero ? heroAt(g, state.chosen.owner).hero : undefined,
    ...(state.lentOut && { lentOut: bitsOf(state.lentOut).map(district) }),
    detained: state.detained,
    turnEnded: state.turnEnded,
    proof,
  } as const;
  const destination = state.chosen && district(state.chosen.district);
  if (audience !== 'revolutionaries') {
    const isKnown = state.cardOpen || (mayKnow(audience, 'players') && isCardLookedAt(g, hero));
    return isKnown ? { ...shared, destination } : shared;
  }
  return {
    ...shared,
    destination,
    hand: bitsOf(state.hand).map(district),
    forfeited: bitsOf(state.forfeited).map(district),
  };
}

/** R-INF-3: sorted, because a hand has no order. */
function directivesView(g: Game, audience: Audience): View['directives'] {
  const { deck, hand, published, off = [], discarded, seen, knownToAll } = g.state.directives;
  const known = audience === 'machine' ? hand : audience === 'revolutionaries' ? seen : knownToAll;
  return {
    published: [...published],
    ...(off.length > 0 ? { off: [...off] } : {}),
    discarded: [...discarded],
    inHand: hand.length,
    inDeck: deck.length,
    known: [...known].sort(),
    seen: mayKnow(audience, 'players') ? [...seen].sort() : [],
  };
}

function roundView(g: Game): RoundView {
  const { movementEndedIn, raidSucceeded, guardBroken, citizenUncovered } = g.state.thisRound;
  const { discontentRaised, agitated, guardExits, used, undisturbed } = g.state.thisRound;
  return {
    movementEndedIn: bitsOf(movementEndedIn).map((place) => districtAt(g, place).id),
    raidSucceeded,
    guardBroken,
    citizenUncovered,
    discontentRaised,
    agitated,
    guardExits,
    used: [...used],
    ...(undisturbed && { undisturbed: [...undisturbed] }),
  };
}
