import { useWords } from '../i18n/words.js';
import { Picture } from '../kit/picture.js';
import { Portrait } from './parts.js';
import { type StagedProps, when } from './staged.js';

/** What the Great Machine takes in each case. */
const TAKEN: Readonly<Record<string, readonly ('master-plan' | 'trust' | 'access-card')[]>> = {
  'advance-the-plan': ['master-plan'],
  'no-trust': ['trust'],
  'no-access': ['access-card'],
  'both-measures': ['trust', 'access-card'],
};
const MEASURES = ['master-plan', 'trust', 'access-card'] as const;

/** The Great Machine has decided about a detained Hero: its Plan, or the Hero's Trust or Access. */
export function Settled({ line }: StagedProps<'detainment-settled'>) {
  const words = useWords();
  const { hero, option } = line.params;
  const taken = TAKEN[option] ?? [];
  return (
    <div className="m-choice hue-machine">
      <Portrait kind="heroes" id={hero} className="m-pop" />
      <ul>
        {MEASURES.map((measure, at) => (
          <li
            key={measure}
            className={taken.includes(measure) ? 'm-taken m-lift' : 'm-left m-sink'}
            style={when(0.3 + at * 0.03, 0.15)}
          >
            <Picture kind="tokens" id={measure} />
          </li>
        ))}
      </ul>
      <p className="m-banner hue-machine m-stamp" style={when(0.5, 0.1)}>
        {words.name('hero', hero, 'short')}
      </p>
    </div>
  );
}
