import { type Menu, pickLabel, type Words } from '@great-machine/messages';
import type { View } from '@great-machine/rules';
import { useText, useWords } from '../i18n/words.js';

/** The steps of the choice that is being made. */
export function SoFar({
  view,
  menu,
  draft,
}: {
  readonly view: View;
  readonly menu: Menu;
  readonly draft: readonly string[];
}) {
  const t = useText();
  const words = useWords();
  if (draft.length === 0 || menu.kind === 'access-choice') return null;
  return (
    <div className="so-far">
      {t('ui.decide.soFar')}{' '}
      <ul>
        {stepsOf(words, view, menu, draft).map((step, at) => (
          <li key={at}>{step}</li>
        ))}
      </ul>
    </div>
  );
}

/** Actions by their names, everything else as it was offered. */
export function stepsOf(
  words: Words,
  view: View,
  { kind, actor }: Menu,
  draft: readonly string[],
): readonly string[] {
  return draft.map((pick, at) => {
    const label = pickLabel(words, pick, { view, kind, hero: actor, draft: draft.slice(0, at) });
    return /^(do|use|directive) /.test(pick) ? label.split(': ')[0] : label;
  });
}
