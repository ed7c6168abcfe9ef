import type { View } from '@great-machine/rules';

/** The figure that acts now: the Servant chosen for a deed, the Hero who is asked, or the one whose turn it is. */
export function actingFigure(
  { questions, heroes, turn }: Pick<View, 'questions' | 'heroes' | 'turn'>,
  asked: string | undefined,
): string | undefined {
  for (const { draft = [] } of questions) {
    for (const pick of draft) if (pick.names === 'servant') return pick.of;
  }
  return heroes.some(({ hero }) => hero === asked) ? asked : turn?.hero;
}
