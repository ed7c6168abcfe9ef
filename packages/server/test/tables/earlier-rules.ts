import { RULES_VERSION } from '@great-machine/rules';
import type { Store } from '../../src/store/store.js';

/** A store as an earlier version of the rules left it, up to this entry of a table. */
export function leftByEarlierRules(store: Store, upTo: number): Store {
  const earlier = (text: string) =>
    text.replaceAll(`"rulesVersion":"${RULES_VERSION}"`, '"rulesVersion":"earlier"');
  return Object.create(store, {
    entries: {
      value: async (table: string, from: number) =>
        (await store.entries(table, from)).map((one) =>
          one.sequence <= upTo ? { ...one, body: earlier(one.body) } : one,
        ),
    },
    snapshot: {
      value: async (table: string) => {
        const kept = await store.snapshot(table);
        return kept && kept.sequence <= upTo ? { ...kept, body: earlier(kept.body) } : kept;
      },
    },
  });
}
