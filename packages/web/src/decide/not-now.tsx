import { capitalise, type Menu, pickLabel, refusalSentence } from '@great-machine/messages';
import type { PickView, Refusal, View } from '@great-machine/rules';
import { useState } from 'react';
import { RuleLink } from '../explain/rule-text.js';
import { useText, useWords } from '../i18n/use-words.js';
import { pickKey } from '../state/pick-key.js';
import type { TableStore } from '../state/table-store.js';
import { splitLabel } from './choices.js';
import { picksNotOffered } from './not-offered.js';

/** What one might have wanted to do but cannot, each with the rule that forbids it. */
export function NotNow({
  store,
  view,
  menu,
}: {
  readonly store: TableStore;
  readonly view: View;
  readonly menu: Menu;
}) {
  const t = useText();
  const words = useWords();
  const [refusals, setRefusals] = useState<Readonly<Record<string, Refusal | undefined>>>({});
  const [isOpen, setIsOpen] = useState(false);
  const { seat, id, kind, actor, draft } = menu.question;
  const picks = picksNotOffered(words, view, menu);
  if (picks.length === 0) return null;
  const ask = async (pick: PickView) => {
    const refusal = await store.connection.whyNot({ seat, decision: id, picks: [pick] });
    setRefusals((known) => ({ ...known, [pickKey(pick)]: refusal }));
  };
  const labelOf = (pick: PickView) => splitLabel(pickLabel(words, pick, { view, kind, hero: actor, draft }));
  return (
    <details className="not-now" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('ui.decide.notNow', { count: picks.length })}</summary>
      <ul>
        {(isOpen ? picks : []).map((pick) => (
          <li key={pickKey(pick)}>
            <button type="button" className="greyed" onClick={() => void ask(pick)}>
              <span>{labelOf(pick)[0]}</span>
              <span className="why">{t('ui.decide.whyNot')}</span>
            </button>
            <WhyNot refusal={refusals[pickKey(pick)]} effect={labelOf(pick)[1]} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The reason, and what it would be good for. */
function WhyNot({ refusal, effect }: { readonly refusal: Refusal | undefined; readonly effect: string }) {
  const t = useText();
  const words = useWords();
  if (refusal === undefined) return null;
  const { rule } = refusal;
  return (
    <p className="refusal" role="status" data-explain={`rule:${rule}`}>
      {refusalSentence(words, refusal)} {effect !== '' && `${capitalise(effect)}. `}
      <RuleLink id={rule}>{t('ui.decide.rule', { rule })}</RuleLink>
    </p>
  );
}
