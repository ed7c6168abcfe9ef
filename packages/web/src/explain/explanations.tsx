import type { View } from '@great-machine/rules';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useWords } from '../i18n/use-words.js';
import { type Explained, explain } from './explained.js';
import { ExplanationCard } from './explanation-card.js';
import { placeCard } from './place.js';
import { useReading } from './reading.js';
import { useRules } from './rule-book.js';
import { usePointedAt } from './use-pointed-at.js';

const ID = 'explanation';

/** Everything with `data-explain` explains itself in one card, which floats beside it. */
export function Explanations({ view }: { readonly view?: View }) {
  const words = useWords();
  const card = useRef<HTMLDivElement>(null);
  const isReading = useReading(({ page }) => page !== undefined);
  const pointedAt = usePointedAt(card, isReading);
  const explained = useMemo(
    () => (pointedAt === undefined ? undefined : explain(words, pointedAt.target, view)),
    [words, pointedAt, view],
  );
  useDescription(explained === undefined ? undefined : pointedAt?.element);
  useFloating(card, explained, pointedAt?.element);
  const book = useRules(explained !== undefined);
  return (
    <div
      ref={card}
      id={ID}
      role="tooltip"
      popover="manual"
      className={`explanation hue-${explained?.hue ?? 'none'}`}
    >
      {explained !== undefined && <ExplanationCard explained={explained} book={book} />}
    </div>
  );
}

/** Those who hear the page hear the explanation with the thing. */
function useDescription(element: Element | undefined): void {
  useEffect(() => {
    if (element === undefined) return undefined;
    const before = element.getAttribute('aria-describedby');
    element.setAttribute('aria-describedby', before === null ? ID : `${before} ${ID}`);
    return () => {
      if (before === null) element.removeAttribute('aria-describedby');
      else element.setAttribute('aria-describedby', before);
    };
  }, [element]);
}

/** Above everything, also above open dialogs; placed again after every change of what it says. */
function useFloating(
  card: React.RefObject<HTMLDivElement | null>,
  explained: Explained | undefined,
  element: Element | undefined,
): void {
  const isOpen = explained !== undefined && element?.isConnected === true;
  useLayoutEffect(() => {
    card.current?.togglePopover(isOpen);
  }, [card, isOpen]);
  useLayoutEffect(() => {
    if (!isOpen || card.current === null || element === undefined) return;
    const { style } = card.current;
    style.maxHeight = '';
    const { innerWidth: width, innerHeight: height } = window;
    const placed = placeCard(boxOf(element), card.current.getBoundingClientRect(), {
      width,
      height,
    });
    style.left = `${placed.left}px`;
    style.top = `${placed.top}px`;
    style.maxHeight = `${placed.maxHeight}px`;
  });
}

/** A tile of the City counts without what its frame cuts off. */
function boxOf(element: Element): DOMRect {
  return (element.querySelector('.tile-frame') ?? element).getBoundingClientRect();
}
