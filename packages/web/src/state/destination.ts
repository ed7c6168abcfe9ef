import type { View } from '@great-machine/rules';

/** The chosen card, or the one that lies there for now. */
export function destinationOf(
  view: View,
  { hero, card, destination }: View['heroes'][number],
): { readonly district: string; readonly isFixed: boolean } | undefined {
  if (destination !== undefined && card !== 'none') return { district: destination, isFixed: true };
  const question = view.questions.find(({ kind, actor }) => kind === 'access-choice' && actor === hero);
  const laid = question?.draft?.find((pick) => pick.names === 'access-card');
  return laid?.names === 'access-card' ? { district: laid.of, isFixed: false } : undefined;
}
