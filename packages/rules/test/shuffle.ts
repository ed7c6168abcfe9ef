import { itemAt } from '../src/kernel/checked.js';
import type { Below } from '../src/model/module-view.js';

/** A copy in another order, each as likely. */
export function shuffled<T>(items: readonly T[], below: Below): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [result[i], result[j]] = [itemAt(result, j), itemAt(result, i)];
  }
  return result;
}
