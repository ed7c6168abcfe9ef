import type { EventTable } from '../../model/event-table.js';

export const FLIGHT_EVENTS = {
  'zeppelin-flew': { all: { from: 'district', to: 'district', direction: 'text', exit: 'text' } },
} as const satisfies EventTable;

export const SPECIAL_GUARD_EVENTS = {
  'special-guard-placed': { all: { district: 'district' } },
  'special-guard-left': { all: { district: 'district' } },
} as const satisfies EventTable;
