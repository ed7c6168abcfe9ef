import type { GameOptions, ModuleRequest, Tile } from '@great-machine/rules';
import { z } from 'zod';
import { ClockSetup } from './clocks.js';
import { Id, SCHEMAS } from './schemas.js';

const ModuleSetup: z.ZodType<ModuleRequest> = z.union([
  Id,
  z.strictObject({
    id: Id,
    options: z.record(Id, z.union([z.string().max(60), z.number(), z.boolean()])).optional(),
  }),
]);

const CityTile: z.ZodType<Tile> = z.strictObject({
  x: z.int().min(-99).max(99),
  y: z.int().min(-99).max(99),
  rotation: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
});

/** What a game is played with. Whether it can be played so the rules say, with every reason. */
export const GameSetup = z
  .strictObject({
    modules: z.array(ModuleSetup).max(20).optional(),
    revolutionaries: z.int().min(1).max(3).optional(),
    heroes: z.union([z.literal('random'), z.array(Id).max(3)]).optional(),
    city: z.union([Id, z.array(CityTile).max(20)]).optional(),
    masterPlan: z.int().min(1).max(4).optional(),
    notFirstEvent: Id.optional(),
    sharedHero: z.boolean().optional(),
    control: z.array(z.array(Id).max(3)).max(3).optional(),
    seed: z.string().min(1).max(100).optional(),
  })
  .register(SCHEMAS, {
    id: 'GameSetup',
    description:
      'What a game is played with; what is missing is as usual. A City is a preset, `random`, or one tile for each District. A chosen seed is shown to all: it proves nothing about the deal.',
  });
export type GameSetup = z.infer<typeof GameSetup>;

/** A setup is what the rules take as options; without a seed the table has a key of its own. */
export function optionsOf({ modules: _, ...options }: GameSetup): Omit<GameOptions, 'key'> {
  return options;
}

/** Everything that is agreed on before a game. All who join see it. */
export const TableSetup = z
  .strictObject({
    game: GameSetup,
    title: z.string().trim().max(60).optional(),
    isListed: z.boolean().default(false),
    hints: z.boolean().default(true),
    clock: ClockSetup.default({ kind: 'none' }),
    /** Whether a bot stands in for a seat from when its time is up. */
    standInAfterTime: z.boolean().default(false),
    chat: z.boolean().default(true),
    privateChannel: z.boolean().default(false),
    spectatorDelay: z.int().min(0).max(3_600).default(0),
  })
  .register(SCHEMAS, {
    id: 'TableSetup',
    description:
      'Everything that is agreed on before a game: the game, whether the lobby lists it, hints, clock, whether a bot stands in for a seat whose time is up, chat, a private channel of the Revolutionaries (R-INF-5), and by how many seconds spectators see less.',
  });
export type TableSetup = z.infer<typeof TableSetup>;
