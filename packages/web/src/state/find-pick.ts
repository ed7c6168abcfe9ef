import type { PickView } from '@great-machine/rules';

/** The pick of a kind that names this thing, if it is among them. */
export function findPick(
  picks: readonly PickView[],
  kind: string,
  thing: string | undefined,
): PickView | undefined {
  return picks.find((pick) => pick.pick === kind && pick.names !== 'nothing' && pick.of === thing);
}

/** The pick that names this card, or what stands on this token, whatever the module that asks calls it. */
export function findPickOfFace(picks: readonly PickView[], face: string | undefined): PickView | undefined {
  return picks.find((pick) => (pick.names === 'card' || pick.names === 'text') && pick.of === face);
}
