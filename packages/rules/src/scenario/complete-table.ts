import { ConfigError, createConfig, USUAL_START } from '../engine/config.js';
import { itemAt } from '../kernel/checked.js';
import { shuffle } from '../kernel/random.js';
import { type GameConfig, HEROES_IN_PLAY } from '../model/config.js';
import { oneOfEachGroup } from '../model/hero-groups.js';
import { readAmount } from './amounts.js';
import { readCity } from './city-words.js';
import type { Completion } from './completion.js';
import { type Scenario, ScenarioError } from './scenario.js';

/** The table at which the scenario is played. */
export function completeTable(c: Completion, seed: string): GameConfig {
  const { scenario, rules, reasons } = c;
  const { seats, start, revolutionaries } = scenario;
  if (seats !== undefined && (revolutionaries ?? Object.keys(seats).length) !== Object.keys(seats).length)
    reasons.push(`revolutionaries: ${revolutionaries}, but seats names ${Object.keys(seats).length}`);
  for (const actor of rules.actors) {
    if (seats?.[actor] !== undefined) reasons.push(`seats.${actor}: is not a seat of a Revolutionary`);
  }
  try {
    const config = createConfig(rules, {
      seed,
      heroes: completeCast(c),
      revolutionaries: seats === undefined ? revolutionaries : Object.keys(seats).length,
      city: readCity(c, start?.city ?? scenario.city, start?.city === undefined ? 'city' : 'start.city'),
      masterPlan: start?.masterPlan ?? startOfPlan(scenario),
      control: seats && Object.values(seats),
    });
    return seats === undefined ? config : withSeatNames(config, Object.keys(seats), rules.actors);
  } catch (error) {
    if (error instanceof ConfigError) throw new ScenarioError([...reasons, ...error.reasons]);
    throw error;
  }
}

/** The Plan never goes back: where it shows less than usual, it began there (TRK-4). */
function startOfPlan({ tracks }: Scenario): number {
  const shown = readAmount(tracks?.['master-plan'] ?? USUAL_START, USUAL_START);
  return Math.min(USUAL_START, Math.max(1, shown));
}

/** The Heroes named, and others by chance until there are three. */
function completeCast({ scenario, rules, random }: Completion): string[] {
  const named = Object.keys(scenario.heroes ?? {});
  const seated = Object.values(scenario.seats ?? {}).flat();
  const cast = [...new Set([...named, ...seated])];
  const others = Object.keys(rules.heroes).filter((hero) => !cast.includes(hero));
  const fitting = oneOfEachGroup(rules, [...cast, ...shuffle(random, 'heroes', others)]);
  return [...cast, ...fitting.filter((hero) => !cast.includes(hero))].slice(
    0,
    Math.max(cast.length, HEROES_IN_PLAY),
  );
}

function withSeatNames(config: GameConfig, names: readonly string[], actors: readonly string[]): GameConfig {
  const seats = config.seats.map((seat, at) =>
    at < actors.length ? seat : { ...seat, seat: itemAt(names, at - actors.length) },
  );
  return { ...config, seats };
}
