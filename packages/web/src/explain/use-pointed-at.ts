import { type RefObject, useEffect, useState } from 'react';

/** A thing that is to explain itself now. */
interface PointedAt {
  readonly element: Element;
  /** What its `data-explain` says. */
  readonly target: string;
}

const HOVER = 350;
const LONG_PRESS = 500;
/** Time to get from the thing onto its explanation. */
const LEAVE = 250;
/** They do nothing alone. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];
/** Further than this, a finger scrolls or drags. */
const STILL = 10;

/** What the pointer rests on, what has the keyboard's focus, or what a finger holds; nothing while the person reads elsewhere. */
export function usePointedAt(
  card: RefObject<HTMLElement | null>,
  isElsewhere: boolean,
): PointedAt | undefined {
  const [shown, setShown] = useState<PointedAt | undefined>();
  useEffect(() => {
    setShown(undefined);
    if (isElsewhere) return undefined;
    const watcher = new Watcher(() => card.current, setShown);
    return () => watcher.stop();
  }, [card, isElsewhere]);
  return shown;
}

/** Listens to the whole page, so that whatever appears on it can explain itself. */
class Watcher {
  private readonly ending = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown: Element | undefined;
  /** What will be shown when the timer ends. */
  private next: Element | undefined;
  /** What is shown will go when the timer ends. */
  private isLeaving = false;
  private pressedAt: { readonly x: number; readonly y: number } | undefined;
  private isHeld = false;
  /** The finger that is down has closed an explanation, and means nothing else. */
  private isClosing = false;
  /** The last key was one that moves the focus. */
  private isByKeys = false;
  private isByFocus = false;

  constructor(
    private readonly card: () => Element | null,
    private readonly show: (shown: PointedAt | undefined) => void,
  ) {
    const { signal } = this.ending;
    const early = { signal, capture: true };
    document.addEventListener('pointermove', (event) => this.moved(event), { signal, passive: true });
    document.addEventListener('pointerdown', (event) => this.pressed(event), early);
    document.addEventListener('pointerup', () => this.released(), early);
    document.addEventListener('pointercancel', () => this.released(), early);
    document.addEventListener('click', (event) => this.clicked(event), early);
    document.addEventListener('contextmenu', (event) => this.menuAsked(event), early);
    document.addEventListener('focusin', (event) => this.focused(event), { signal });
    document.addEventListener('focusout', () => this.isByFocus && this.leave(), { signal });
    document.addEventListener('keydown', (event) => this.keyPressed(event), early);
    document.addEventListener('wheel', (event) => this.scrolled(event), { ...early, passive: true });
    document.addEventListener('scroll', (event) => this.scrolled(event), { ...early, passive: true });
    document.documentElement.addEventListener('pointerleave', (event) => this.left(event), { signal });
    window.addEventListener('resize', () => this.hide(), { signal });
    window.addEventListener('hashchange', () => this.hide(), { signal });
  }

  stop(): void {
    this.ending.abort();
    clearTimeout(this.timer);
  }

  /** A page that changes under a pointer at rest explains nothing. */
  private moved(event: PointerEvent): void {
    if (event.pointerType === 'touch') {
      const { x, y } = this.pressedAt ?? event;
      if (Math.hypot(event.x - x, event.y - y) > STILL) this.released();
    } else if (event.buttons === 0 && (event.movementX !== 0 || event.movementY !== 0)) {
      this.isByFocus = false;
      this.point(event.target);
    }
  }

  /** A pointer has left the page; a finger leaves it whenever it is lifted. */
  private left(event: PointerEvent): void {
    if (event.pointerType !== 'touch') this.leave();
  }

  private point(at: EventTarget | null): void {
    const element = explainable(at);
    if (this.isInCard(at)) this.stay();
    else if (element === undefined) this.leave();
    else if (element === this.shown) this.stay();
    else if (element !== this.next) this.later(element, HOVER);
  }

  /** As it is, whatever was to come. */
  private stay(): void {
    clearTimeout(this.timer);
    this.next = undefined;
    this.isLeaving = false;
  }

  private later(element: Element, delay: number): void {
    this.stay();
    this.next = element;
    this.timer = setTimeout(() => this.showNow(element), delay);
  }

  private showNow(element: Element): void {
    this.stay();
    if (!element.isConnected) return;
    this.shown = element;
    this.isHeld = this.pressedAt !== undefined;
    this.show({ element, target: element.getAttribute('data-explain') ?? '' });
  }

  private leave(): void {
    if (this.isLeaving) return;
    this.stay();
    this.isLeaving = true;
    this.timer = setTimeout(() => this.hide(), LEAVE);
  }

  private hide(): void {
    this.stay();
    if (this.shown === undefined) return;
    this.shown = undefined;
    this.show(undefined);
  }

  private pressed(event: PointerEvent): void {
    this.isHeld = false;
    this.isByKeys = false;
    this.isByFocus = false;
    const isTouch = event.pointerType === 'touch';
    this.isClosing = isTouch && this.shown !== undefined && !this.isInCard(event.target);
    if (this.isClosing) event.stopImmediatePropagation();
    if (this.isInCard(event.target)) return;
    this.hide();
    const element = explainable(event.target);
    if (!isTouch || this.isClosing || element === undefined) return;
    this.pressedAt = { x: event.x, y: event.y };
    this.later(element, LONG_PRESS);
  }

  private released(): void {
    if (this.pressedAt === undefined) return;
    this.pressedAt = undefined;
    if (this.shown === undefined) this.hide();
  }

  /** A player who held a thing to read about it, or tapped to close what was read, did not mean to click. */
  private clicked(event: MouseEvent): void {
    if (!this.isHeld && !this.isClosing) return;
    const isForCard = this.isHeld && this.isInCard(event.target);
    this.isHeld = false;
    this.isClosing = false;
    if (isForCard) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  private menuAsked(event: Event): void {
    if (this.pressedAt !== undefined || this.isHeld) event.preventDefault();
  }

  /** Focus that the page itself moves explains nothing. */
  private focused(event: FocusEvent): void {
    if (!this.isByKeys) return;
    this.isByFocus = true;
    this.point(event.target);
  }

  /** A key that does something takes the explanation away; Escape does nothing else. */
  private keyPressed(event: KeyboardEvent): void {
    this.isClosing = false;
    this.isByKeys = event.key === 'Tab' || event.key.startsWith('Arrow');
    if (this.isByKeys || MODIFIERS.includes(event.key) || this.shown === undefined) return;
    this.hide();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** What moves away under its explanation loses it; what scrolls elsewhere does not matter. */
  private scrolled(event: Event): void {
    const element = this.shown ?? this.next;
    if (element === undefined || this.isInCard(event.target)) return;
    if (event.type === 'wheel' || (event.target as Node).contains(element)) this.hide();
  }

  private isInCard(target: EventTarget | null): boolean {
    return target instanceof Node && this.card()?.contains(target) === true;
  }
}

function explainable(target: EventTarget | null): Element | undefined {
  return (target instanceof Element && target.closest('[data-explain]')) || undefined;
}
