import { useEffect } from 'react';

/** What keys do at the table; single letters, which no browser takes for itself. */
export interface KeyActions {
  readonly u: () => void;
  readonly h: () => void;
  readonly b: () => void;
  readonly s: () => void;
  readonly q: () => void;
  readonly c: () => void;
}

/** Letters work wherever no text is being written. Digits press the option of that number. */
export function useKeys(actions: KeyActions): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      const key = event.key.toLowerCase();
      if (/^[1-9]$/.test(key)) {
        document
          .querySelectorAll<HTMLButtonElement>('.decision .choice:not([data-route])')
          [Number(key) - 1]?.click();
      } else if (key in actions) actions[key as keyof KeyActions]();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [actions]);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null;
}
