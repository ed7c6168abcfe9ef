import { useId, useRef, useState } from 'react';
import { useText } from '../i18n/use-words.js';
import { Icon } from '../kit/picture.js';
import { downloadReport, type Trouble, tableOfAddress } from './report.js';

const NONE: Trouble = { message: 'none: a person asked for this report' };

/** Downloads a report which replays the game, after a warning that it shows hidden things. */
export function ReportButton({ trouble = NONE }: { readonly trouble?: Trouble }) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [isDone, setIsDone] = useState(false);
  const hasGame = tableOfAddress(window.location.hash) !== undefined;
  const confirm = async () => {
    dialog.current?.close();
    await downloadReport(trouble);
    setIsDone(true);
  };
  return (
    <>
      <button type="button" className="plain" onClick={() => dialog.current?.showModal()}>
        <Icon name="save" /> {t('ui.report.button')}
      </button>
      <span role="status" className="report-done">
        {isDone && t('ui.report.done')}
      </span>
      <dialog ref={dialog} className="report-dialog" aria-labelledby={title}>
        <h2 id={title}>{t(hasGame ? 'ui.report.title' : 'ui.report.button')}</h2>
        <p>{t(hasGame ? 'ui.report.text' : 'ui.report.textWithoutGame')}</p>
        <div className="report-buttons">
          <button type="button" className="plain" onClick={() => dialog.current?.close()}>
            {t('ui.report.cancel')}
          </button>
          <button type="button" className="primary" onClick={() => void confirm()}>
            {t('ui.report.confirm')}
          </button>
        </div>
      </dialog>
    </>
  );
}
