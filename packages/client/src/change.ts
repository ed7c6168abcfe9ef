/** How plain data differs from what it was before; applied to that, it gives the new data. */
export type Change =
  /** It is this now. */
  | { readonly is: unknown }
  /** Fields or places of a list that have changed, those that are gone, and what a list has got at its end. */
  | {
      readonly in?: Readonly<Record<string, Change>>;
      readonly gone?: readonly string[];
      readonly added?: readonly unknown[];
    };

type Parts = Readonly<Record<string, unknown>>;

/** What has changed between two pieces of plain data; undefined if nothing has. A field without a value is none. */
export function changeBetween(before: unknown, after: unknown): Change | undefined {
  if (Object.is(before, after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return changeOfList(before, after);
  if (!isParts(before) || !isParts(after)) return { is: after };
  const changed = changesOfFields(before, after);
  const gone = Object.keys(before).filter((key) => before[key] !== undefined && after[key] === undefined);
  if (gone.length === 0) return changed && { in: changed };
  return changed === undefined ? { gone } : { in: changed, gone };
}

/** The data after a change. What has not changed is the very same as before. */
export function applyChange(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before;
  if ('is' in change) return change.is;
  const { in: changed = {}, gone = [], added = [] } = change;
  if (Array.isArray(before)) {
    return [...before.map((item, at) => applyChange(item, changed[at])), ...added];
  }
  const parts: Parts = isParts(before) ? before : {};
  const kept = Object.entries(parts).filter(([key]) => !gone.includes(key));
  const next = Object.entries(changed).map(([key, part]) => [key, applyChange(parts[key], part)]);
  return Object.fromEntries([...kept, ...next]);
}

/** A list that grew is what it was and more; one that shrank is told anew. */
function changeOfList(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  if (after.length < before.length) return { is: after };
  const changed = changesOfPlaces(before, after);
  const added = after.slice(before.length);
  if (added.length === 0) return changed && { in: changed };
  return changed === undefined ? { added } : { in: changed, added };
}

type Changes = Readonly<Record<string, Change>>;

/** Most fields and places have not changed. For those nothing is made, for every view passes through here. */
function changesOfFields(before: Parts, after: Parts): Changes | undefined {
  let changes: Record<string, Change> | undefined;
  for (const key in after) {
    const change = after[key] === undefined ? undefined : changeBetween(before[key], after[key]);
    if (change === undefined) continue;
    changes ??= {};
    changes[key] = change;
  }
  return changes;
}

function changesOfPlaces(before: readonly unknown[], after: readonly unknown[]): Changes | undefined {
  let changes: Record<string, Change> | undefined;
  for (let at = 0; at < before.length; at++) {
    const change = changeBetween(before[at], after[at]);
    if (change === undefined) continue;
    changes ??= {};
    changes[at] = change;
  }
  return changes;
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
