import { eventSentence } from '@great-machine/messages';
import type { AnyLogLine } from '@great-machine/rules';
import { useText, useWords } from '../../i18n/words.js';
import { Icon, Picture } from '../../kit/picture.js';
import type { TableShown, TableStore } from '../../state/table-store.js';
import { isTold } from '../../state/tellings.js';

/** What others do, told while it is shown; it can be stopped, stepped through or skipped. */
export function Happening({ store, shown }: { readonly store: TableStore; readonly shown: TableShown }) {
  const t = useText();
  const words = useWords();
  const { scene, isPaused } = shown;
  return (
    <div className="happening">
      <div role="status">
        {scene?.told.map((line, at) => (
          <p key={at}>{eventSentence(words, line)}</p>
        ))}
      </div>
      <div className="happening-tools">
        <button
          type="button"
          className="plain small"
          onClick={() => (isPaused ? store.goOn() : store.pause())}
        >
          {t(isPaused ? 'ui.table.goOn' : 'ui.table.pause')}
        </button>
        <button type="button" className="plain small" onClick={() => store.playNext()}>
          {t('ui.table.next')}
        </button>
        <button type="button" className="plain small" onClick={() => store.skip()}>
          <Icon name="skip" /> {t('ui.table.skip')}
        </button>
      </div>
    </div>
  );
}

/** Dice are seen rolling. */
export function Dice({ lines }: { readonly lines: readonly AnyLogLine[] }) {
  const words = useWords();
  return lines
    .filter((line) => isTold(line, 'staging', 'rolling-die'))
    .map(({ params }, at) => (
      <div key={at} className="die-roll" aria-hidden="true">
        <Picture kind="tokens" id={params.die} className="die" />
        <span className="die-face">{words.name('face', params.face)}</span>
      </div>
    ));
}
