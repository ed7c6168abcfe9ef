import type { Answer, PickView, Route } from '@great-machine/rules';
import { AUDIENCES } from '@great-machine/rules';
import { z } from 'zod';
import { Count, Id, Once, OwnText, QuestionId, SCHEMAS, SideSchema } from './schemas.js';

/*
 * What people say is checked for its shape alone: what it means, and whether it is possible, the rules say, alike for a
 * table in a worker and on a server.
 */

const PickOf = z.union([
  z.string().max(200),
  z.number(),
  z.strictObject({ x: z.number(), y: z.number(), rotation: z.number() }),
]);

/** One pick out of the options of a question, as the question gave it. */
const PickSchema = z
  .strictObject({ pick: z.string().max(60), names: z.string().max(60), of: PickOf.optional() })
  .register(SCHEMAS, {
    id: 'Pick',
    description: 'One pick out of the options of a question, as the question gave it.',
  });

export const GameAnswer = z
  .strictObject({
    seat: z.string().max(60),
    decision: QuestionId,
    rev: Count.optional(),
    picks: z.array(PickSchema).max(100).optional(),
    back: z.boolean().optional(),
  })
  .register(SCHEMAS, {
    id: 'GameAnswer',
    description:
      'What a seat says to an open question: picks in order, whole or in part, or that it takes the last one back.',
  });

const WalkRoute = z
  .strictObject({
    districts: z.array(Id).max(50),
    exits: z.array(z.strictObject({ district: Id, price: z.number() })).max(50),
    price: z.number(),
    left: z.number(),
    captureChance: z.number(),
  })
  .register(SCHEMAS, { id: 'WalkRoute', description: 'A route as `routes` gave it.' });

/** The answer that a client has sent; its picks are of the shape of picks, and the rules read them. */
export function answerOf({ picks, ...answer }: z.infer<typeof GameAnswer>): Answer {
  return picks === undefined ? answer : { ...answer, picks: picks as readonly PickView[] };
}

export function routeOf(route: z.infer<typeof WalkRoute>): Route {
  return route;
}

/** What a seat asks of its game: the methods of `TableConnection`, one by one. */
export const PLAY_REQUESTS = [
  z.strictObject({ do: z.literal('read'), since: Count }).register(SCHEMAS, {
    id: 'Read',
    description: 'The feed of the own side from this entry on, with what may be answered now.',
  }),
  z.strictObject({ do: z.literal('read-side'), side: SideSchema, since: Count }).register(SCHEMAS, {
    id: 'ReadSide',
    description:
      'The feed of a side from this entry on: for those who watch, where all seats have agreed to it, at least a round late; for all after the end.',
  }),
  z
    .strictObject({ do: z.literal('answer'), once: Once, answers: z.array(GameAnswer).max(50) })
    .register(SCHEMAS, {
      id: 'GiveAnswers',
      description: 'Several answers in order, all or none. Replies with a refusal, or nothing.',
    }),
  z
    .strictObject({ do: z.literal('undo'), once: Once })
    .register(SCHEMAS, { id: 'Undo', description: 'Takes the latest answer of the own seats back.' }),
  z
    .strictObject({ do: z.literal('walk'), once: Once, seat: Id, hero: Id, route: WalkRoute })
    .register(SCHEMAS, {
      id: 'Walk',
      description: 'A Hero goes along a route, up to where something else is asked.',
    }),
  z.strictObject({ do: z.literal('why-not'), answer: GameAnswer }).register(SCHEMAS, {
    id: 'WhyNot',
    description: 'Why an answer is not possible, from the own knowledge alone.',
  }),
  z
    .strictObject({ do: z.literal('is-final'), answer: GameAnswer })
    .register(SCHEMAS, { id: 'IsFinal', description: 'Whether an answer could not be taken back.' }),
  z.strictObject({ do: z.literal('advise'), seat: Id, question: QuestionId }).register(SCHEMAS, {
    id: 'Advise',
    description: 'The best answers to an own question, where the table allows hints.',
  }),
  z
    .strictObject({ do: z.literal('routes'), hero: z.string().max(60), district: z.string().max(60) })
    .register(SCHEMAS, { id: 'Routes', description: 'The best ways of an own Hero to a District.' }),
  z.strictObject({ do: z.literal('truth') }).register(SCHEMAS, {
    id: 'TellTruth',
    description: 'Everything that was hidden; nothing before the end.',
  }),
  z
    .strictObject({ do: z.literal('notes') })
    .register(SCHEMAS, { id: 'ReadNotes', description: 'The own notes at this table.' }),
  z
    .strictObject({ do: z.literal('keep-notes'), audience: z.enum(AUDIENCES), notes: OwnText })
    .register(SCHEMAS, {
      id: 'KeepNotes',
      description: 'Keeps the own notes at this table, in the eyes of that audience.',
    }),
] as const;
