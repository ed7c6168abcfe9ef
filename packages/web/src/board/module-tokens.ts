import type { View } from '@great-machine/rules';

/** Guards of a kind of their own: the token that stands for one, and its picture. */
export interface GuardLooks {
  /** The kind of Guards, as picks name it. */
  readonly kind: string;
  readonly token: string;
  readonly picture: string;
  readonly isBroken: boolean;
}

const OTHER_GUARDS: readonly GuardLooks[] = [
  { kind: 'special', token: 'special-guard', picture: 'special-guard', isBroken: false },
  { kind: 'special', token: 'broken-special-guard', picture: 'special-guard-broken', isBroken: true },
];

/** What flies over the City is drawn large, as a figure. */
export const FLYING = 'zeppelin';

/** What is drawn as something else than a disc. */
const NO_DISCS: ReadonlySet<string> = new Set([FLYING, ...OTHER_GUARDS.map(({ token }) => token)]);

/** A token of a module in a District. */
export interface DistrictToken {
  readonly kind: string;
  readonly face?: string;
}

/** The tokens of modules that lie in a District as discs, whichever modules they are of. */
export function tokensIn({ tokens = {} }: Pick<View, 'tokens'>, district: string): readonly DistrictToken[] {
  return Object.entries(tokens).flatMap(([kind, lying]) =>
    NO_DISCS.has(kind) ? [] : lying.flatMap(({ at, face }) => (at === district ? [{ kind, face }] : [])),
  );
}

/** How many tokens of a kind lie with a District, a Hero or a Servant. */
export function countTokens(
  { tokens = {} }: Pick<View, 'tokens'>,
  kind: string,
  at: string | number,
): number {
  return (tokens[kind] ?? []).filter((token) => token.at === at).length;
}

/** The Guards of a District that are no regular ones, by their kinds. */
export function otherGuardsIn(
  view: Pick<View, 'tokens'>,
  district: string,
): readonly { readonly looks: GuardLooks; readonly count: number }[] {
  return OTHER_GUARDS.map((looks) => ({ looks, count: countTokens(view, looks.token, district) })).filter(
    ({ count }) => count > 0,
  );
}

/** Where the Zeppelin is, if there is one. */
export function placeOfFlying({ tokens = {} }: Pick<View, 'tokens'>): string | undefined {
  const at = tokens[FLYING]?.[0]?.at;
  return at === undefined ? undefined : String(at);
}

/** A Servant who lies down does nothing and counts for nothing. */
export function isDeactivated(view: Pick<View, 'tokens'>, servant: string): boolean {
  return countTokens(view, 'deactivated', servant) > 0;
}
