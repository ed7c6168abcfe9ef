import { itemAt } from '../kernel/checked.js';
import { EVENTS, type EventTable } from '../model/event-table.js';
import { type AnyLogLine, areDeclared, districtsAmong, type LinesOf, NOTICES } from '../model/log-lines.js';
import { REVOLUTION_EVENTS } from './bring-about-a-revolution/events.js';
import { SURGE_EVENTS } from './chronoleon/events.js';
import { RESISTANCE_EVENTS } from './pockets-of-resistance/events.js';
import { IMPROVEMENT_EVENTS } from './servants-of-the-machine/events.js';
import { FLIGHT_EVENTS, SPECIAL_GUARD_EVENTS } from './surveillance-zeppelin/events.js';

/**
 * Every event of the shipped modules: a module that brings events adds its table here. Tables are files without code, because
 * clients that do not play by the rules themselves read lines, too.
 */
export const SHIPPED_EVENTS = {
  ...EVENTS,
  ...REVOLUTION_EVENTS,
  ...IMPROVEMENT_EVENTS,
  ...SURGE_EVENTS,
  ...RESISTANCE_EVENTS,
  ...FLIGHT_EVENTS,
  ...SPECIAL_GUARD_EVENTS,
};

/** A line that this version tells: one of a shipped module, or a remark. */
export type LogLine = LinesOf<typeof SHIPPED_EVENTS & typeof NOTICES>;

const TABLE: EventTable = { ...SHIPPED_EVENTS, ...NOTICES };

/** Whether this version tells a line; one of another version may have other words, or another name. */
export function isLogLine(line: AnyLogLine): line is LogLine {
  const declared = Object.hasOwn(TABLE, line.key) ? TABLE[line.key] : undefined;
  return declared !== undefined && areDeclared(line.params, declared);
}

/** The line about one kind of event. */
export type LogLineOf<Key extends LogLine['key']> = Extract<LogLine, { readonly key: Key }>;

export function isLogLineOf<Key extends LogLine['key']>(line: AnyLogLine, key: Key): line is LogLineOf<Key> {
  return line.key === key && isLogLine(line);
}

/** The Districts that a line names. */
export function districtsIn(line: AnyLogLine): readonly string[] {
  return isLogLine(line) ? districtsAmong(line.params, itemAt(TABLE, line.key)) : [];
}
