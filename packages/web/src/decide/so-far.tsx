import { type Menu, pickLabel, type Words } from '@great-machine/messages';
import type { PickView, SeatQuestion, View } from '@great-machine/rules';
import { useText, useWords } from '../i18n/use-words.js';

/** The steps of the choice that is being made; a single one is in the question. */
export function SoFar({ view, menu }: { readonly view: View; readonly menu: Menu }) {
  const t = useText();
  const words = useWords();
  const { draft, kind } = menu.question;
  if (draft.length < 2 || kind === 'access-choice') return null;
  return (
    <div className="so-far">
      {t('ui.decide.soFar')}{' '}
      <ul>
        {stepsOf(words, view, menu.question, draft).map((step, at) => (
          <li key={at}>{step}</li>
        ))}
      </ul>
    </div>
  );
}

/** Actions and Servants by their names, everything else as it was offered. */
export function stepsOf(
  words: Words,
  view: View,
  { kind, actor }: Pick<SeatQuestion, 'kind' | 'actor'>,
  draft: readonly PickView[],
): readonly string[] {
  return draft.map((pick, at) => {
    if (pick.names === 'servant') return words.name('servant', pick.of);
    const label = pickLabel(words, pick, { view, kind, hero: actor, draft: draft.slice(0, at) });
    return pick.names === 'action' || pick.names === 'card' ? (label.split(': ')[0] ?? label) : label;
  });
}
