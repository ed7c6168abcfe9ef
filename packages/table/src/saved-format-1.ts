import type { Memories } from '@great-machine/bots';
import {
  type Audience,
  assembleRules,
  type GameModule,
  type GameRecord,
  type GameState,
  hashState,
  type ModuleRequest,
  replay,
} from '@great-machine/rules';
import { HostedGame } from './hosted-game.js';
import type { Occupants } from './occupants.js';
import type { OpenedTable } from './saved.js';

/** Format 1 kept answers only, and its config named modules by their ids. */
export interface SavedFormat1 {
  readonly format: 1;
  readonly sitters: Occupants;
  readonly record: Omit<GameRecord, 'config'> & {
    readonly config: Omit<GameRecord['config'], 'modules'> & { readonly modules: readonly string[] };
  };
  readonly memories: Memories;
  readonly notes: Readonly<Partial<Record<Audience, string>>>;
}

/** The answers are given again; the game goes on if that leads where it stood. */
export function openFormat1(
  { record, sitters, notes }: SavedFormat1,
  secret: string,
  registry: readonly GameModule[],
): OpenedTable {
  const modules: readonly ModuleRequest[] = record.config.modules;
  const rules = assembleRules(modules, registry);
  const config = { ...record.config, modules: rules.modules };
  const start = record.start && { ...record.start, config };
  const play = replay(rules, { ...record, config, start });
  if (hashOfFormat1(play.state) !== record.hash)
    throw new Error('its answers lead elsewhere under these rules');
  const game = HostedGame.replayed(play);
  return { game, seating: { occupants: sitters, memories: {}, notes, secret } };
}

/** The fingerprint as it was taken then. */
function hashOfFormat1(state: GameState): string {
  const modules = state.config.modules.map(({ id }) => id);
  return hashState({ ...state, config: { ...state.config, modules } } as unknown as GameState);
}
