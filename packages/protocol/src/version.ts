/** Raised with every change that a client of the version before would not understand. */
export const PROTOCOL = 1;

/** Servers speak the current version and the one before; older clients are told to reload. */
export const OLDEST_PROTOCOL = 1;

/** The path of every request by HTTP. */
export const API = `/api/v${PROTOCOL}`;

export function isSpoken(version: number): boolean {
  return Number.isInteger(version) && version >= OLDEST_PROTOCOL && version <= PROTOCOL;
}
