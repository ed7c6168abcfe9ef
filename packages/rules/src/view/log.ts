import type { EventRecord } from '../kernel/live.js';
import type { Plain } from '../kernel/plain.js';
import type { Fields } from '../model/events.js';
import type { Game } from '../model/game.js';
import type { Audience } from '../model/module-view.js';
import { wordOf } from './words.js';

/** A message key with its parameters, in the words of the rules; the client has the sentence. */
export interface LogLine {
  readonly key: string;
  readonly params: Readonly<Record<string, Plain>>;
}

/** The line that an audience may read of an event, built from the fields declared for it. */
export function logLine(g: Game, event: EventRecord, audience: Audience): LogLine {
  const declared = g.rules.events[event.event];
  if (declared === undefined) throw new Error(`no module declares the event '${event.event}'`);
  const params: Record<string, Plain> = {};
  addFields(g, event, declared.all, params);
  if (audience !== 'public') addFields(g, event, declared[audience], params);
  return { key: event.event, params };
}

function addFields(
  g: Game,
  event: EventRecord,
  fields: Fields | undefined,
  params: Record<string, Plain>,
): void {
  for (const field in fields) {
    const word = wordOf(g, fields[field], (event as unknown as Record<string, unknown>)[field]);
    if (word !== undefined) params[field] = word;
  }
}
