import { PHASES } from '../../explain/phases.js';
import { useWords } from '../../i18n/use-words.js';

/** Five lamps, one for each Phase: the present one is lit, those before have burnt down. */
export function PhaseLamps({ phase }: { readonly phase: string }) {
  const words = useWords();
  const now = PHASES.findIndex((one) => one.phase === phase);
  return (
    <ol className="phase-lamps">
      {PHASES.map(({ phase: one }, at) => (
        <li
          key={one}
          className={at < now ? 'past' : at === now ? 'now' : 'to-come'}
          aria-current={at === now ? 'step' : undefined}
          data-explain={`phase:${one}`}
          title={words.name('phase', one)}
        >
          <span className="lamp" aria-hidden="true" />
          <span className={at === now ? 'phase' : 'visually-hidden'}>{words.name('phase', one)}</span>
        </li>
      ))}
    </ol>
  );
}
