import { type Menu, refusalSentence } from '@great-machine/messages';
import type { PickView, Route } from '@great-machine/rules';
import { type ReactNode, useEffect, useRef } from 'react';
import { RuleLink } from '../explain/rule-text.js';
import { useText, useWords } from '../i18n/words.js';
import { Icon } from '../kit/picture.js';
import { Choices, EndChoice } from './choices.js';
import type { Choosing } from './use-choose.js';

interface PanelProps {
  readonly menu: Menu;
  readonly choosing: Choosing;
  /** What helps with the question, and what comes after its options. */
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** The way that a pick leads, with what it would cost. */
  routeOf(pick: PickView): Route | undefined;
  onPoint(things: readonly string[]): void;
}

/** The open question: one sentence, the options with what they cost and bring, and the way back. */
export function DecisionPanel({ menu, choosing, before, after, routeOf, onPoint }: PanelProps) {
  const options = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is read from its beginning
  useEffect(() => {
    options.current?.scrollTo({ top: 0 });
  }, [menu.sentence]);
  return (
    <section className="decision" data-kind={menu.question.kind} aria-labelledby="question">
      <h2
        tabIndex={-1}
        id="question"
        className="question"
        data-explain={`rule:${menu.question.rule}`}
        data-kind={menu.question.kind}
      >
        {menu.sentence}
      </h2>
      <div className="decision-scroll" ref={options}>
        {before}
        <Choices menu={menu} choosing={choosing} routeOf={routeOf} onPoint={onPoint} />
        {after}
      </div>
      <Refused choosing={choosing} />
      <EndChoice menu={menu} choosing={choosing} />
      <Footing menu={menu} choosing={choosing} />
    </section>
  );
}

/** What comes after the options: going back and a confirmation. */
function Footing({ menu, choosing }: { readonly menu: Menu; readonly choosing: Choosing }) {
  const t = useText();
  const { pending } = choosing;
  return (
    <>
      {menu.canGoBack && pending === undefined && (
        <button type="button" className="plain back" onClick={choosing.back}>
          <Icon name="back" /> {t('ui.decide.back')}
        </button>
      )}
      {pending !== undefined && (
        <div
          className="confirm"
          role="alertdialog"
          aria-label={pending.label}
          onKeyDown={({ key }) => key === 'Escape' && choosing.cancel()}
        >
          <p>
            <strong>{pending.label}</strong>
            {pending.isFinal && <> {t('ui.decide.confirmFinal')}</>}
          </p>
          {/* biome-ignore lint/a11y/noAutofocus: the question has just been asked, and Escape cancels it */}
          <button type="button" className="primary" onClick={choosing.confirm} autoFocus>
            {t('ui.decide.confirm')}
          </button>
          <button type="button" className="plain" onClick={choosing.cancel}>
            {t('ui.decide.cancel')}
          </button>
        </div>
      )}
    </>
  );
}

/** Why something was refused. */
function Refused({ choosing: { refusal } }: { readonly choosing: Choosing }) {
  const t = useText();
  const words = useWords();
  return (
    <p className="refusal" role="status">
      {refusal !== undefined && (
        <span data-explain={`rule:${refusal.rule}`}>
          {refusalSentence(words, refusal)}{' '}
          <RuleLink id={refusal.rule}>{t('ui.decide.rule', { rule: refusal.rule })}</RuleLink>
        </span>
      )}
    </p>
  );
}
