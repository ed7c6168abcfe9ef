import { useEffect } from 'react';

/** What keys do at the table; single letters, which no browser takes for itself. */
interface KeyActions {
  readonly u: () => void;
  readonly h: () => void;
  readonly b: () => void;
  readonly s: () => void;
  readonly q: () => void;
  readonly c: () => void;
  readonly e: () => void;
  /** Not again this round. */
  readonly n: () => void;
  readonly '?': () => void;
}

/** Letters work wherever no text is being written and no dialog is open. Digits press the option of that number. */
export function useKeys(actions: KeyActions): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const key = event.key.toLowerCase();
      if (/^[1-9]$/.test(key)) {
        document
          .querySelectorAll<HTMLButtonElement>('.choices:not(.offered) .choice')
          [Number(key) - 1]?.click();
      } else if (key in actions) actions[key as keyof KeyActions]();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [actions]);
}

function isElsewhere(target: EventTarget | null): boolean {
  return (
    document.querySelector('dialog[open]') !== null ||
    (target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null)
  );
}
