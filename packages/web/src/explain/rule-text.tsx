import type { ReactNode } from 'react';
import { useText } from '../i18n/words.js';
import { addressOf } from '../kit/router.js';
import { keepPlace } from './came-from.js';
import { originsOf, originsOfCard, partsOf, placeInSource, type Rule, type RuleBook } from './rule-book.js';

/** Leads to the rule in the reader: beside an open game in another tab, else in place. */
export function RuleLink({ id, children = id }: { readonly id: string; readonly children?: ReactNode }) {
  const isPlaying = window.location.hash.startsWith('#/table');
  const manner = isPlaying ? { target: '_blank', rel: 'noreferrer' } : { onClick: keepPlace };
  return (
    <a className="rule-link" href={addressOf({ screen: 'rules', of: id })} {...manner}>
      {children}
    </a>
  );
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
