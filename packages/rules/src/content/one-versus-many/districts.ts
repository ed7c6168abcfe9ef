import type { DistrictDefinition } from '../../model/content.js';

const GUARD_SQUARES = 4;
const GUARDS_AT_SETUP = 2;

/** CITY-1, CITY-3, SET-2: where people live there are 6 Citizen squares and 4 Citizens at setup. */
function inhabited(id: string, size: 'minor' | 'major'): DistrictDefinition {
  return {
    id,
    size,
    onGrid: true,
    guardSquares: GUARD_SQUARES,
    citizenSquares: 6,
    citizensAtSetup: 4,
    guardsAtSetup: GUARDS_AT_SETUP,
  };
}

/** The other Major Districts have 4 squares and 1 Citizen at setup. */
function official(id: string): DistrictDefinition {
  return { ...inhabited(id, 'major'), citizenSquares: 4, citizensAtSetup: 1 };
}

/** In the order of the presets' tiles. */
export const DISTRICTS: readonly DistrictDefinition[] = [
  inhabited('art', 'minor'),
  inhabited('science', 'minor'),
  inhabited('commerce', 'minor'),
  inhabited('industrial', 'minor'),
  inhabited('velvet', 'minor'),
  official('grand-citadel'),
  official('tower-of-law'),
  official('control-nexus'),
  inhabited('central-square', 'major'),
];
