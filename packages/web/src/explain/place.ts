export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Placed {
  readonly left: number;
  readonly top: number;
  /** Where the card would not fit, it scrolls. */
  readonly maxHeight: number;
}

/** Between the card and what it explains, and to the edge of the screen. */
const GAP = 8;
/** A thing that leaves less room than this is covered in part. */
const LEAST_HEIGHT = 96;

/** Beside the thing, rather towards the edge, else below or above it: never on it, never off the screen. */
export function placeCard(thing: Box, card: Size, screen: Size): Placed {
  const right = thing.left + thing.width + GAP;
  const left = thing.left - GAP - card.width;
  const wholeHeight = screen.height - 2 * GAP;
  const beside = (at: number): Placed => ({
    left: at,
    top: within(thing.top, card.height, screen.height),
    maxHeight: wholeHeight,
  });
  const sides = [
    { at: right, fits: right + card.width + GAP <= screen.width },
    { at: left, fits: left >= GAP },
  ];
  if (thing.left + thing.width / 2 < screen.width / 2) sides.reverse();
  const side = sides.find(({ fits }) => fits);
  if (side !== undefined) return beside(side.at);
  const above = thing.top - 2 * GAP;
  const below = screen.height - thing.top - thing.height - 2 * GAP;
  const at = within(thing.left + (thing.width - card.width) / 2, card.width, screen.width);
  if (Math.max(above, below) < LEAST_HEIGHT) {
    const maxHeight = wholeHeight / 2;
    return { left: at, top: screen.height - GAP - Math.min(card.height, maxHeight), maxHeight };
  }
  if (below >= card.height || below >= above) {
    return { left: at, top: thing.top + thing.height + GAP, maxHeight: below };
  }
  return { left: at, top: Math.max(GAP, thing.top - GAP - card.height), maxHeight: above };
}

/** As near to `at` as keeps the whole of it on the screen. */
function within(at: number, size: number, whole: number): number {
  return Math.max(GAP, Math.min(at, whole - GAP - size));
}
