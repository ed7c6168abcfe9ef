/** Something that may change, and those who wait for it. */
export interface Changing {
  /** Calls when something has changed. Returns how to stop listening. */
  listen(changed: () => void): () => void;
}

/**
 * Looks again after every change until it finds something, the time is up or the wait is ended. No change is lost between two
 * looks. Gives what it found last.
 */
export async function waitUntilFound<T>(
  look: () => Promise<T>,
  isFound: (seen: T) => boolean,
  changing: readonly Changing[],
  { milliseconds, ended }: { readonly milliseconds: number; readonly ended: AbortSignal },
): Promise<T> {
  let hasChanged = false;
  let wake = () => {};
  const changed = () => {
    hasChanged = true;
    wake();
  };
  let isOver = milliseconds === 0;
  const end = () => {
    isOver = true;
    wake();
  };
  const stops = changing.map((one) => one.listen(changed));
  const timer = setTimeout(end, milliseconds);
  ended.addEventListener('abort', end);
  try {
    for (;;) {
      hasChanged = false;
      const seen = await look();
      if (isFound(seen) || isOver || ended.aborted) return seen;
      if (!hasChanged)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    for (const stop of stops) stop();
    clearTimeout(timer);
    ended.removeEventListener('abort', end);
  }
}
