/** What a bot says to the people on its side, as message keys with the names of their params. */
export const REMARKS = {
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
  /** A person is not ready any more, so neither is `hero`. */
  'companion.follows': ['hero'],
} as const;

export type RemarkKey = keyof typeof REMARKS;

/** Says where a Hero goes: the host shows it to the Revolutionaries alone. */
export interface Remark {
  readonly audience: 'revolutionaries';
  readonly key: RemarkKey;
  readonly params: Readonly<Record<string, string | number>>;
}
