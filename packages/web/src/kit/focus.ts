import { useEffect, useRef } from 'react';

/** When something closes that had the focus, what had it before gets it back. */
export function useFocusReturn(isOpen: boolean): void {
  const before = useRef<Element | undefined>(undefined);
  // Before it is drawn: what opens may take the focus at once.
  if (isOpen && before.current === undefined) before.current = document.activeElement ?? undefined;
  useEffect(() => {
    if (isOpen) return;
    const element = before.current;
    before.current = undefined;
    const isLost = document.activeElement === document.body;
    if (isLost && (element instanceof HTMLElement || element instanceof SVGElement) && element.isConnected)
      element.focus({ preventScroll: true });
  }, [isOpen]);
}
