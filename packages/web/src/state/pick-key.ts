import { type PickView, printPick } from '@great-machine/rules';

/** A pick as a text that a page can mark its elements with. */
export function pickKey(pick: PickView): string {
  return printPick(pick);
}

/** What a pick points at on the screen: itself, and the thing that it names. */
export function thingsOf(pick: PickView): readonly string[] {
  return pick.names === 'nothing' || pick.names === 'placement'
    ? [pickKey(pick)]
    : [pickKey(pick), String(pick.of)];
}
