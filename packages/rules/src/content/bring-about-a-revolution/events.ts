import type { EventTable } from '../../model/event-table.js';

export const START_EVENTS = {
  'start-chosen': { all: { hero: 'hero', district: 'district' } },
} as const satisfies EventTable;

export const INVENTION_EVENTS = {
  'invention-drawn': { all: { hero: 'hero', invention: 'text' } },
  'invention-returned': { all: { hero: 'hero', invention: 'text' } },
  'invention-used': { all: { hero: 'hero', invention: 'text' } },
  'invention-tested': { all: { hero: 'hero', invention: 'text', breakdown: 'text', broken: 'flag' } },
} as const satisfies EventTable;

export const COMMUNICATOR_EVENTS = {
  'ability-copied': { all: { hero: 'hero', copied: 'hero' } },
} as const satisfies EventTable;

export const DEACTIVATION_EVENTS = {
  'servant-deactivated': { all: { servant: 'servant', district: 'district' } },
  'servant-reactivated': { all: { servant: 'servant', district: 'district' } },
} as const satisfies EventTable;

export const THEORY_EVENTS = {
  'theory-drawn': { all: { hero: 'hero' }, revolutionaries: { theory: 'text' } },
  'theory-returned': { all: { hero: 'hero' }, revolutionaries: { theory: 'text' } },
  'theory-applied': { all: { hero: 'hero', theory: 'text' } },
} as const satisfies EventTable;

export const BEHAVIOR_EVENTS = {
  'directive-switched-off': { all: { card: 'text' } },
  'directives-switched-on': { all: { cards: 'texts' } },
} as const satisfies EventTable;

export const PROBABILITY_EVENTS = {
  'city-event-replaced': { all: { card: 'text', replaced: 'text' } },
} as const satisfies EventTable;

export const SOCIOLOGICAL_EVENTS = {
  'card-lent': { all: { hero: 'hero', borrower: 'hero' }, revolutionaries: { district: 'district' } },
} as const satisfies EventTable;

/** Every event of this module. */
export const REVOLUTION_EVENTS = {
  ...START_EVENTS,
  ...INVENTION_EVENTS,
  ...COMMUNICATOR_EVENTS,
  ...DEACTIVATION_EVENTS,
  ...THEORY_EVENTS,
  ...BEHAVIOR_EVENTS,
  ...PROBABILITY_EVENTS,
  ...SOCIOLOGICAL_EVENTS,
};
