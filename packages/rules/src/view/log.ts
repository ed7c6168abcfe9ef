import type { DatedEvent } from '../kernel/live.js';
import type { Game } from '../model/game.js';
import type { AnyLogLine } from '../model/log-lines.js';
import type { Audience } from '../model/module-view.js';
import { showFields } from './fields.js';

/** The line that an audience may read of an event, built from the fields declared for it. */
export function logLine(g: Game, event: DatedEvent, audience: Audience): AnyLogLine {
  const declared = g.rules.events[event.event];
  if (declared === undefined) throw new Error(`no module declares the event '${event.event}'`);
  return { round: event.round, key: event.event, params: showFields(g, declared, audience, event) };
}
