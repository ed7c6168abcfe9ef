import type { REMARKS, Remark, RemarkKey } from '@great-machine/client';

export function remarkFor<K extends RemarkKey>(
  key: K,
  params: Readonly<Record<(typeof REMARKS)[K][number], string | number>>,
): Remark {
  return { audience: 'revolutionaries', key, params };
}
