import { type PickView, parsePick, type Rules } from '@great-machine/rules';

/** Picks by their texts, each of which must mean one. */
export function picksNamed(rules: Rules, ...texts: readonly string[]): readonly PickView[] {
  return texts.map((text) => {
    const pick = parsePick(rules, text);
    if (pick === undefined) throw new Error(`'${text}' means no pick`);
    return pick;
  });
}
