import type { View } from '@great-machine/rules';

type Standing = Pick<View, 'questions' | 'heroes' | 'servants' | 'turn'>;

/** The figure that acts now: the one that the table names, the Servant chosen for a deed, or the Hero whose turn it is. */
export function actingFigure(view: Standing, named: string | undefined): string | undefined {
  if (named !== undefined && placeOfFigure(view, named) !== undefined) return named;
  for (const { draft = [] } of view.questions) {
    for (const pick of draft) if (pick.names === 'servant') return pick.of;
  }
  return view.turn?.hero;
}

/** The District that a figure is in. */
export function placeOfFigure(
  { heroes, servants }: Pick<View, 'heroes' | 'servants'>,
  figure: string | undefined,
): string | undefined {
  const hero = heroes.find((one) => one.hero === figure);
  return (hero ?? servants.find((one) => one.servant === figure))?.place;
}

/** How a figure or its plate looks: lit where it acts, standing back where another one does. */
export type Stance = 'calm' | 'acting' | 'waiting';

export function stanceOf(figure: string, acting: string | undefined): Stance {
  if (acting === undefined) return 'calm';
  return acting === figure ? 'acting' : 'waiting';
}
