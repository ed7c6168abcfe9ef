import {
  type AccessFact,
  type ArrestFact,
  type City,
  createRandomSource,
  FACES,
  type Face,
  type GameConfig,
  type GameState,
  type HeroState,
  itemAt,
  type RoundHistory,
  type Rules,
  UNIDENTIFIED,
  type View,
} from '@great-machine/rules';
import type { Table } from '../table.js';
import { districtBits, heroNamed, kindOf } from './numbers-of-words.js';

const SEED = 'sampled';
const GENERATOR = 'fast';
const RANDOM = createRandomSource(SEED, GENERATOR);

/** The state as far as the view shows it; what is hidden is laid down in each copy of it. */
export function buildTemplate(rules: Rules, table: Table, view: View, places: readonly number[]): GameState {
  const city = view.districts.flatMap(({ tile }) => (tile === undefined ? [] : [tile])) as City;
  const config: GameConfig = { ...table, seed: SEED, generator: GENERATOR, city };
  return {
    round: view.round,
    asked: view.asked,
    random: RANDOM,
    frames: [],
    offers: [],
    outcome: view.outcome,
    config,
    phase: view.phase,
    city,
    guards: view.districts.map(({ guards }) => guards),
    brokenGuards: view.districts.map(({ brokenGuards }) => brokenGuards),
    citizenKind: [],
    citizenPlace: [...places],
    citizenFace: facesOf(view, places.length),
    arrested: [],
    heroes: view.heroes.map((hero, at) => heroOf(rules, view, hero, at)),
    servants: view.servants.map(({ servant, place, actions }) => ({
      servant,
      place: itemAt(rules.places, place),
      actions,
    })),
    bonds: view.bonds,
    directives: {
      deck: [],
      hand: [],
      published: view.directives.published,
      off: view.directives.off,
      discarded: [],
      seen: [],
      knownToAll: [],
    },
    cityEvents: { current: undefined, deck: [], past: [], boxed: [] },
    raids: view.raids.map((raid) => ({ ...raid, district: itemAt(rules.places, raid.district) })),
    riots: view.districts.flatMap(({ riot }, place) => (riot ? [place] : [])),
    tracks: view.tracks,
    thisRound: roundOf(rules, view),
    accessFacts: accessFactsOf(rules, view),
    arrestFacts: arrestFactsOf(view),
    extra: {},
  };
}

function facesOf(view: View, references: number): Face[] {
  const faces: Face[] = new Array(references).fill(UNIDENTIFIED);
  for (const { citizens } of view.districts)
    for (const { citizen, face } of citizens) faces[citizen] = FACES.indexOf(face) as Face;
  return faces;
}

function heroOf(rules: Rules, view: View, shown: View['heroes'][number], at: number): HeroState {
  const { hero, place, trust, card, destination, detained, turnEnded } = shown;
  const { hand = [], forfeited = [], lentOut } = shown;
  const owner = shown.lentBy === undefined ? at : heroNamed(view, shown.lentBy);
  return {
    hero,
    place: itemAt(rules.places, place),
    trust,
    hand: districtBits(rules, hand),
    forfeited: districtBits(rules, forfeited),
    lentOut: lentOut && districtBits(rules, lentOut),
    chosen: destination === undefined ? undefined : { owner, district: itemAt(rules.places, destination) },
    cardOpen: card === 'open',
    detained,
    turnEnded,
  };
}

function roundOf(rules: Rules, view: View): RoundHistory {
  const { movementEndedIn, ...shared } = view.thisRound;
  return { ...shared, movementEndedIn: districtBits(rules, movementEndedIn) };
}

function accessFactsOf(rules: Rules, view: View): AccessFact[] {
  return view.accessHistory.map(({ round, hero, what, district, lentTo }) => ({
    hero: heroNamed(view, hero),
    round,
    what,
    ...(district === undefined ? {} : { district: itemAt(rules.places, district) }),
    ...(lentTo === undefined ? {} : { lentTo: heroNamed(view, lentTo) }),
  }));
}

function arrestFactsOf(view: View): ArrestFact[] {
  return view.arrests.map(({ round, what, citizen, kind }) => ({
    round,
    what,
    citizen,
    kind: kind === undefined ? undefined : kindOf(kind),
  }));
}
