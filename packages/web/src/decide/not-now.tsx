import { type Menu, pickLabel, refusalSentence } from '@great-machine/messages';
import type { Refusal, View } from '@great-machine/rules';
import { useState } from 'react';
import { RuleLink } from '../explain/rule-text.js';
import { useText, useWords } from '../i18n/words.js';
import type { TableStore } from '../state/table-store.js';
import { picksNotOffered } from './not-offered.js';

/** What one might have wanted to do but cannot, each with the rule that forbids it. */
export function NotNow({
  store,
  view,
  menu,
  draft,
}: {
  readonly store: TableStore;
  readonly view: View;
  readonly menu: Menu;
  readonly draft: readonly string[];
}) {
  const t = useText();
  const words = useWords();
  const [refusals, setRefusals] = useState<Readonly<Record<string, Refusal | undefined>>>({});
  const { seat, decision, kind, actor } = menu;
  const picks = picksNotOffered(words, view, menu, draft);
  if (picks.length === 0) return null;
  const ask = async (pick: string) => {
    const refusal = await store.connection.whyNot({ seat, decision, picks: [pick] });
    setRefusals((known) => ({ ...known, [pick]: refusal }));
  };
  return (
    <details className="not-now">
      <summary>{t('ui.decide.notNow', { count: picks.length })}</summary>
      <ul>
        {picks.map((pick) => (
          <li key={pick}>
            <button type="button" className="greyed" onClick={() => void ask(pick)}>
              <span>{pickLabel(words, pick, { view, kind, hero: actor, draft }).split(': ')[0]}</span>
              <span className="why">{t('ui.decide.whyNot')}</span>
            </button>
            {refusals[pick] !== undefined && (
              <p className="refusal" role="status" data-explain={`rule:${refusals[pick].rule}`}>
                {refusalSentence(words, refusals[pick])}{' '}
                <RuleLink id={refusals[pick].rule}>
                  {t('ui.decide.rule', { rule: refusals[pick].rule })}
                </RuleLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
