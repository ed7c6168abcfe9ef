import type { SeatQuestion, View } from '@great-machine/rules';
import { pickKey } from '../state/pick-key.js';

/** What lies with Heroes and Servants and answers a question now: each by its owner and its pick. */
export type Pickable = ReadonlySet<string>;

export function pickableIn(questions: readonly SeatQuestion[], view: View | undefined): Pickable {
  return new Set(
    questions.flatMap((question) => {
      const owner = view && ownerOf(question, view);
      return owner === undefined ? [] : question.options.map(({ pick }) => `${owner} ${pickKey(pick)}`);
    }),
  );
}

/** Whose things are asked about: the Hero's who is asked, the Servant's who acts, or those of the Hero whom it befalls. */
function ownerOf({ actor, draft, about }: SeatQuestion, { heroes }: View): string | undefined {
  if (heroes.some(({ hero }) => hero === actor)) return actor;
  const servant = draft.find(({ names }) => names === 'servant');
  if (servant?.names === 'servant') return servant.of;
  return typeof about.hero === 'string' ? about.hero : undefined;
}
