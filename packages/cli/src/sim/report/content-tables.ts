import { USE_KINDS, type UseKind } from '@great-machine/measuring';
import { words } from '../../terminal/terminal-words.js';
import type { Summary } from '../run/summary.js';
import { percent, type Row, type Table } from './figures.js';

/** Cards, Actions and Districts: how often they came up and were used. */
export function contentTables({ counts }: Summary): readonly Table[] {
  return [
    {
      title: 'City Events',
      note: 'Share: of the rounds with the card, those in which it advanced the Master Plan.',
      columns: ['card', 'revealed', 'rounds', 'Plan advanced', 'share %'],
      rows: Object.entries(counts.cityEvents).map(([id, { revealed, rounds, advanced }]) => [
        words.name('city-event', id),
        ...[revealed, rounds, advanced].map(String),
        percent(advanced, rounds),
      ]),
    },
    {
      title: 'Directives',
      note: 'Share: published of drawn; a Directive taken back and published again counts twice.',
      columns: ['card', 'drawn', 'published', 'share %', 'cancelled', 'discarded'],
      rows: Object.entries(counts.directives).map(([id, { drawn, published, cancelled, discarded }]) => [
        words.name('directive', id),
        ...[drawn, published].map(String),
        percent(published, drawn),
        ...[cancelled, discarded].map(String),
      ]),
    },
    {
      title: 'Actions of the Heroes',
      note: 'Available: offered when a Hero chose an Action.',
      columns: ['Action', 'available', 'taken', 'share %'],
      rows: Object.entries(counts.heroActions).map(([id, { available, taken }]) => [
        words.name('hero-action', id),
        ...[available, taken].map(String),
        percent(taken, available),
      ]),
    },
    {
      title: 'Actions of the Servants',
      note: 'In rounds: available if any Servant could take it at any time of the round.',
      columns: ['Action', 'available', 'taken', 'share %', 'times in all'],
      rows: Object.entries(counts.servantActions).map(([id, { available, taken, times }]) => [
        words.name('servant-action', id),
        ...[available, taken].map(String),
        percent(taken, available),
        String(times),
      ]),
    },
    {
      title: 'Districts',
      note: 'Access cards that could be chosen and were; Raids placed; Heroes detained by them.',
      columns: ['District', 'in hand', 'chosen', 'share %', 'Raids', 'caught'],
      rows: Object.entries(counts.districts).map(([id, { offered, chosen, raids, caught }]) => [
        words.name('district', id, 'title'),
        ...[offered, chosen].map(String),
        percent(chosen, offered),
        ...[raids, caught].map(String),
      ]),
    },
    ...moduleTables(counts),
  ];
}

const DONE: Readonly<Record<UseKind, string>> = {
  'invention-used': 'used',
  'theory-applied': 'applied',
  'surge-given': 'given',
  'surge-activated': 'activated',
  'improvement-installed': 'installed',
  'improvement-used': 'used',
};
const NUMERALS = ['', ' I', ' II'];

/** An Improvement is called by its Servant and its number. */
function thingName(id: string): string {
  const [servant, slot] = [id.slice(0, -2), NUMERALS[Number(id.slice(-1))]];
  return slot === undefined ? words.name('card', id) : `${words.name('servant', servant)}${slot}`;
}

function useTable({ moduleUses }: Summary['counts']): Table {
  return {
    title: 'Use of what modules bring',
    note:
      'Available: offered when a seat was asked; given Surge tokens and Lex Hecate in rounds, as Actions of ' +
      'the Servants.',
    columns: ['use', 'available', 'taken', 'share %'],
    rows: USE_KINDS.flatMap((kind) =>
      Object.entries(moduleUses[kind]).map(
        ([id, { available, taken }]): Row => [
          `${thingName(id)}, ${DONE[kind]}`,
          ...[available, taken].map(String),
          percent(taken, available),
        ],
      ),
    ),
  };
}

/**
 * What modules bring, as far as they tell of it: cards and Servants by what happened to them, what was used of them, then
 * every event.
 */
function moduleTables(counts: Summary['counts']): readonly Table[] {
  const { moduleEvents, moduleContent, games } = counts;
  const ofContent = Object.entries(moduleContent).map(([kind, uses]) => contentTable(kind, uses));
  const ofEvents: Table = {
    title: 'What modules bring',
    note: 'Share: of all games, those in which it happened.',
    columns: ['event', 'times', 'games', 'share %'],
    rows: Object.entries(moduleEvents).map(([event, use]) => [
      eventName(event),
      ...[use.times, use.games].map(String),
      percent(use.games, games),
    ]),
  };
  return ofEvents.rows.length === 0 ? [] : [...ofContent, useTable(counts), ofEvents];
}

/** What there is more of goes down, so that the table is narrow. */
function contentTable(kind: string, uses: Summary['counts']['moduleContent'][string]): Table {
  const isServant = kind === 'servant';
  const things = Object.keys(uses).map((id) => ({
    id,
    name: words.name(isServant ? 'servant' : 'card', id),
  }));
  const events = Object.keys(Object.values(uses)[0] ?? {}).map((id) => ({ id, name: eventName(id, kind) }));
  const countOf = (thing: string, event: string) => String(uses[thing]?.[event] ?? 0);
  const title = isServant ? 'Servants' : words.name('card-kind', kind, 'many');
  const note = 'How often each of these happened, in all games.';
  if (things.length < events.length) {
    return {
      title,
      note,
      columns: ['event', ...things.map(({ name }) => name)],
      rows: events.map((event) => [event.name, ...things.map(({ id }) => countOf(id, event.id))]),
    };
  }
  return {
    title,
    note,
    columns: ['card', ...events.map(({ name }) => name)],
    rows: things.map((thing) => [thing.name, ...events.map(({ id }) => countOf(thing.id, id))]),
  };
}

/** The event without the kind of thing that the table is about. */
function eventName(event: string, kind?: string): string {
  const name = kind === undefined ? event : event.replace(`${kind}-`, '');
  return name.replaceAll('-', ' ');
}
