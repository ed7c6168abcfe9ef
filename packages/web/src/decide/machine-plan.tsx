import { eventSentence } from '@great-machine/messages';
import type { AnyLogLine, View } from '@great-machine/rules';
import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { bondsOf } from '../state/phase-plan.js';
import { isTold } from '../state/tellings.js';

/** The Machine Phase so far: what was done, what it cost, what is left. All of it can be undone until its end. */
export function MachinePlan({
  view,
  moves,
  undoable,
  onUndo,
}: {
  readonly view: View;
  readonly moves: readonly (readonly AnyLogLine[])[];
  readonly undoable: number;
  onUndo(): void;
}) {
  const t = useText();
  const words = useWords();
  const { spent, received } = bondsOf(moves);
  const told = moves.flatMap((lines) => lines.filter((line) => isTold(line, 'plan', 'move')).slice(0, 1));
  if (spent === 0 && told.length === 0) return null;
  return (
    <div className="plan">
      <p className="plan-sum">
        <Picture kind="tokens" id="bond" className="inline-token" />
        <strong>{t('ui.cards.bonds', { count: view.bonds })}</strong>{' '}
        {t('ui.decide.spent', { spent, received })}
      </p>
      {told.length > 0 && (
        <details>
          <summary>{t('ui.decide.moves', { count: told.length })}</summary>
          <ol className="plan-moves">
            {told.map((line, at) => (
              <li key={at}>{eventSentence(words, line)}</li>
            ))}
          </ol>
          <button type="button" className="plain small" disabled={undoable === 0} onClick={onUndo}>
            {t('ui.decide.undoMove')}
          </button>
        </details>
      )}
    </div>
  );
}
