import type { FACTS, Fact, FactKey } from '@great-machine/client';

export function fact<K extends FactKey>(
  key: K,
  params: Readonly<Record<(typeof FACTS)[K][number], string | number>>,
): Fact {
  return { key, params };
}
