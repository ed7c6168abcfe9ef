import type { PickView, SeatQuestion, View } from '@great-machine/rules';

/** The picks that answer a question now by what lies with Heroes and Servants, by its owner. */
export type Pickable = ReadonlyMap<string, readonly PickView[]>;

export function pickableIn(questions: readonly SeatQuestion[], view: View | undefined): Pickable {
  const pickable = new Map<string, readonly PickView[]>();
  for (const question of questions) {
    const owner = view && ownerOf(question, view);
    if (owner === undefined) continue;
    const picks = question.options.map(({ pick }) => pick);
    pickable.set(owner, [...(pickable.get(owner) ?? []), ...picks]);
  }
  return pickable;
}

/** Whose things are asked about: the Hero's who is asked, the Servant's who acts, or those of the Hero whom it befalls. */
function ownerOf({ actor, draft, about }: SeatQuestion, { heroes }: View): string | undefined {
  if (heroes.some(({ hero }) => hero === actor)) return actor;
  const servant = draft.find(({ names }) => names === 'servant');
  if (servant?.names === 'servant') return servant.of;
  return typeof about.hero === 'string' ? about.hero : undefined;
}
