import { itemAt } from '@great-machine/rules';

import { useEffect, useMemo, useState } from 'react';
import { cameFrom } from '../explain/came-from.js';
import { findRules, loadRules, type Rule, type RuleBook } from '../explain/rule-book.js';
import { RuleLink, RuleSource, RuleText } from '../explain/rule-text.js';
import { type UiKey, useText } from '../i18n/words.js';
import { Icon } from '../kit/picture.js';
import { addressOf, HOW_TO_PLAY } from '../kit/router.js';
import { HowToPlay } from '../tips/how-to-play.js';
import { useArrival } from './page.js';

/** All rules in our own words, by page; `of` is the one to begin with. */
export default function RulesScreen({ of }: { readonly of?: string }) {
  const t = useText();
  const heading = useArrival(t('ui.page.title', { screen: t('ui.rules.title') }));
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
  const back = cameFrom();
  return (
    <div className="rules-screen">
      <header className="rules-head">
        <a className="plain" href={back ?? addressOf({ screen: '' })}>
          <Icon name={back === undefined ? 'home' : 'back'} /> {t(wayBack(back))}
        </a>
        <h1 ref={heading} tabIndex={-1}>
          {t('ui.rules.title')}
        </h1>
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
              <a href={addressOf({ screen: 'rules', of: HOW_TO_PLAY })} aria-current={of === HOW_TO_PLAY}>
                {t('ui.howTo.link')}
              </a>
            </li>
            {pages.map(({ page, ids }) => (
              <li key={page} lang="en">
                <a
                  href={addressOf({ screen: 'rules', of: ids[0] })}
                  aria-current={of !== undefined && ids.includes(of)}
                >
                  {page}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main className="rules-text">
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
        </main>
      </div>
    </div>
  );
}

function wayBack(address: string | undefined): UiKey {
  if (address === undefined) return 'ui.rules.home';
  return address.startsWith('#/table') ? 'ui.rules.backToGame' : 'ui.rules.back';
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
