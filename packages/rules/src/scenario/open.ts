import { emptyState } from '../engine/create.js';
import { LoggedPlay } from '../engine/logged-play.js';
import { copyPlain } from '../kernel/plain.js';
import { createRandomSource, type ForcedDraw } from '../kernel/random.js';
import { liveGame } from '../model/game.js';
import { AUDIENCES } from '../model/module-view.js';
import type { Rules } from '../model/rules.js';
import { type GameState, newRoundHistory, type Raid, type RoundHistory } from '../model/state.js';
import { readAmount } from './amounts.js';
import { type CitizenNames, kindNumber } from './citizen-words.js';
import { readCity } from './city-words.js';
import { completeAccessFacts, completeHeroes, placesOfArrival } from './complete-cards.js';
import { completeCitizens } from './complete-citizens.js';
import { completeCityEvents, completeDirectives } from './complete-decks.js';
import { completeGuards } from './complete-guards.js';
import { completeTable } from './complete-table.js';
import { type Completion, toBits, toDistrict } from './completion.js';
import { readFacts } from './facts.js';
import { readKept } from './kept-words.js';
import { buildFrames, type Moment, readMoment, roundOf } from './moment.js';
import { findStrangers } from './names-at-table.js';
import { type Scenario, ScenarioError } from './scenario.js';
import { completeTokens } from './token-words.js';
import { validateScenario } from './validate.js';

/** A scenario at its position, before its first step. */
export interface Opened {
  readonly scenario: Scenario;
  /** The position as it was laid, before the flow went on to its first question. */
  readonly laid: GameState;
  readonly play: LoggedPlay;
  readonly names: CitizenNames;
}

/** The position of a scenario, ready to be played; a `ScenarioError` says why it cannot be. */
export function openScenario(rules: Rules, scenario: unknown): LoggedPlay {
  return openWithNames(rules, scenario).play;
}

export function openWithNames(rules: Rules, file: unknown): Opened {
  const scenario = validateScenario(rules, file);
  const seed = scenario.seed ?? scenario.name;
  const c: Completion = { rules, scenario, random: createRandomSource(seed, 'chacha'), reasons: [] };
  const state = emptyState(completeTable(c, seed));
  c.reasons.push(...findStrangers(scenario, state.config));
  const moment = readMoment(c, state.config.heroes);
  if (c.reasons.length > 0) throw new ScenarioError(c.reasons);
  const names = layTable(c, state, moment);
  checkPosition(c, state);
  return { scenario, laid: state, play: goOn(rules, state), names };
}

/** Lays everything on the table; what is wrong with it is collected. */
function layTable(c: Completion, state: GameState, moment: Moment): CitizenNames {
  const { scenario, rules } = c;
  state.round = scenario.round ?? roundOf(moment.phase);
  state.phase = moment.phase;
  state.city =
    scenario.city === undefined || scenario.start?.city === undefined
      ? state.config.city
      : readCity(c, scenario.city);
  state.bonds = scenario.bonds ?? 0;
  state.random.forced = readDraws(c);
  const names = completeCitizens(c, state);
  completeHeroes(c, state, moment);
  state.servants = rules.servants.map(({ id, startsIn }) => ({
    servant: id,
    place: toDistrict(c, scenario.servants?.[id]?.in ?? startsIn),
    actions: scenario.servants?.[id]?.actions ?? 0,
  }));
  state.directives = completeDirectives(c);
  state.cityEvents = completeCityEvents(c, moment);
  completeTracks(c, state);
  state.raids = readRaids(c);
  state.riots = (scenario.riots ?? []).map((id) => toDistrict(c, id));
  state.thisRound = completeHistory(c, placesOfArrival(c, state, moment), state);
  state.accessFacts = completeAccessFacts(state);
  readFacts(c, state);
  const tokens = completeTokens(c, state);
  if (tokens !== undefined) state.tokens = tokens;
  state.extra = readKept(c);
  completeGuards(c, liveGame(rules, state));
  if (scenario.winner !== undefined && scenario.winner !== 'none') {
    state.outcome = { winner: scenario.winner.side, how: scenario.winner.how ?? '' };
  }
  layFlow(c, state, moment);
  return names;
}

