import type { EventTable } from '../../model/event-table.js';

export const SURGE_EVENTS = {
  'surges-laid': { all: { amount: 'number' } },
  'surge-taken': { all: { servant: 'servant' }, machine: { surge: 'text' } },
  'surge-given': { all: { servant: 'servant', hero: 'hero', surge: 'text' } },
  'surge-activated': { all: { hero: 'hero', surge: 'text' } },
  'surge-discarded': { all: { hero: 'hero', surge: 'text' } },
  'access-looked-at': {
    all: { hero: 'hero' },
    revolutionaries: { district: 'district' },
    machine: { district: 'district' },
  },
} as const satisfies EventTable;
