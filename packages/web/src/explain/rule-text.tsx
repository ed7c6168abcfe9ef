import type { MouseEvent, ReactNode } from 'react';
import { useText } from '../i18n/use-words.js';
import { addressOf } from '../kit/router.js';
import { keepPlace } from './came-from.js';
import { readRules } from './reading.js';
import { originsOf, originsOfCard, partsOf, placeInSource, type Rule, type RuleBook } from './rule-book.js';

/** Leads to the rule: at a table in a dialog over the game, else on the page of the rules. */
export function RuleLink({
  id,
  className = 'rule-link',
  isCurrent,
  children = id,
}: {
  readonly id: string;
  readonly className?: string;
  readonly isCurrent?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <a
      className={className}
      href={addressOf({ screen: 'rules', of: id })}
      aria-current={isCurrent}
      onClick={(event) => openRule(event, id)}
    >
      {children}
    </a>
  );
}

/** With a modifier key the browser does what it does with any link. */
function openRule(event: MouseEvent, id: string): void {
  const isPlaying = window.location.hash.startsWith('#/table');
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (isPlaying) {
    event.preventDefault();
    readRules(id);
  } else keepPlace();
}

/** The text of a rule; the rules that it names are links. */
export function RuleText({ text, book }: { readonly text: string; readonly book: RuleBook }) {
  return partsOf(text, book).map((part, at) =>
    part.rule === undefined ? <span key={at}>{part.text}</span> : <RuleLink key={at} id={part.rule} />,
  );
}

/** Rulebook, public source, ruling or own design, as signs and in words. */
export function RuleSource({ rule }: { readonly rule: Rule }) {
  const t = useText();
  return (
    <p className="rule-source">
      {t('ui.explain.source')}
      {rule.card === undefined
        ? originsOf(rule).map((origin) => (
            <span key={origin} className={`origin ${origin}`}>
              {t(`ui.explain.origin.${origin}`)}
            </span>
          ))
        : originsOfCard(rule.card).map(([part, origin]) => (
            <span key={part} className={`origin ${origin}`}>
              {t('ui.explain.originOf', { partId: part, origin: t(`ui.explain.origin.${origin}`) })}
            </span>
          ))}
      <span>{placeInSource(rule)}</span>
    </p>
  );
}
