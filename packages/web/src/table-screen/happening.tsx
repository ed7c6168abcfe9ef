import { eventSentence } from '@great-machine/messages';
import type { LogLine } from '@great-machine/rules';
import { Icon, Picture } from '../app/picture.js';
import { useText, useWords } from '../i18n/words.js';

/** What others do, told while it is shown. */
export function Happening({ lines, onSkip }: { readonly lines: readonly LogLine[]; onSkip(): void }) {
  const t = useText();
  const words = useWords();
  return (
    <div className="happening" role="status">
      <p>{lines.map((line) => eventSentence(words, line)).join(' ')}</p>
      <button type="button" className="plain" onClick={onSkip}>
        <Icon name="skip" /> {t('ui.table.skip')}
      </button>
    </div>
  );
}

/** Dice are seen rolling. */
export function Dice({ lines }: { readonly lines: readonly LogLine[] }) {
  const words = useWords();
  return lines
    .filter(({ key }) => key === 'die-rolled')
    .map(({ params }, at) => (
      <div key={at} className="die-roll" aria-hidden="true">
        <Picture kind="tokens" id={String(params.die)} className="die" />
        <span className="die-face">{words.name('face', String(params.face))}</span>
      </div>
    ));
}
