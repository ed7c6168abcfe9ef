/** The picture that stands for an ending. */
export interface Backdrop {
  readonly kind: 'districts-wide' | 'city-events';
  readonly id: string;
}

const CENTRAL_SQUARE: Backdrop = { kind: 'districts-wide', id: 'central-square' };

const BACKDROPS: Readonly<Record<string, Backdrop>> = {
  'three-riots': CENTRAL_SQUARE,
  'two-riots-and-riot-stage': { kind: 'districts-wide', id: 'grand-citadel' },
  'plan-by-detainment': { kind: 'districts-wide', id: 'tower-of-law' },
  'plan-by-failed-riot': { kind: 'districts-wide', id: 'control-nexus' },
  'plan-by-countdown': { kind: 'city-events', id: 'the-countdown' },
  'plan-by-city-event': { kind: 'districts-wide', id: 'industrial' },
};

/** The picture behind a way to win; one of another version has the City's heart. */
export function backdropOf(how: string): Backdrop {
  return BACKDROPS[how] ?? CENTRAL_SQUARE;
}
