import type { Remark } from '@great-machine/client';
import { Narrator, remarkSentence } from '@great-machine/messages';
import { useText, useWords } from '../../i18n/use-words.js';
import { Icon } from '../../kit/picture.js';
import type { HistoryEntry } from '../../state/telling.js';

/** What happened since the person last answered. */
export function Since({
  history,
  answeredAt,
  onAgain,
}: {
  readonly history: readonly HistoryEntry[];
  readonly answeredAt: number;
  /** Missing where there is nothing to watch again. */
  readonly onAgain?: () => void;
}) {
  const t = useText();
  const words = useWords();
  const narrator = new Narrator(words);
  const news = history.filter(({ number }) => number >= answeredAt).flatMap(({ lines }) => lines);
  if (news.length === 0) return null;
  return (
    <details className="since">
      <summary>{t('ui.decide.since', { count: news.length })}</summary>
      <ul>
        {news.map((line, at) => (
          <li key={at}>{narrator.sentenceOf(line)}</li>
        ))}
      </ul>
      {onAgain !== undefined && (
        <button type="button" className="plain small" onClick={onAgain}>
          <Icon name="again" /> {t('ui.decide.again')}
        </button>
      )}
    </details>
  );
}

/** What bots beside the person propose, and why. */
export function Remarks({ remarks }: { readonly remarks: readonly Remark[] }) {
  const t = useText();
  const words = useWords();
  if (remarks.length === 0) return null;
  return (
    <section className="remarks" aria-label={t('ui.decide.remarks')}>
      <ul>
        {remarks.slice(-3).map((remark, at) => (
          <li key={at}>{remarkSentence(words, remark)}</li>
        ))}
      </ul>
    </section>
  );
}
