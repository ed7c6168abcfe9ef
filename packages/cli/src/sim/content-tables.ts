import { words } from '../words.js';
import { percent, type Table } from './figures.js';
import type { Summary } from './summary.js';

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
  ];
}
