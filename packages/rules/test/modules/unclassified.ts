import type { GameState, Rules } from '@great-machine/rules';
import { namedPath, secrecyOf, secrecyTable } from '../../src/view/secrecy.js';

/** Paths that were met before: the items of a list are alike, but for frames and questions, which have names. */
class MetPath {
  isClassified = false;
  private readonly inner = new Map<string, MetPath>();

  below(key: string): MetPath {
    const known = this.inner.get(key) ?? new MetPath();
    this.inner.set(key, known);
    return known;
  }
}

function nameOfItem(item: unknown): string {
  if (typeof item !== 'object' || item === null) return '*';
  return String(Reflect.get(item, 'frame') ?? Reflect.get(item, 'kind') ?? '*');
}

/** The paths of a state of which no line of the secrecy table says who may know them. */
export function findUnclassified(rules: Rules): (state: GameState) => readonly string[] {
  const table = secrecyTable(rules);
  const met = new MetPath();
  return (state) => {
    const found: string[] = [];
    const keys: string[] = [];
    const walk = (value: unknown, at: MetPath): void => {
      if (typeof value !== 'object' || value === null) {
        if (value === undefined || at.isClassified) return;
        const path = namedPath(state, keys.join('.'));
        at.isClassified = secrecyOf(table, path) !== undefined;
        if (!at.isClassified) found.push(path);
        return;
      }
      const isList = Array.isArray(value);
      for (const [key, inner] of Object.entries(value)) {
        const isPlain = typeof inner !== 'object';
        if (isList && isPlain && at.below('*').isClassified) continue;
        keys.push(key);
        walk(inner, at.below(isList ? nameOfItem(inner) : key));
        keys.pop();
      }
    };
    walk(state, met);
    return found;
  };
}
