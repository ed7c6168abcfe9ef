import type { TokenSet } from '../../model/tokens.js';

/** The five types of Surge tokens. */
export const SURGE_TYPES = ['espionage', 'deterrence', 'coercion', 'custody', 'supervision'] as const;
export type Surge = (typeof SURGE_TYPES)[number];

/** CHR-2: two of each type. In a file of its own, so that the page can count them without loading the module. */
export const SURGE_SET: TokenSet = { id: 'surge', faces: SURGE_TYPES.flatMap((id) => [id, id]) };
