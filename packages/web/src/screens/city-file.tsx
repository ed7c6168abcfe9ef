import { drawingFaultSentence } from '@great-machine/messages';
import { DISTRICT_LETTERS, readDrawnCity } from '@great-machine/rules';
import { useState } from 'react';
import { useText, useWords } from '../i18n/use-words.js';
import { messageOf } from '../state/begin.js';
import { RULES } from '../table/rules.js';
import type { Draft } from './new-game-draft.js';

const EXAMPLE = ['.AASS.', 'VV.QCC', '.G.QN.', '.GTTN.', '.II...'].join('\n');
const MOST_BYTES = 10_000;

/** A City drawn by hand, from a file; a drawing that is no City is refused with every reason. */
export function CityFile({ onRead }: { onRead(drawn: NonNullable<Draft['drawn']>): void }) {
  const t = useText();
  const words = useWords();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const read = async (file: File) => {
    if (file.size > MOST_BYTES) return setFaults([t('ui.new.drawingTooLarge', { file: file.name })]);
    const drawn = readDrawnCity(RULES, await file.text());
    if ('city' in drawn) onRead({ city: drawn.city, file: file.name });
    const found = 'faults' in drawn ? drawn.faults.map((fault) => drawingFaultSentence(words, fault)) : [];
    setFaults(found.length === 0 ? [] : [t('ui.new.drawingRefused', { file: file.name }), ...found]);
  };
  const letters = RULES.districts
    .filter(({ onGrid }) => onGrid)
    .map(({ id }, at) => `${DISTRICT_LETTERS[at]} ${words.name('district', id, 'short')}`);
  return (
    <div className="city-file">
      <label className="field">
        <span>{t('ui.new.drawing')}</span>
        <input
          type="file"
          accept=".txt,text/plain"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) read(file).catch((error: unknown) => setFaults([messageOf(error)]));
            target.value = '';
          }}
        />
      </label>
      <div role="alert">
        {faults.map((fault) => (
          <p key={fault} className="fault">
            {fault}
          </p>
        ))}
      </div>
      <details>
        <summary>{t('ui.new.drawingHow')}</summary>
        <p>{t('ui.new.drawingHowNote', { letters: letters.join(', ') })}</p>
        <pre translate="no">{EXAMPLE}</pre>
      </details>
    </div>
  );
}
