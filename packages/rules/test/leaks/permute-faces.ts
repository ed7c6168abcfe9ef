import { present } from '@great-machine/rules';
import type { DrawRecord } from '../../src/kernel/live.js';
import type { Below } from '../../src/model/module-view.js';
import { shuffled } from '../shuffle.js';

/** The last draws of the faces that stayed hidden come out otherwise. */
export function permuteFaces(
  draws: readonly DrawRecord[],
  { id }: { readonly id: string },
  hidden: readonly string[],
  left: readonly string[],
  below: Below,
): readonly DrawRecord[] {
  const unseen = [...hidden];
  const others = shuffled([...hidden, ...left], below);
  const fromLast = [...draws].reverse().map((drawn) => {
    const at = drawn.purpose === id ? unseen.indexOf(String(drawn.result)) : -1;
    if (at < 0) return drawn;
    unseen.splice(at, 1);
    return { ...drawn, result: present(others.pop(), 'face') };
  });
  return fromLast.reverse();
}
