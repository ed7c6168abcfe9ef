/**
 * The connection graph of a City: for each District the bitmask of the Districts connected to it. Sets of
 * Districts are bitmasks throughout.
 */
export type Connections = readonly number[];

/** The bitmask of the first `count` Districts. */
export function allDistricts(count: number): number {
  return (1 << count) - 1;
}

/** The highest District of a set that is not empty. */
export function highestOf(districts: number): number {
  return 31 - Math.clz32(districts);
}

/** Whether a set holds at least two Districts. */
export function holdsTwo(districts: number): boolean {
  return (districts & (districts - 1)) !== 0;
}

export function listDistricts(districts: number): readonly number[] {
  const list: number[] = [];
  for (let district = 0; districts >>> district !== 0; district++) {
    if ((districts >>> district) & 1) list.push(district);
  }
  return list;
}

/** The number of pairs of connected Districts (R-GEO-2). */
export function countConnections(connections: Connections): number {
  let ends = 0;
  for (const neighbours of connections) {
    for (let left = neighbours; left !== 0; left &= left - 1) ends++;
  }
  return ends / 2;
}

/** The Districts that can be reached from one District without leaving the set `within`. */
export function reachWithin(connections: Connections, start: number, within: number): number {
  let reached = 1 << start;
  let open = reached;
  while (open !== 0) {
    const district = highestOf(open);
    const fresh = (connections[district] ?? 0) & within & ~reached;
    reached |= fresh;
    open = (open & ~(1 << district)) | fresh;
  }
  return reached;
}

/** The connected parts of a set of Districts. */
export function partsOf(connections: Connections, districts: number): readonly number[] {
  const parts: number[] = [];
  for (let left = districts; left !== 0; ) {
    const part = reachWithin(connections, highestOf(left), districts);
    parts.push(part);
    left &= ~part;
  }
  return parts;
}

/** Whether a set of Districts holds together. */
export function isConnected(connections: Connections, districts: number): boolean {
  return districts === 0 || reachWithin(connections, highestOf(districts), districts) === districts;
}