function readRaids(c: Completion): Raid[] {
  const raids = (c.scenario.raids ?? []).map((words) => {
    const [name = '', mark] = words.split(' ');
    const raid = { district: toDistrict(c, name), succeeded: mark === 'succeeded' };
    return mark === 'caught' ? { ...raid, caughtOne: true as const } : raid;
  });
  if (new Set(raids.map(({ district }) => district)).size < raids.length) {
    c.reasons.push('raids: a District holds one at most (R-RAID-1)');
  }
  return raids;
}

function completeTracks(c: Completion, state: GameState): void {
  const g = liveGame(c.rules, state);
  for (const track of Object.values(c.rules.tracks)) {
    const slot = readAmount(c.scenario.tracks?.[track.id] ?? track.startsAt(g), track.max);
    if (slot > track.max) c.reasons.push(`tracks.${track.id}: ends at ${track.max}, not at ${slot}`);
    state.tracks = { ...state.tracks, [track.id]: slot };
  }
}

function completeHistory(c: Completion, arrivals: number, { raids }: GameState): RoundHistory {
  const { movementEndedIn, ...others } = c.scenario.history ?? {};
  return {
    ...newRoundHistory(),
    raidSucceeded: raids.some(({ succeeded }) => succeeded),
    ...others,
    movementEndedIn: movementEndedIn === undefined ? arrivals : toBits(c, movementEndedIn),
  };
}

/** Kinds and Districts are numbers in the draws of the game; the faces of tokens are words. */
function readDraws({ scenario, rules }: Completion): ForcedDraw[] | undefined {
  if (scenario.draws === undefined) return undefined;
  const inNumbers = (result: string | number) => {
    const district = rules.districts.findIndex(({ id }) => id === result);
    return district < 0 ? (kindNumber(String(result)) ?? result) : district;
  };
  const isOfTokens = (purpose: string) => rules.tokenKinds.some(({ of }) => of?.id === purpose);
  return Object.entries(scenario.draws).flatMap(([purpose, results]) =>
    results.map((result) => ({ purpose, result: isOfTokens(purpose) ? result : inNumbers(result) })),
  );
}

function layFlow(c: Completion, state: GameState, moment: Moment): void {
  const { flow, asked, turn, step } = c.scenario;
  if (flow !== undefined && (turn !== undefined || step !== undefined)) {
    c.reasons.push('flow: says it all; leave out turn and step');
  }
  state.asked = flow?.asked ?? asked ?? 0;
  state.frames = flow === undefined ? buildFrames(c, state, moment) : [...copyPlain(flow.frames)];
  state.offers = [...copyPlain(flow?.offers ?? [])];
}

function checkPosition({ rules, reasons }: Completion, state: GameState): void {
  if (reasons.length > 0) throw new ScenarioError(reasons);
  const g = liveGame(rules, state);
  const faults = rules.invariants.flatMap((invariant) => invariant(g) ?? []);
  if (faults.length > 0)
    throw new ScenarioError(faults.map((fault) => `the position is impossible: ${fault}`));
}

/** Plays on to the first question, and looks at it as every seat would: a `flow` that makes no sense is found out. */
function goOn(rules: Rules, state: GameState): LoggedPlay {
  try {
    const play = new LoggedPlay(rules, state.config, state);
    for (const audience of AUDIENCES) play.view(audience);
    for (const { seat } of play.config.seats) {
      for (const { options } of play.questions(seat)) for (const { meaning } of options) void meaning;
    }
    if (play.state.outcome === undefined && play.view('public').questions.length === 0) {
      throw new Error('nobody is asked anything');
    }
    return play;
  } catch (error) {
    throw new ScenarioError([`the game cannot go on from here: ${(error as Error).message}`]);
  }
}
