import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useText } from '../i18n/use-words.js';
import { Icon, Picture } from '../kit/picture.js';
import { addressOf } from '../kit/router.js';

let isFirstScreen = true;

/** Names the window after the screen, and takes the focus to its heading. */
export function useArrival(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (!isFirstScreen) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    isFirstScreen = false;
  }, []);
  return heading;
}

/** A screen beside the table: the way home, its heading, a word on it, and what it shows. */
export function Page({
  title,
  lead,
  className = '',
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const t = useText();
  const heading = useArrival(t('ui.page.title', { screen: title }));
  return (
    <div className="screen">
      <header className="screen-head">
        <div className="screen-head-inner">
          <a className="plain" href={addressOf({ screen: '' })}>
            <Icon name="home" /> {t('ui.page.home')}
          </a>
          <Picture kind="tokens" id="emblem" className="screen-emblem" />
          <div className="screen-title">
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p>{lead}</p>
          </div>
        </div>
      </header>
      <main className={`screen-body ${className}`}>{children}</main>
    </div>
  );
}

export function PageLoading() {
  const t = useText();
  return (
    <p className="loading" role="status">
      {t('ui.page.loading')}
    </p>
  );
}
