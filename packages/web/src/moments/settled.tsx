import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { Banner, Portrait, Rays } from './parts.js';
import { type StagedProps, when } from './staged.js';
import '../styles/moments/settled.css';

const MEASURES = ['master-plan', 'trust', 'access-card'] as const;

/** What the Great Machine takes in each case, and the words for it. */
const TAKEN = {
  'advance-the-plan': ['master-plan'],
  'no-trust': ['trust'],
  'no-access': ['access-card'],
  'both-measures': ['trust', 'access-card'],
} satisfies Record<string, readonly (typeof MEASURES)[number][]>;

function isMeasure(option: string): option is keyof typeof TAKEN {
  return Object.hasOwn(TAKEN, option);
}

/** The Great Machine has decided about a detained Hero: its Plan, or the Hero's Trust or Access. */
export function Settled({ line }: StagedProps<'detainment-settled'>) {
  const t = useText();
  const words = useWords();
  const { hero, option } = line.params;
  const taken: readonly string[] = isMeasure(option) ? TAKEN[option] : [];
  return (
    <div className="m-settled m-poster hue-machine">
      <Rays tone="machine" />
      <Portrait kind="heroes" id={hero} isSober className="m-pop" />
      <ul className="m-measures">
        {MEASURES.map((measure) => {
          const isTaken = taken.includes(measure);
          return (
            <li
              key={measure}
              className={isTaken ? 'm-taken m-lift' : 'm-spared m-sink'}
              style={when(0.36, 0.12)}
            >
              <Picture kind="tokens" id={measure} />
              {isTaken && (
                <span className="m-descend" style={when(0.24)}>
                  <Picture kind="kit" id="claw" className="m-grip" />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <Banner tone="machine" at={0.5}>
        {isMeasure(option) ? t(`ui.moments.settled.${option}`) : words.name('hero', hero, 'short')}
      </Banner>
    </div>
  );
}
