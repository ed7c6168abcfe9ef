import type { LoggedPlay } from '../engine/logged-play.js';
import { hashState } from '../engine/serialise.js';
import { openDecisions } from '../kernel/answer.js';
import { itemAt } from '../kernel/checked.js';
import { createRandomSource } from '../kernel/random.js';
import { sameCity } from '../model/city/index.js';
import type { GameState } from '../model/state.js';
import { writeCity } from './city-words.js';
import { describePosition } from './describe.js';
import { writeModules } from './modules.js';
import { openScenario } from './open.js';
import { type Scenario, ScenarioError } from './scenario.js';

/** The present moment of any game as a scenario without steps. Coming chance is that of the name. */
export function exportScenario(play: LoggedPlay, name: string): Scenario {
  const { turn, startedIn, visited, exits, taken, ...position } = describePosition(play.look());
  const modules = writeModules(play.rules);
  const base = { format: 1, name, modules, seed: name, ...describeTable(play), ...position } as const;
  const { asked, frames, offers } = play.state;
  const here = turn === 'none' ? {} : { turn, startedIn, visited, exits, taken };
  for (const step of restingSteps(play)) {
    const first = openDecisions(play.look())[0]?.number ?? asked;
    const scenario = toJson({ ...base, ...here, step, asked: first });
    if (opensTo(play, scenario)) return scenario;
  }
  return toJson({ ...base, flow: { asked, frames, offers } });
}

function describeTable({ config, state, rules }: LoggedPlay): Pick<Scenario, 'seats' | 'start'> {
  const players = config.seats.filter(
    ({ speaksFor }) => !speaksFor.some((actor) => rules.actors.includes(actor)),
  );
  return {
    seats: Object.fromEntries(players.map(({ seat, speaksFor }) => [seat, speaksFor])),
    start: {
      city: sameCity(config.city, state.city) ? undefined : writeCity(rules, config.city),
      masterPlan: config.masterPlan,
    },
  };
}

/** The steps that the game may be resting in: the one that has begun, or the one to be run once more. */
function restingSteps({ state, rules }: LoggedPlay): string[] {
  const { frame, step } = itemAt(state.frames, state.frames.length - 1);
  if (frame !== 'hero-turn' && frame !== state.phase) return [];
  const { steps } = itemAt(rules.frames, frame);
  return [steps[step - 1], steps[step]].flatMap((known) => known?.name ?? []);
}

/** JSON leaves out what is undefined. */
function toJson(scenario: Scenario): Scenario {
  return JSON.parse(JSON.stringify(scenario)) as Scenario;
}

/** Whether opening the scenario gives the very same game but for its chance. */
function opensTo({ state, rules }: LoggedPlay, scenario: Scenario): boolean {
  try {
    return hashWithoutChance(openScenario(rules, scenario).state) === hashWithoutChance(state);
  } catch (error) {
    if (error instanceof ScenarioError) return false;
    throw error;
  }
}

/** A fingerprint of the game that does not depend on what chance will bring. */
export function hashWithoutChance(state: GameState): string {
  return hashState({
    ...state,
    random: createRandomSource('', 'fast'),
    config: { ...state.config, seed: '', key: undefined, generator: 'fast' },
  });
}
