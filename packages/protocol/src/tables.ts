import { z } from 'zod';
import { ClockSetup } from './clocks.js';
import { Count, Id, Name, Once, SCHEMAS, Secret, TableId, Time } from './schemas.js';
import { GameSetup, TableSetup } from './setup.js';
import { Toss } from './toss.js';

/**
 * Players gather, wait for the toss for the key of the game, play, and are done; a closed table was ended by its creator or the
 * operator.
 */
export const Stage = z.enum(['gathering', 'starting', 'playing', 'over', 'closed']);
export type Stage = z.infer<typeof Stage>;

/** How well a bot plays. */
export const BotLevel = z.enum(['apprentice', 'journeyman', 'engineer', 'mastermind']);
export type BotLevel = z.infer<typeof BotLevel>;

export const CreateTable = z
  .strictObject({ once: Once, setup: TableSetup })
  .register(SCHEMAS, { id: 'CreateTable', description: 'A new table. Its creator is the player who asks.' });
export type CreateTable = z.infer<typeof CreateTable>;

/** The secrets that open a table. Only its creator gets them, and those that are renewed. */
export const TableLinks = z
  .object({
    invitation: Secret,
    spectators: Secret,
    seats: z.record(Id, Secret),
  })
  .register(SCHEMAS, {
    id: 'TableLinks',
    description: 'Secrets for links of the form `/#/table/TABLE/SECRET`.',
  });
export type TableLinks = z.infer<typeof TableLinks>;

export const CreatedTable = z
  .object({ table: TableId, links: TableLinks })
  .register(SCHEMAS, { id: 'CreatedTable' });
export type CreatedTable = z.infer<typeof CreatedTable>;

/** A link that a player has opened. It makes them a guest, a spectator, or the one who may claim a seat. */
export const JoinTable = z.strictObject({ link: Secret }).register(SCHEMAS, {
  id: 'JoinTable',
  description: 'A link is opened: of the invitation, of a seat, of the spectators.',
});
export type JoinTable = z.infer<typeof JoinTable>;

/** Who sits at a seat. */
export const SeatTaken = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('person'),
    name: Name,
    /** Whether a page of theirs is visible. */
    isHere: z.boolean(),
    /** Other seats of the same key, across sides too. */
    alsoAt: z.array(Id),
  }),
  z.object({
    by: z.literal('bot'),
    level: BotLevel,
    /** The person for whom it stands in. */
    standsInFor: Name.optional(),
  }),
]);
export type SeatTaken = z.infer<typeof SeatTaken>;

/** Whether a replay that a player has brought was found sound. */
export const Imported = z.enum(['verified', 'unverified']);
export type Imported = z.infer<typeof Imported>;

/** What was done at a table by its creator, by the operator, or by one who has taken the seat of another person. */
export const TableEvent = z
  .object({
    at: Time,
    did: z.enum(['hand-over', 'renew-links', 'free-seat', 'replace', 'abort', 'close']),
    /** The seat of the player who did it, at that time; missing where they had none, and for the operator. */
    by: Id.optional(),
    /** The seat of the new creator, or the seat that was made free or taken. */
    seat: Id.optional(),
  })
  .register(SCHEMAS, {
    id: 'TableEvent',
    description:
      'The creator has handed the table over, renewed its links, made the seat of another free or aborted the game; a player has taken the seat of another; the operator has closed the table.',
  });
export type TableEvent = z.infer<typeof TableEvent>;

/** What all who joined a table see of it besides the game. */
export const TableSheet = z
  .object({
    table: TableId,
    stage: Stage,
    isPaused: z.boolean(),
    setup: TableSetup,
    seats: z.array(z.object({ seat: Id, speaksFor: z.array(Id), taken: SeatTaken.optional() })),
    /** The seat of the creator; missing where they have none. */
    creator: Id.optional(),
    /** The latest, in their order. */
    events: z.array(TableEvent),
    /** Whether all seats have agreed that spectators see everything, at least a round late. */
    showsAll: z.boolean(),
    /** Of a table that only holds a replay from elsewhere: whether it was found sound. */
    imported: Imported.optional(),
    /** Where the same people play again, if they have agreed to. */
    rematch: TableId.optional(),
    spectators: Count,
    toss: Toss,
    /** What the player who reads this is here. */
    you: z.object({
      as: z.enum(['player', 'guest', 'spectator']),
      seats: z.array(Id),
      isCreator: z.boolean(),
      /** Seats that are taken and were yielded to this player. */
      mayClaim: z.array(Id),
    }),
    /** What the operator tells all, if anything. */
    notice: z.string().optional(),
  })
  .register(SCHEMAS, {
    id: 'TableSheet',
    description: 'What all who joined a table see of it besides the game.',
  });
