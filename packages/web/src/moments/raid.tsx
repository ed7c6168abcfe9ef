import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { Banner, Guards, Place, Portrait } from './parts.js';
import { type StagedProps, when } from './staged.js';
import '../styles/moments/raid.css';

/** A Hero is caught: by the Raid that was laid for the card, or by Guards on the way. */
export function Detained({ line }: StagedProps<'hero-detained'>) {
  const { hero, district, by } = line.params;
  return <Caught hero={hero} district={district} by={by === 'raid' ? 'raid' : 'guards'} word="detained" />;
}

/** A Hero is led away. */
export function Captured({ line }: StagedProps<'hero-captured'>) {
  const { hero, to } = line.params;
  return <Caught hero={hero} district={to} by="guards" word="captured" />;
}

/** Behind bars: in the claw of the Great Machine, or between two Guards. */
function Caught({
  hero,
  district,
  by,
  word,
}: {
  readonly hero: string;
  readonly district: string;
  readonly by: 'raid' | 'guards';
  readonly word: 'detained' | 'captured';
}) {
  const t = useText();
  const words = useWords();
  return (
    <div className="m-raid">
      <Place district={district}>
        <span className="m-night m-appear" style={when(0.2, 0.1)} />
        <span className="m-beam m-swing" style={when(0.06, 0.3)} />
        {by === 'guards' && <Guards />}
        <span className="m-caught m-jolt" style={when(0.42, 0.1)}>
          <Portrait kind="heroes" id={hero} isSober className="m-walk-in" />
          <span className="m-bars m-descend" />
          {by === 'raid' && (
            <span className="m-claw m-descend">
              <Picture kind="kit" id="claw" />
            </span>
          )}
        </span>
        <Banner tone="machine" at={0.52}>
          {t(`ui.moments.${word}`, { hero: words.name('hero', hero, 'short') })}
        </Banner>
      </Place>
    </div>
  );
}

/** The seal falls on the District where the Machine will look for Heroes. */
export function RaidLaid({ line }: StagedProps<'raid-placed'>) {
  const t = useText();
  return (
    <div className="m-raid">
      <Place district={line.params.district}>
        <span className="m-night" />
        <span className="m-beam m-swing" style={when(0.02, 0.4)} />
        <span className="m-seal m-stamp" style={when(0.25, 0.15)}>
          <Picture kind="tokens" id="raid" />
        </span>
        <Banner tone="machine" at={0.4}>
          {t('ui.moments.raidLaid')}
        </Banner>
      </Place>
    </div>
  );
}

/** The seal of a Raid that caught no Hero is torn. */
export function RaidFailed({ line }: StagedProps<'raid-failed'>) {
  const t = useText();
  return (
    <div className="m-raid">
      <Place district={line.params.district}>
        {['left', 'right'].map((half) => (
          <span key={half} className="m-seal m-torn m-tear" style={when(0.25, 0.15)}>
            <Picture kind="tokens" id="raid" />
          </span>
        ))}
        <Banner tone="heroes" at={0.3}>
          {t('ui.moments.raidFailed')}
        </Banner>
      </Place>
    </div>
  );
}
