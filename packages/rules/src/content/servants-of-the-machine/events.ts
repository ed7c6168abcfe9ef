import type { EventTable } from '../../model/event-table.js';

export const IMPROVEMENT_EVENTS = {
  'improvement-installed': { all: { servant: 'servant', district: 'district', slot: 'number' } },
} as const satisfies EventTable;
