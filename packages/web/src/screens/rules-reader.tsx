import { itemAt } from '@great-machine/rules';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { findRules, loadRules, type Rule, type RuleBook } from '../explain/rule-book.js';
import { RuleLink, RuleSource, RuleText } from '../explain/rule-text.js';
import { useText } from '../i18n/use-words.js';
import { HOW_TO_PLAY } from '../kit/router.js';
import { HowToPlay } from '../tips/how-to-play.js';

/** All rules in our own words, by page, below a head with a search; `of` is the one to begin with. */
export function RulesReader({ of, children }: { readonly of?: string; readonly children: ReactNode }) {
  const t = useText();
  const [book, setBook] = useState<RuleBook>({});
  const [wanted, setWanted] = useState('');
  const [error, setError] = useState<unknown>();
  if (error !== undefined) throw error;
  useEffect(() => {
    loadRules().then(setBook, setError);
  }, []);
  useEffect(() => {
    const isThere = of === HOW_TO_PLAY || (of !== undefined && book[of] !== undefined);
    const chosen = isThere ? document.getElementById(sectionOf(of)) : null;
    chosen?.scrollIntoView({ block: 'start' });
    chosen?.focus({ preventScroll: true });
  }, [of, book]);
  const pages = useMemo(() => findRules(book, wanted), [book, wanted]);
  const count = pages.reduce((sum, { ids }) => sum + ids.length, 0);
  return (
    <>
      <header className="rules-head">
        {children}
        <label className="rules-search">
          <span>{t('ui.rules.search')}</span>
          <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </label>
        <p role="status" className="rules-found">
          {t('ui.rules.found', { count })}
        </p>
      </header>
      <div className="rules-body">
        <nav className="rules-pages" aria-label={t('ui.rules.pages')}>
          <ul>
            <li>
              <RuleLink id={HOW_TO_PLAY} className="" isCurrent={of === HOW_TO_PLAY}>
                {t('ui.howTo.link')}
              </RuleLink>
            </li>
            {pages.map(({ page, ids: [first = '', ...others] }) => (
              <li key={page} lang="en">
                <RuleLink
                  id={first}
                  className=""
                  isCurrent={of !== undefined && [first, ...others].includes(of)}
                >
                  {page}
                </RuleLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="rules-text">
          {wanted === '' && (
            <>
              <HowToPlay />
              <p className="rules-intro">{t('ui.rules.intro')}</p>
            </>
          )}
          {pages.map(({ page, ids }) => (
            <section key={page} lang="en" aria-label={page}>
              <h2>{page}</h2>
              {ids.map((id) => (
                <RuleSection key={id} id={id} rule={itemAt(book, id)} book={book} isChosen={id === of} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function sectionOf(id: string): string {
  return id === HOW_TO_PLAY ? id : `rule-${id}`;
}

function RuleSection({
  id,
  rule,
  book,
  isChosen,
}: {
  readonly id: string;
  readonly rule: Rule;
  readonly book: RuleBook;
  readonly isChosen: boolean;
}) {
  return (
    <article id={sectionOf(id)} tabIndex={-1} className={`rule${isChosen ? ' chosen' : ''}`}>
      <h3>
        <RuleLink id={id} /> {rule.title}
      </h3>
      <p>
        <RuleText text={rule.text} book={book} />
      </p>
      <RuleSource rule={rule} />
    </article>
  );
}
