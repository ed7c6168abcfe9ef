export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The first place that covers nothing of what must stay in sight; else the one that covers least. */
export function placeTip(places: readonly Box[], inSight: readonly Box[]): Box | undefined {
  const covered = places.map((place) => inSight.reduce((sum, one) => sum + sharedArea(place, one), 0));
  return places[covered.indexOf(Math.min(...covered))];
}

function sharedArea(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}
