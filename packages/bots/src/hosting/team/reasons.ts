/** Why a bot does what it does, as message keys with the names of their params. */
export const REASONS = {
  /** Lays the card of `district` for `hero`, who has `trust`. */
  'companion.proposes-card': ['hero', 'district', 'trust'],
  /** People laid something else, so `hero` changes the card of the District `from` for that of `to`. */
  'companion.adapts': ['hero', 'from', 'to'],
  /** `hero` would pay `amount` of the `wanted` Trust. */
  'companion.pays': ['hero', 'amount', 'wanted'],
  /** People laid something else, so `hero` would pay `to` instead of `from` of the `wanted` Trust. */
  'companion.adapts-payment': ['hero', 'from', 'to', 'wanted'],
  /** `hero` splits the `amount` of Trust that `district` gives. */
  'companion.splits': ['hero', 'district', 'amount'],
  /** Somebody is not ready any more, so neither is `hero`. */
  'companion.follows': ['hero'],
} as const;

export type ReasonKey = keyof typeof REASONS;

/** Says where a Hero goes: the host shows it to nobody but the Revolutionaries. */
export interface Reason {
  readonly audience: 'revolutionaries';
  readonly key: ReasonKey;
  readonly params: Readonly<Record<string, string | number>>;
}

export function reasonFor<K extends ReasonKey>(
  key: K,
  params: Readonly<Record<(typeof REASONS)[K][number], string | number>>,
): Reason {
  return { audience: 'revolutionaries', key, params };
}
