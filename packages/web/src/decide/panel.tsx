import { capitalise, type Menu, meaningPhrases, refusalSentence } from '@great-machine/messages';
import type { PickView, Route, View } from '@great-machine/rules';
import { type ReactNode, useEffect, useRef } from 'react';
import { RuleLink } from '../explain/rule-text.js';
import { useText, useWords } from '../i18n/use-words.js';
import { Icon } from '../kit/picture.js';
import { Choices, LastChoice, splitLabel } from './choices.js';
import type { OnPoint } from './routes.js';
import { SharePanel } from './share-panel.js';
import type { Sharing } from './sharing.js';
import type { Choosing } from './use-choose.js';

interface PanelProps {
  readonly menu: Menu;
  readonly view: View;
  /** Instead of the options, where amounts of several Heroes are decided on at once. */
  readonly sharing: Sharing | undefined;
  readonly choosing: Choosing;
  /** Where the figure is that acts. */
  readonly place: string | undefined;
  /** What helps with the question, and what comes after its options. */
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** The way that a pick leads, with what it would cost. */
  routeOf(pick: PickView): Route | undefined;
  /** Prices of the options, or what an answer comes to, are still on their way. */
  readonly isBusy: boolean;
  onPoint: OnPoint;
}

/** The open question: one sentence, the options with what they cost and bring, and the way back. */
export function DecisionPanel({
  menu,
  view,
  sharing,
  choosing,
  place,
  before,
  after,
  routeOf,
  isBusy,
  onPoint,
}: PanelProps) {
  const t = useText();
  const options = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is read from its beginning
  useEffect(() => {
    options.current?.scrollTo({ top: 0 });
  }, [menu.sentence]);
  return (
    <section
      className={`decision${sharing === undefined ? '' : ' of-amounts'}`}
      data-kind={menu.question.kind}
      aria-labelledby="question"
      aria-busy={isBusy || undefined}
    >
      <h2
        tabIndex={-1}
        id="question"
        className="question"
        data-explain={`rule:${menu.question.rule}`}
        data-kind={menu.question.kind}
      >
        {sharing === undefined
          ? menu.sentence
          : t(`ui.share.${sharing.kind}`, { ...sharing.question.about, sum: sharing.sum })}
      </h2>
      <div className="decision-scroll" ref={options}>
        {before}
        {sharing === undefined && (
          <Choices menu={menu} choosing={choosing} place={place} routeOf={routeOf} onPoint={onPoint} />
        )}
        {after}
      </div>
      <Refused choosing={choosing} />
      <Footing menu={menu} choosing={choosing} />
      {sharing === undefined ? (
        <LastChoice menu={menu} choosing={choosing} />
      ) : (
        <SharePanel key={sharing.question.id} sharing={sharing} view={view} choosing={choosing} />
      )}
    </section>
  );
}

/** What comes after the options: going back and a confirmation. */
function Footing({ menu, choosing }: { readonly menu: Menu; readonly choosing: Choosing }) {
  const t = useText();
  const words = useWords();
  const { pending } = choosing;
  const [name, effect] = splitLabel(pending?.label ?? '');
  const phrases = pending?.meaning === undefined ? [] : meaningPhrases(words, pending.meaning);
  const lines = [effect, phrases.join(' · '), pending?.isFinal ? t('ui.decide.confirmFinal') : '']
    .filter((line) => line !== '')
    .map(capitalise);
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
            <strong>{name}</strong>
          </p>
          {lines.map((line) => (
            <p key={line} className="meaning">
              {line}
            </p>
          ))}
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
