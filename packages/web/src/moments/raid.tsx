import { useText, useWords } from '../i18n/words.js';
import { Picture } from '../kit/picture.js';
import { Banner, Place, Portrait } from './parts.js';
import { type StagedProps, when } from './staged.js';

/** A Hero is caught: by the Raid that was laid for the card, or by Guards on the way. */
export function Detained({ line }: StagedProps<'hero-detained'>) {
  const t = useText();
  const words = useWords();
  const { hero, district, by } = line.params;
  const isRaid = by === 'raid';
  return (
    <div className="m-raid">
      <Place district={district}>
        <span className="m-night m-appear" style={when(0.3, 0.1)} />
        <span className="m-beam m-swing" style={when(0.06, 0.3)} />
        <span className="m-caught m-jolt" style={when(0.42, 0.1)}>
          <Portrait kind="heroes" id={hero} className="m-walk-in" />
          <Picture kind="kit" id="claw" className="m-claw m-descend" />
          <span className="m-bars m-descend" />
        </span>
        {isRaid ? (
          <span className="m-seal m-stamp" style={when(0.52, 0.08)}>
            <Picture kind="tokens" id="raid" />
          </span>
        ) : (
          <span className="m-guards">
            <Picture kind="kit" id="guard" className="m-from-left" />
            <Picture kind="kit" id="guard" className="m-from-right" />
          </span>
        )}
        <Banner tone="machine" at={0.58}>
          {t('ui.moments.detained', { hero: words.name('hero', hero, 'short') })}
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
        <span className="m-seal m-laid m-stamp" style={when(0.25, 0.15)}>
          <Picture kind="tokens" id="raid" />
        </span>
        <Banner tone="machine" at={0.4}>
          {t('ui.moments.raidLaid')}
        </Banner>
      </Place>
    </div>
  );
}

/** A Raid that caught no Hero goes up in smoke. */
export function RaidFailed({ line }: StagedProps<'raid-failed'>) {
  const t = useText();
  return (
    <div className="m-raid">
      <Place district={line.params.district}>
        <span className="m-seal m-torn m-tear" style={when(0.25, 0.4)}>
          <Picture kind="tokens" id="raid" />
        </span>
        <Banner tone="heroes" at={0.3}>
          {t('ui.moments.raidFailed')}
        </Banner>
      </Place>
    </div>
  );
}

/** A Hero is led away. */
export function Captured({ line }: StagedProps<'hero-captured'>) {
  const t = useText();
  const words = useWords();
  const { hero, to } = line.params;
  return (
    <div className="m-raid">
      <Place district={to}>
        <span className="m-night" />
        <span className="m-caught">
          <Portrait kind="heroes" id={hero} className="m-walk-in" />
          <span className="m-bars m-descend" style={when(0.3)} />
        </span>
        <span className="m-guards">
          <Picture kind="kit" id="guard" className="m-from-left" />
          <Picture kind="kit" id="guard" className="m-from-right" />
        </span>
        <Banner tone="machine" at={0.5}>
          {t('ui.moments.captured', { hero: words.name('hero', hero, 'short') })}
        </Banner>
      </Place>
    </div>
  );
}
