import type { Memories } from '@great-machine/bots';
import {
  type Audience,
  assembleRules,
  type GameModule,
  type GameRecord,
  type GameState,
  hashState,
  type ModuleRequest,
  Play,
  present,
  replay,
} from '@great-machine/rules';
import { HostedGame } from './hosted-game.js';
import type { Occupants } from './occupants.js';
import type { OpenedTable } from './saved.js';

/** A record of the time of format 1: its config named modules by their ids. */
export type RecordOfFormat1 = Omit<GameRecord, 'config'> & {
  readonly config: Omit<GameRecord['config'], 'modules'> & { readonly modules: readonly string[] };
};

/** Format 1 kept answers only. */
export interface SavedFormat1 {
  readonly format: 1;
  readonly sitters: Occupants;
  readonly record: RecordOfFormat1;
  readonly memories: Memories;
  readonly notes: Readonly<Partial<Record<Audience, string>>>;
}

/*
 * The cards of the core game while format 1 was written, in the order in which they were shuffled. A game of answers alone
 * has to be dealt as it was dealt then, and a card more changes every deal. New cards are therefore never added here.
 */
const HEROES = ['finch', 'veteran', 'fowler', 'actress', 'artificer', 'physician'];
const CITY_EVENTS = [
  'security-checks',
  'win-over-the-judges',
  'lantern-festival',
  'double-shift',
  'public-lectures',
  'tax-audit',
  'parade',
  'disappearances',
  'night-patrols',
  'salon-rumours',
  'emergency-decree',
  'grounded-platforms',
  'repair-crews',
  'sealed-archives',
  'show-trial',
  'barricades',
  'paid-informers',
  'great-exhibition',
  'cordon',
  'quiet-streets',
  'the-countdown',
];
const DIRECTIVES = [
  'pacify',
  'confiscate',
  'optimize',
  'shadow',
  'resettle',
  'expedite',
  'overhaul',
  'curfew',
  'levy',
  'interrogate',
];

export function openFormat1(
  { record, sitters, notes }: SavedFormat1,
  secret: string,
  registry: readonly GameModule[],
): OpenedTable {
  const game = openRecordOfFormat1(record, registry);
  return { game, seating: { occupants: sitters, memories: {}, notes, secret } };
}

export function isOfFormat1(record: GameRecord | RecordOfFormat1): record is RecordOfFormat1 {
  return record.config.modules.every((module) => typeof module === 'string');
}

/** The answers are given again under the cards of that time; the game goes on if that leads where it stood. */
export function openRecordOfFormat1(record: RecordOfFormat1, registry: readonly GameModule[]): HostedGame {
  const modules: readonly ModuleRequest[] = record.config.modules;
  const rulesThen = assembleRules(modules, registry.map(withCardsOfFormat1));
  const config = { ...record.config, modules: rulesThen.modules };
  const start = record.start && { ...record.start, config };
  const replayed = HostedGame.replayed(replay(rulesThen, { ...record, config, start }));
  const position = replayed.play.putDown();
  if (hashOfFormat1(position.state) !== record.hash)
    throw new Error('its answers lead elsewhere under these rules');
  const play = new Play(assembleRules(modules, registry), position);
  return HostedGame.underOtherRules(play, replayed.kept, record.rulesVersion);
}

function withCardsOfFormat1(module: GameModule): GameModule {
  if (module.id !== 'one-versus-many') return module;
  return {
    ...module,
    heroes: only(HEROES, module.heroes),
    cityEvents: only(CITY_EVENTS, module.cityEvents),
    directives: only(DIRECTIVES, module.directives),
  };
}

/** The cards with these ids, in this order. */
function only<Card extends { readonly id: string }>(
  ids: readonly string[],
  cards: readonly Card[] = [],
): readonly Card[] {
  return ids.map((wanted) =>
    present(
      cards.find(({ id }) => id === wanted),
      `card '${wanted}' any more`,
    ),
  );
}

/** The fingerprint as it was taken then. */
function hashOfFormat1(state: GameState): string {
  const modules = state.config.modules.map(({ id }) => id);
  return hashState({ ...state, config: { ...state.config, modules } } as unknown as GameState);
}