export type TableSheet = z.infer<typeof TableSheet>;

export const LobbyFilter = z
  .strictObject({
    stage: Stage.default('gathering'),
    before: z.coerce.number().int().nonnegative().optional(),
    free: z.enum(['machine', 'revolutionaries', 'any']).optional(),
    players: z.coerce.number().int().min(2).max(4).optional(),
    clock: z.enum(ClockSetup.options.map(({ shape }) => shape.kind.value)).optional(),
    modules: z
      .string()
      .regex(/^[a-z0-9-]{1,60}(,[a-z0-9-]{1,60}){0,19}$/)
      .transform((ids) => ids.split(','))
      .optional(),
  })
  .register(SCHEMAS, {
    id: 'LobbyFilter',
    description:
      'Listed tables of a stage, latest first: created before a time, with a free seat on a side, so many seats, a kind of clock, and all of these modules (ids with commas between).',
  });
export type LobbyFilter = z.infer<typeof LobbyFilter>;

export const Lobby = z
  .object({
    tables: z.array(
      z.object({
        table: TableId,
        createdAt: Time,
        stage: Stage,
        setup: TableSetup,
        seats: z.array(z.object({ seat: Id, taken: z.enum(['person', 'bot']).optional() })),
        /** Opens the table as its invitation does. */
        invitation: Secret.optional(),
      }),
    ),
    /** The time before which to look on; missing where there are no more. */
    next: Time.optional(),
  })
  .register(SCHEMAS, {
    id: 'Lobby',
    description:
      'Listed tables. Those created before `next` were not looked at; without it there are no more.',
  });
export type Lobby = z.infer<typeof Lobby>;

/** What is asked of a table before and beside the game. The server decides which player may ask what. */
export const TABLE_REQUESTS = [
  z.strictObject({ do: z.literal('claim-seat'), once: Once, seat: Id, name: Name }).register(SCHEMAS, {
    id: 'ClaimSeat',
    description: 'Sits down at a free seat that the opened link opens.',
  }),
  z.strictObject({ do: z.literal('leave-seat'), once: Once, seat: Id }).register(SCHEMAS, {
    id: 'LeaveSeat',
    description: 'The own seat is free; the creator frees any seat, and sockets end.',
  }),
  z.strictObject({ do: z.literal('seat-bot'), once: Once, seat: Id, level: BotLevel }).register(SCHEMAS, {
    id: 'SeatBot',
    description: 'A bot at a free seat, or in the place of the one who asks.',
  }),
  z.strictObject({ do: z.literal('take-seat-back'), once: Once, seat: Id }).register(SCHEMAS, {
    id: 'TakeSeatBack',
    description: 'The bot that stands in hands the own seat back.',
  }),
  z.strictObject({ do: z.literal('change-setup'), once: Once, setup: TableSetup }).register(SCHEMAS, {
    id: 'ChangeSetup',
    description: 'The creator changes the setup before the start; all see it.',
  }),
  z
    .strictObject({
      do: z.literal('choose-heroes'),
      once: Once,
      heroes: GameSetup.shape.heroes,
      control: GameSetup.shape.control,
      sharedHero: GameSetup.shape.sharedHero,
    })
    .register(SCHEMAS, {
      id: 'ChooseHeroes',
      description:
        'A Revolutionary chooses before the start which Heroes are played and who leads them; all see it (R-SET-1).',
    }),
  z
    .strictObject({ do: z.literal('start'), once: Once })
    .register(SCHEMAS, { id: 'Start', description: 'The game begins, after the toss for its key.' }),
  z
    .strictObject({ do: z.literal('pause'), once: Once, isPaused: z.boolean() })
    .register(SCHEMAS, { id: 'Pause', description: 'Clocks stand still, or go on.' }),
  z.strictObject({ do: z.literal('renew-links'), once: Once }).register(SCHEMAS, {
    id: 'RenewLinks',
    description:
      'New links; the old ones open nothing, and those who came by them and have no seat go. Replies with the new ones.',
  }),
  z.strictObject({ do: z.literal('hand-over'), once: Once, seat: Id }).register(SCHEMAS, {
    id: 'HandOver',
    description: 'The player at that seat is the creator from now on.',
  }),
  z
    .strictObject({ do: z.literal('abort'), once: Once })
    .register(SCHEMAS, { id: 'Abort', description: 'The creator closes the table, visibly.' }),
] as const;
