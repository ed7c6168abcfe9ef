import { type PointerEvent, useRef } from 'react';

/** Nearer than this, a pointer taps. */
const STILL = 6;

interface Drag {
  readonly x: number;
  readonly y: number;
  isMoved: boolean;
}

/** A card follows the pointer; let go over the plate of its Hero, it is laid. Elsewhere it goes back. */
export function useCardDrag(hero: string | undefined, lay: () => void) {
  const drag = useRef<Drag>(undefined);
  const end = (card: HTMLElement) => {
    drag.current = undefined;
    card.style.translate = '';
    delete card.dataset.dragged;
    showDragging(card, false);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (hero === undefined || event.button !== 0) return;
      drag.current = { x: event.clientX, y: event.clientY, isMoved: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientX, clientY, currentTarget: card }: PointerEvent<HTMLElement>) {
      const { current } = drag;
      if (current === undefined) return;
      const [x, y] = [clientX - current.x, clientY - current.y];
      current.isMoved ||= Math.hypot(x, y) > STILL;
      if (!current.isMoved) return;
      card.style.translate = `${x}px ${y}px`;
      card.dataset.dragged = '';
      showDragging(card, true);
    },
    onPointerUp({ clientX, clientY, currentTarget: card }: PointerEvent<HTMLElement>) {
      const isMoved = drag.current?.isMoved === true;
      end(card);
      if (!isMoved) return;
      card.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => card.removeEventListener('click', swallow, { capture: true }));
      if (heroAt(clientX, clientY) === hero) lay();
    },
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      end(currentTarget);
    },
  };
}

/** The plate onto which it can be laid is lit. */
function showDragging(card: HTMLElement, isDragging: boolean): void {
  card.closest('.table')?.toggleAttribute('data-dragging', isDragging);
}

/** The click that ends a drag is no tap. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** The Hero whose plate is there. */
function heroAt(x: number, y: number): string | undefined {
  const plates = document
    .elementsFromPoint(x, y)
    .flatMap((one) => one.closest<HTMLElement>('.hero-plate') ?? []);
  return plates[0]?.dataset.hero;
}
