import type { EventTable } from '../../model/event-table.js';

export const RESISTANCE_EVENTS = {
  'resistance-placed': { all: { district: 'district' } },
  'resistance-used': { all: { hero: 'hero', district: 'district' } },
} as const satisfies EventTable;
