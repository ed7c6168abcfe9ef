import { eventSentence } from '@great-machine/messages';
import type { AnyLogLine } from '@great-machine/rules';
import { useText, useWords } from '../../i18n/words.js';
import { Icon, Picture } from '../../kit/picture.js';
import type { TableShown, TableStore } from '../../state/table-store.js';
import { isTold } from '../../state/tellings.js';

/** What is happening, told over the City while it is shown; it can be stopped, stepped through or skipped. */
export function Caption({ store, shown }: { readonly store: TableStore; readonly shown: TableShown }) {
  const t = useText();
  const words = useWords();
  const { scene, isPaused } = shown;
  return (
    <div className="caption">
      <div className="caption-words" role="status">
        {scene?.told.map((line, at) => (
          <p key={at}>{eventSentence(words, line)}</p>
        ))}
      </div>
      <div className="caption-tools">
        <CaptionButton
          icon={isPaused ? 'go-on' : 'pause'}
          label={t(isPaused ? 'ui.table.goOn' : 'ui.table.pause')}
          onClick={() => (isPaused ? store.goOn() : store.pause())}
        />
        <CaptionButton icon="next" label={t('ui.table.next')} onClick={() => store.playNext()} />
        <CaptionButton icon="skip" label={t('ui.table.skip')} onClick={() => store.skip()} />
      </div>
    </div>
  );
}

function CaptionButton({
  icon,
  label,
  onClick,
}: {
  readonly icon: string;
  readonly label: string;
  onClick(): void;
}) {
  return (
    <button type="button" className="plain round" title={label} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
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
