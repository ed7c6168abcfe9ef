import { useEffect, useRef } from 'react';
import { stopReading } from '../../explain/reading.js';
import { useText } from '../../i18n/use-words.js';
import { Icon } from '../../kit/picture.js';
import { RulesReader } from '../rules-reader.js';

const TITLE = 'rules-title';

/** The rules over the table: closed, the game is as it was, and the focus where it was. */
export default function RulesDialog({ of }: { readonly of?: string }) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // What opened it may be gone, as an explanation is.
    return () => {
      if (document.activeElement === document.body) document.getElementById('question')?.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className="rules-dialog" aria-labelledby={TITLE} onClose={stopReading}>
      <div className="rules-screen">
        <RulesReader of={of}>
          <button type="button" className="plain" onClick={() => dialog.current?.close()}>
            <Icon name="back" /> {t('ui.rules.backToGame')}
          </button>
          <h1 id={TITLE}>{t('ui.rules.title')}</h1>
        </RulesReader>
      </div>
    </dialog>
  );
}
