import type { Advice, Fact } from '@great-machine/client';
import { factSentence, type Menu, percentOf } from '@great-machine/messages';
import type { PickView, SeatQuestion, View } from '@great-machine/rules';
import { useEffect, useRef, useState } from 'react';
import { useText, useWords } from '../i18n/use-words.js';
import { Icon } from '../kit/picture.js';
import { pickKey } from '../state/pick-key.js';
import type { TableStore } from '../state/table-store.js';
import { stepsOf } from './so-far.js';

/** Of what a plan does afterwards, no more is said. */
const MOST_STEPS = 3;

/** The best answers and what decides, thought out by a bot from this side's knowledge alone. */
export function Hint({
  store,
  view,
  menu,
  questions,
  onTake,
  onClose,
}: {
  readonly store: TableStore;
  readonly view: View;
  readonly menu: Menu;
  /** What may be played beside the question, too. */
  readonly questions: readonly SeatQuestion[];
  onTake(label: string, decision: string, picks: readonly PickView[]): void;
  onClose(): void;
}) {
  const t = useText();
  const words = useWords();
  const [advice, setAdvice] = useState<readonly Advice[] | undefined>();
  const [isFailed, setIsFailed] = useState(false);
  const section = useRef<HTMLElement>(null);
  // It may open below an unfolded list.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { seat, id, rev, draft } = menu.question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is for one draft
  useEffect(() => {
    let isCurrent = true;
    setAdvice(undefined);
    setIsFailed(false);
    store.connection.advise(seat, id).then(
      (found) => isCurrent && setAdvice(found),
      () => isCurrent && setIsFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [store, seat, id, rev]);
  const labelOf = ({ offer, picks }: Advice) => {
    const told = picks.filter(({ pick }) => pick !== 'done' && pick !== 'ready');
    const question = questions.find((one) => one.id === offer);
    if (question !== undefined) return stepsOf(words, view, question, told).join(' · ');
    return stepsOf(words, view, menu.question, [...draft, ...told])
      .slice(draft.length)
      .join(' · ');
  };
  const thenLabelOf = (picks: readonly PickView[]) => stepsOf(words, view, menu.question, picks).join(' · ');
  return (
    <section ref={section} className="hint" aria-label={t('ui.decide.hintTitle')} aria-live="polite">
      <header>
        <h3>
          <Icon name="hint" /> {t('ui.decide.hintTitle')}
        </h3>
        <button type="button" className="plain small" onClick={onClose}>
          {t('ui.decide.close')}
        </button>
      </header>
      {isFailed && <p>{t('ui.decide.hintFailed')}</p>}
      {advice === undefined && !isFailed && <p>{t('ui.decide.thinkingHint')}</p>}
      {advice?.length === 0 && <p>{t('ui.decide.noHint')}</p>}
      <ol>
        {advice?.map((one) => {
          const { offer = id, picks, plan = [], chance, facts } = one;
          return (
            <li key={picks.map(pickKey).join(' ')}>
              <p>
                <strong>{labelOf(one)}</strong>
              </p>
              {plan.length > 0 && (
                <p>
                  {t('ui.decide.hintThen', { steps: plan.slice(0, MOST_STEPS).map(thenLabelOf).join('; ') })}
                </p>
              )}
              {facts.filter(isReason).map((fact) => (
                <p key={JSON.stringify(fact)}>{factSentence(words, fact)}</p>
              ))}
              <details>
                <summary>{t('ui.decide.hintMore')}</summary>
                <p>{t('ui.decide.hintChance', { share: percentOf(words, chance) })}</p>
                {facts
                  .filter((fact) => !isReason(fact))
                  .map((fact) => (
                    <p key={JSON.stringify(fact)}>{factSentence(words, fact)}</p>
                  ))}
              </details>
              <button
                type="button"
                className="plain small"
                onClick={() => onTake(labelOf(one), offer, picks)}
              >
                {t('ui.decide.hintTake')}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What a newcomer can act on; how the bot mixes its choices and counts its games is for who wants to know. */
function isReason({ key }: Fact): boolean {
  return key !== 'advice.mix' && key !== 'advice.best-chance';
}
