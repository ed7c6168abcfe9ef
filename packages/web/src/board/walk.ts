/** Which way an arrow key points. */
const WAYS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** From a District to the nearest one in the direction of an arrow key, if there is one. */
export function focusNeighbour(from: SVGGElement, key: string): void {
  const way = WAYS[key];
  if (way === undefined) return;
  const here = middleOf(from);
  let nearest: { readonly tile: SVGGElement; readonly distance: number } | undefined;
  for (const tile of from.ownerSVGElement?.querySelectorAll<SVGGElement>('.tile') ?? []) {
    const { x, y } = middleOf(tile);
    const along = (x - here.x) * way.x + (y - here.y) * way.y;
    const aside = Math.abs((x - here.x) * way.y) + Math.abs((y - here.y) * way.x);
    if (along < 1 || aside > along * 2) continue;
    const distance = along + 2 * aside;
    if (nearest === undefined || distance < nearest.distance) nearest = { tile, distance };
  }
  nearest?.tile.focus();
}

function middleOf(tile: Element): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = tile.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
