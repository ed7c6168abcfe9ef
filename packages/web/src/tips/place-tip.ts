export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The first place that covers nothing of what must stay in sight. */
export function placeTip(places: readonly Box[], inSight: readonly Box[]): Box | undefined {
  return places.find((place) => !inSight.some((one) => overlap(place, one)));
}

function overlap(a: Box, b: Box): boolean {
  const isBeside = a.left >= b.left + b.width || b.left >= a.left + a.width;
  const isAbove = a.top >= b.top + b.height || b.top >= a.top + a.height;
  return !isBeside && !isAbove;
}
