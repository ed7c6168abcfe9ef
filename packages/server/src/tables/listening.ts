import { type Channel, Said, type TalkLine } from '@great-machine/protocol';
import { MACHINE } from '@great-machine/rules';
import type { StoredLine } from '../store/talk-store.js';
import { notNow } from './changes.js';
import { Refusal } from './refusal.js';
import { type Sheet, seatsOfPlayer } from './sheet.js';
import { isSpectator } from './shown-sheet.js';

/** In milliseconds: where players are heard late, so are those who watch, by a moment: so all hear it in one order. */
const MOMENT = 1000;

/** One who hears what is said at a table, by where they sit. */
export interface Listener {
  /** Whether they have a seat. */
  readonly plays: boolean;
  readonly isRevolutionary: boolean;
  /** In milliseconds: by how much they hear those late who play. */
  readonly delay: number;
}

export function listenerOf(sheet: Sheet, player: string): Listener {
  const own = seatsOfPlayer(sheet, player);
  const seats = sheet.seats.filter(({ seat }) => own.includes(seat));
  const plays = seats.length > 0;
  return {
    plays,
    isRevolutionary: plays && !seats.some(({ speaksFor }) => speaksFor.includes(MACHINE)),
    delay: plays ? 0 : sheet.setup.spectatorDelay * 1000,
  };
}

/** Refuses a channel in which a player may not speak now. */
export function checkChannel(sheet: Sheet, player: string, channel: Channel): void {
  const { stage, setup } = sheet;
  const { plays, isRevolutionary } = listenerOf(sheet, player);
  if (stage === 'closed') throw notNow(sheet);
  if (!maySpeak()) throw new Refusal({ refused: 'not-allowed' });
  if (channel === 'side' && stage !== 'playing') throw notNow(sheet);
  if (channel === 'spectators' && stage === 'over') throw notNow(sheet);

  function maySpeak(): boolean {
    switch (channel) {
      case 'table':
        return plays || stage === 'over' || (stage !== 'playing' && isGuest(sheet, player));
      case 'side':
        return setup.privateChannel && isRevolutionary;
      case 'spectators':
        return !plays;
    }
  }
}

/** One who has come to take a seat. */
function isGuest({ members }: Sheet, player: string): boolean {
  const member = members[player];
  return member !== undefined && !isSpectator(member);
}

/** A line with its number for a listener. */
export interface HeardLine {
  readonly number: number;
  readonly line: StoredLine;
}

/**
 * What a listener hears by now, numbered for them: numbers say nothing of what others hear. All players hear the table, the
 * Machine too (R-INF-5); those who watch hear it late where the table wants it so.
 */
export function heardBy(listener: Listener, lines: readonly StoredLine[], now: number): readonly HeardLine[] {
  const own = lines.filter((line) => hears(listener, line));
  if (listener.delay === 0) return own.map(numbered);
  return own
    .map((line) => ({ line, at: heardAt(listener, line) }))
    .filter(({ at }) => at <= now)
    .sort((one, other) => one.at - other.at || one.line.line - other.line.line)
    .map(({ line }, number) => numbered(line, number));
}

/** When a listener hears the next line that is held back; undefined if there is none. */
export function nextHeardAt(
  listener: Listener,
  lines: readonly StoredLine[],
  now: number,
): number | undefined {
  if (listener.delay === 0) return undefined;
  const late = lines.filter((line) => hears(listener, line)).map((line) => heardAt(listener, line));
  const next = Math.min(...late.filter((at) => at > now));
  return Number.isFinite(next) ? next : undefined;
}

function numbered(line: StoredLine, number: number): HeardLine {
  return { number, line };
}

function hears({ plays, isRevolutionary }: Listener, { channel }: StoredLine): boolean {
  switch (channel) {
    case 'table':
      return true;
    case 'side':
      return isRevolutionary;
    case 'spectators':
      return !plays;
  }
}

function heardAt({ delay }: Listener, { channel, stage, at }: StoredLine): number {
  if (delay === 0) return at;
  return channel === 'table' && stage === 'playing' ? at + delay : at + MOMENT;
}

/** A line as it is told; undefined where its speaker has deleted it. */
export function showLine({ number, line }: HeardLine): TalkLine | undefined {
  const { at, channel, name, seat, said } = line;
  if (said === '') return undefined;
  return {
    number,
    at,
    channel,
    from: name === '' ? undefined : name,
    seat,
    said: Said.parse(JSON.parse(said)),
  };
}
