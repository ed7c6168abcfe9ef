import { Narrator } from '@great-machine/messages';
import { type AnyLogLine, districtsIn } from '@great-machine/rules';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useText, useWords } from '../i18n/use-words.js';
import type { HistoryEntry } from '../state/telling.js';
import { type LogFilter, tellingOf } from '../state/tellings.js';

type Filter = 'all' | LogFilter;
const FILTERS: readonly Filter[] = ['all', 'heroes', 'machine', 'tracks'];

interface Told {
  readonly key: string;
  readonly line: AnyLogLine;
  readonly sentence: string;
}

/** Everything that happened, by round, newest at the end; a line points at the Districts it speaks of. */
export function Log({
  history,
  onPoint,
}: {
  readonly history: readonly HistoryEntry[];
  onPoint(things: readonly string[]): void;
}) {
  const t = useText();
  const words = useWords();
  const [filter, setFilter] = useState<Filter>('all');
  const lines = useRef<HTMLDivElement>(null);
  const told = useMemo(() => {
    const narrator = new Narrator(words);
    return history.flatMap(({ number, lines: told }) =>
      told.map((line, at): Told => ({ key: `${number}.${at}`, line, sentence: narrator.sentenceOf(line) })),
    );
  }, [history, words]);
  const shown = told.filter(({ line }) => filter === 'all' || tellingOf(line).filters.includes(filter));
  useEndInSight(lines, shown.length);
  const rounds = [...new Set(shown.map(({ line }) => line.round))];
  return (
    <div className="log">
      <label className="log-filter">
        {t('ui.log.filter')}
        <select value={filter} onChange={(event) => setFilter(event.target.value as Filter)}>
          {FILTERS.map((one) => (
            <option key={one} value={one}>
              {t(`ui.log.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <div ref={lines} className="log-lines" tabIndex={0} role="region" aria-label={t('ui.log.title')}>
        {shown.length === 0 && <p>{t('ui.log.empty')}</p>}
        {rounds.map((round) => (
          <section key={round}>
            <h3>{round === 0 ? t('ui.log.setup') : t('ui.table.round', { round })}</h3>
            <ul>
              {shown
                .filter((one) => one.line.round === round)
                .map(({ key, line, sentence }) => (
                  <li key={key}>
                    <button type="button" className="log-line" onClick={() => onPoint(districtsIn(line))}>
                      {sentence}
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** How near to its end, in pixels, a list counts as being there. */
const NEARLY = 4;

/** A new line brings the end of a list into sight; a list that is at its end stays there whatever size it gets. */
function useEndInSight(list: RefObject<HTMLElement | null>, length: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the number of its lines
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    let isAtEnd = true;
    let height = element.clientHeight;
    const goToEnd = () => element.scrollTo({ top: element.scrollHeight });
    const look = () => {
      const hasJustResized = element.clientHeight !== height;
      if (!hasJustResized) isAtEnd = element.scrollTop + height >= element.scrollHeight - NEARLY;
    };
    const watching = new ResizeObserver(() => {
      height = element.clientHeight;
      if (isAtEnd) goToEnd();
    });
    watching.observe(element);
    element.addEventListener('scroll', look);
    goToEnd();
    return () => {
      watching.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list, length]);
}
