import { itemAt } from '../kernel/checked.js';
import { maybeLocalsOf } from '../kernel/flow.js';
import type { Game } from '../model/game.js';
import { bitsOf, citizensIn } from '../model/queries.js';
import { CITIZEN_KINDS, type HeroState } from '../model/state.js';
import { writeCitizen } from './citizen-words.js';
import { writeCity } from './city-words.js';
import { writeKept } from './kept-words.js';
import type { HeroWords, HistoryWords, Position } from './scenario.js';
import { writeTokens } from './token-words.js';

/** The whole position in words. Citizens are named by their public references. */
export function describePosition(
  g: Game,
): Required<Omit<Position, 'startedIn' | 'visited' | 'exits' | 'taken' | 'tokens'>> & Position {
  const { state, rules } = g;
  const district = (place: number) => itemAt(rules.districts, place).id;
  return {
    round: state.round,
    phase: state.phase,
    ...describeTurn(g),
    city: writeCity(rules, state.city),
    tracks: state.tracks,
    bonds: state.bonds,
    heroes: Object.fromEntries(state.heroes.map((hero) => [hero.hero, describeHero(g, hero)])),
    servants: Object.fromEntries(
      state.servants.map(({ servant, place, actions }) => [servant, { in: district(place), actions }]),
    ),
    districts: Object.fromEntries(rules.districts.map(({ id }, place) => [id, describeDistrict(g, place)])),
    arrested: CITIZEN_KINDS.flatMap((kind, at) => new Array<string>(itemAt(state.arrested, at)).fill(kind)),
    raids: state.raids.map((raid) => {
      const mark = raid.succeeded ? ' succeeded' : raid.caughtOne ? ' caught' : '';
      return `${district(raid.district)}${mark}`;
    }),
    riots: state.riots.map(district),
    directives: state.directives,
    event: state.cityEvents.current ?? 'none',
    events: state.cityEvents.deck,
    pastEvents: state.cityEvents.past,
    boxedEvents: state.cityEvents.boxed,
    history: describeHistory(g),
    accessFacts: state.accessFacts.map((fact) => ({
      ...fact,
      hero: itemAt(state.heroes, fact.hero).hero,
      district: fact.district === undefined ? undefined : district(fact.district),
      lentTo: fact.lentTo === undefined ? undefined : itemAt(state.heroes, fact.lentTo).hero,
    })),
    arrestFacts: state.arrestFacts.map((fact) => ({
      ...fact,
      kind: fact.kind === undefined ? undefined : CITIZEN_KINDS[fact.kind],
    })),
    ...(rules.tokenKinds.length > 0 && { tokens: writeTokens(g) }),
    extra: writeKept(g),
    winner: state.outcome === undefined ? 'none' : { side: state.outcome.winner, how: state.outcome.how },
  };
}

function describeTurn(g: Game): Position & { turn: string } {
  const { state, rules } = g;
  const turn = maybeLocalsOf(g, 'hero-turn');
  if (turn === undefined) return { turn: 'none' };
  const district = (place: number) => itemAt(rules.districts, place).id;
  return {
    turn: itemAt(state.heroes, turn.hero).hero,
    startedIn: district(turn.startedIn),
    visited: bitsOf(turn.visited).map(district),
    exits: turn.exits,
    taken: turn.taken,
  };
}

function describeHero(
  { rules, state }: Game,
  hero: HeroState,
): Required<Omit<HeroWords, 'lentBy' | 'lentOut'>> & HeroWords {
  const district = (place: number) => itemAt(rules.districts, place).id;
  const lender = hero.chosen && itemAt(state.heroes, hero.chosen.owner);
  return {
    in: district(hero.place),
    trust: hero.trust,
    hand: bitsOf(hero.hand).map(district),
    forfeited: bitsOf(hero.forfeited).map(district),
    chosen: hero.chosen === undefined ? 'none' : district(hero.chosen.district),
    ...(lender !== undefined && lender !== hero && { lentBy: lender.hero }),
    ...(hero.lentOut !== undefined && { lentOut: bitsOf(hero.lentOut).map(district) }),
    cardOpen: hero.cardOpen,
    detained: hero.detained,
    turnEnded: hero.turnEnded,
  };
}

function describeDistrict(g: Game, place: number) {
  return {
    guards: g.state.guards[place],
    broken: g.state.brokenGuards[place],
    citizens: citizensIn(g, place).map((citizen) => writeCitizen(g, citizen)),
  };
}

function describeHistory({ state, rules }: Game): Required<Omit<HistoryWords, 'undisturbed'>> & HistoryWords {
  const { movementEndedIn, ...others } = state.thisRound;
  return {
    ...others,
    movementEndedIn: bitsOf(movementEndedIn).map((place) => itemAt(rules.districts, place).id),
  };
}
