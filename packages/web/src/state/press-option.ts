import type { PickView } from '@great-machine/rules';
import { pickKey } from './pick-key.js';

/** Presses the option of a question that makes this pick, for a player who has chosen it elsewhere on the page. */
export function pressOption(pick: PickView): void {
  document.querySelector<HTMLButtonElement>(`.choice[data-pick="${CSS.escape(pickKey(pick))}"]`)?.click();
}
