import type { Level } from '@great-machine/bots';
import { type City, HEROES_IN_PLAY, type Refusal } from '@great-machine/rules';
import type { Occupant, Occupants } from '@great-machine/table';
import type { TableSetup } from '../table/setup.js';
import type { Control } from './control.js';
import { contradictionsOf, type ModuleDraft, NO_MODULES, usualRulesOf } from './module-draft.js';

/** The occupant a seat is to have: a person, or a bot of a level. */
export interface SeatDraft {
  readonly who: 'person' | Level;
  /** Kept while a bot sits there, in case the person comes back. */
  readonly name: string;
}

/** A game as it is being put together. */
export interface Draft {
  readonly modules: ModuleDraft;
  readonly machine: SeatDraft;
  readonly revolutionaries: 1 | 2 | 3;
  /** Three, of which the first ones are in use. */
  readonly seats: readonly SeatDraft[];
  /** With two Revolutionaries and Heroes left to chance: both lead the third one. */
  readonly sharedHero: boolean;
  /** Which of the chosen Heroes each Revolutionary leads; dealt in the order of Initiative where it is not said. */
  readonly control?: Control;
  readonly heroesAre: 'random' | 'chosen';
  readonly heroes: readonly string[];
  /** A preset, `random`, or `drawn`. */
  readonly city: string;
  /** The City that was drawn by hand, and its file. */
  readonly drawn?: { readonly city: City; readonly file: string };
  readonly masterPlan: number;
  readonly seed: string;
}

type Fault = 'no-person' | 'three-heroes' | 'no-hero';

/** Where the Master Plan starts unless the table says otherwise (R-TRK-4). */
export const USUAL_START = 2;

export const DRAWN = 'drawn';

/** A person alone leads the Heroes, unless told. */
export function firstDraft(level: Level): Draft {
  const bot: SeatDraft = { who: level, name: '' };
  return {
    modules: NO_MODULES,
    machine: bot,
    revolutionaries: 1,
    seats: [{ who: 'person', name: '' }, bot, bot],
    sharedHero: false,
    heroesAre: 'random',
    heroes: [],
    city: 'the-gearwheel',
    masterPlan: USUAL_START,
    seed: '',
  };
}

export function faultsOf(draft: Draft): readonly Fault[] {
  const { machine, seats, revolutionaries, heroesAre, heroes } = draft;
  const faults: Fault[] = [];
  const used = [machine, ...seats.slice(0, revolutionaries)];
  if (!used.some(({ who }) => who === 'person')) faults.push('no-person');
  if (heroesAre === 'chosen' && heroes.length !== HEROES_IN_PLAY) faults.push('three-heroes');
  if (wishedControl(draft)?.some((led) => led.length === 0)) faults.push('no-hero');
  return faults;
}

/** What contradicts in the choice of modules. */
export function refusalsOf({ modules, masterPlan }: Draft): readonly Refusal[] {
  return Object.values(contradictionsOf(modules, masterPlan)).flat();
}

export function occupantsOf({ machine, seats, revolutionaries }: Draft): Occupants {
  const revolutionary = seats
    .slice(0, revolutionaries)
    .map((seat, at) => [`revolutionary-${at + 1}`, occupantOf(seat)]);
  return { machine: occupantOf(machine), ...Object.fromEntries(revolutionary) };
}

export function setupOf(draft: Draft): TableSetup {
  const { revolutionaries, sharedHero, heroesAre, heroes, city, drawn, masterPlan, seed } = draft;
  return {
    modules: draft.modules,
    options: {
      seed: seed.trim() || undefined,
      revolutionaries,
      heroes: heroesAre === 'random' ? 'random' : heroes,
      city: city === DRAWN ? drawn?.city : city,
      masterPlan,
      sharedHero: revolutionaries === 2 && sharedHero,
      control: wishedControl(draft),
    },
    occupants: occupantsOf(draft),
  };
}

function wishedControl({ heroesAre, control }: Draft): Control | undefined {
  return heroesAre === 'chosen' ? control : undefined;
}

/** The chosen Hero beside whom this one cannot be in a game. */
export function rivalOf({ modules, heroes }: Draft, hero: string): string | undefined {
  const all = usualRulesOf(modules).heroes;
  const group = all[hero]?.group;
  return heroes.find((other) => other !== hero && group !== undefined && all[other]?.group === group);
}

/** Picks a Hero or puts it back; neither a fourth one nor a rival is taken. Which player leads which Hero is open again. */
export function pickHero(draft: Draft, hero: string): Draft {
  const { heroes } = draft;
  const without = heroes.filter((one) => one !== hero);
  const isRoom = heroes.length < HEROES_IN_PLAY && rivalOf(draft, hero) === undefined;
  const picked = without.length < heroes.length ? without : isRoom ? [...heroes, hero] : heroes;
  return { ...draft, heroesAre: 'chosen', heroes: picked, control: undefined };
}

/** Other modules; Heroes who came with those that were put back go with them. */
export function withModules(draft: Draft, modules: ModuleDraft): Draft {
  const there = usualRulesOf(modules).heroes;
  const heroes = draft.heroes.filter((hero) => Object.hasOwn(there, hero));
  const isSame = heroes.length === draft.heroes.length;
  return { ...draft, modules, heroes, control: isSame ? draft.control : undefined };
}

function occupantOf({ who, name }: SeatDraft): Occupant {
  return who === 'person' ? { name: name.trim() } : { name: '', bot: who };
}
