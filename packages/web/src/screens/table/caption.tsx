import { eventSentence } from '@great-machine/messages';
import type { AnyLogLine } from '@great-machine/rules';
import type { CSSProperties } from 'react';
import { useText, useWords } from '../../i18n/use-words.js';
import { Icon } from '../../kit/picture.js';
import type { Scene } from '../../state/scenes.js';
import type { TableShown, TableStore } from '../../state/table-store.js';

/** What is happening, told over the City while it is shown; it can be stopped, stepped through or skipped. */
export function Caption({ store, shown }: { readonly store: TableStore; readonly shown: TableShown }) {
  const t = useText();
  const words = useWords();
  const { scene, sceneLength, isPaused } = shown;
  return (
    <div className="caption" style={{ '--length': `${sceneLength}ms` } as CSSProperties}>
      <div className="caption-words">
        {scene?.told.map((line, at) => (
          <p key={at} className={isInPicture(scene, line) ? 'visually-hidden' : undefined}>
            {eventSentence(words, line)}
          </p>
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

/** Of a staged moment one sentence is read; the picture shows the others. */
function isInPicture({ staged }: Scene, line: AnyLogLine): boolean {
  return staged !== undefined && line !== staged;
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
