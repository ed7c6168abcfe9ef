import type { KernelState } from '../kernel/live.js';
import type { Plain } from '../kernel/plain.js';
import type { City } from './city/index.js';
import type { GameConfig } from './config.js';
import type { Tokens } from './tokens.js';

/** Where a District stands in the list of the rules; Districts on the grid come first, as in the City. */
export type District = number;

/** 0 is a Traitor, 1 to 5 the class number: Artist, Scientist, Merchant, Industrialist, Noble. */
export type CitizenKind = 0 | 1 | 2 | 3 | 4 | 5;
export const TRAITOR = 0;
/** The classes, in the order in which they become active. */
export const CLASSES = ['artist', 'scientist', 'merchant', 'industrialist', 'noble'] as const;
export const CITIZEN_KINDS = ['traitor', ...CLASSES] as const;

/** What is known of a Citizen in the City. */
export type Face = 0 | 1 | 2;
export const UNIDENTIFIED = 0;
export const IDENTIFIED = 1;
export const REVEALED = 2;
export const FACES = ['unidentified', 'identified', 'revealed'] as const;

/** The place of a reference that is no longer in use, because its Citizen was arrested (R-INF-7). */
export const GONE = -1;

/** An Access card is a thing with an owner, a District and a place. */
export interface AccessCard {
  readonly owner: number;
  readonly district: District;
}

export interface HeroState {
  readonly hero: string;
  place: District;
  trust: number;
  /** Districts whose Access cards are in hand, and forfeited, as sets of bits. */
  hand: number;
  forfeited: number;
  /** Own cards that were lent and played; they come back at the end of the round (R-ENK-1). A set of bits, as above. */
  lentOut?: number;
  /** The card chosen this round, out of hand until it returns. */
  chosen: AccessCard | undefined;
  /** The chosen card lies open. */
  cardOpen: boolean;
  detained: boolean;
  /** The Great Machine ended this Hero's turn: no Action until the round's end (R-HER-4). */
  turnEnded: boolean;
}

export interface ServantState {
  readonly servant: string;
  place: District;
  /** Actions taken this round. */
  actions: number;
}

export interface Raid {
  readonly district: District;
  readonly succeeded: boolean;
  /** It has detained a Hero who alone does not make it succeed. */
  readonly caughtOne?: true;
}

/** The Great Machine's Directives. A hand has no order in any view (R-INF-3). */
export interface Directives {
  readonly deck: readonly string[];
  readonly hand: readonly string[];
  readonly published: readonly string[];
  /** Published ones whose text is off for now, if a module turns any. */
  readonly off?: readonly string[];
  readonly discarded: readonly string[];
  /** Cards in hand that the Revolutionaries know of. */
  readonly seen: readonly string[];
  /** Cards in hand that everybody knows of, because they were published before. */
  readonly knownToAll: readonly string[];
}

export interface CityEvents {
  readonly current: string | undefined;
  readonly deck: readonly string[];
  readonly past: readonly string[];
  /** Returned to the box unseen. */
  readonly boxed: readonly string[];
}

/** Slots of the tracks: the two of every game, and those that modules bring. */
export interface Tracks extends Readonly<Record<string, number>> {
  readonly discontent: number;
  readonly 'master-plan': number;
}

/** What happened this round, as far as a rule or card asks for it. */
export interface RoundHistory {
  /** Districts in which a Hero ended movement, as bits. */
  readonly movementEndedIn: number;
  readonly raidSucceeded: boolean;
  readonly guardBroken: boolean;
  /** A Citizen became identified or revealed, by any means. */
  readonly citizenUncovered: boolean;
  readonly discontentRaised: boolean;
  /** A Hero took Incitement or the Central Square Action. */
  readonly agitated: boolean;
  /** Districts that Guards have exited so far. */
  readonly guardExits: number;
  /** Cards and Actions that allow one use a round and have had it. */
  readonly used: readonly string[];
  /** Kinds of cards whose owner does not want to be stopped for them any more (R-WIN-2). */
  readonly undisturbed?: readonly string[];
}

/** What everybody could see of a Hero's Access cards, round by round (R-INF-8). */
export interface AccessFact {
  readonly hero: number;
  readonly round: number;
  /** `forfeited` and `retrieved` without a District happened unseen by the Great Machine. */
  readonly what: 'shown' | 'forfeited' | 'retrieved';
  readonly district?: District;
  /** The Hero who had chosen the card, if its owner lent it. */
  readonly lentTo?: number;
}

/** What everybody could see of the arrested pool: what went in, and that something came out. */
export interface ArrestFact {
  readonly round: number;
  readonly what: 'arrested' | 'returned';
  readonly citizen: number;
  /** Only of a Citizen that was revealed when arrested. */
  readonly kind?: CitizenKind;
}

/** The whole game as plain data. Values marked readonly are replaced, never changed, so copies share them. */
export interface GameState extends KernelState {
  readonly config: GameConfig;
  phase: string;
  city: City;
  /** Operational Guards per District. */
  guards: number[];
  /** Broken ones; replaced, never changed. */
  brokenGuards: readonly number[];
  /** Citizens in the City by their public reference; a new one gets the next number (R-INF-7). Kinds and faces are replaced, never changed. */
  citizenKind: readonly CitizenKind[];
  citizenPlace: District[];
  citizenFace: readonly Face[];
  /** The shuffled pool of arrested Citizens: how many of each kind; replaced, never changed. */
  arrested: readonly number[];
  heroes: HeroState[];
  servants: ServantState[];
  bonds: number;
  directives: Directives;
  cityEvents: CityEvents;
  raids: readonly Raid[];
  /** Districts with a Riot token. */
  riots: readonly District[];
  tracks: Tracks;
  thisRound: RoundHistory;
  accessFacts: readonly AccessFact[];
  arrestFacts: readonly ArrestFact[];
  /** Tokens of the kinds that modules declare; replaced, never changed. */
  tokens?: Tokens;
  /** What modules keep, each under its own name; replaced, never changed. */
  extra: Record<string, Plain>;
}

export function newRoundHistory(): RoundHistory {
  return {
    movementEndedIn: 0,
    raidSucceeded: false,
    guardBroken: false,
    citizenUncovered: false,
    discontentRaised: false,
    agitated: false,
    guardExits: 0,
    used: [],
    undisturbed: undefined,
  };
}
