import type { View } from '@great-machine/rules';

/** Servants have cards in games with Improvements. */
export function hasServantCards({ tokens }: Pick<View, 'tokens'>): boolean {
  return tokens?.['improvement-installed'] !== undefined;
}
