import { useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { Portrait, Rays } from './parts.js';
import { type StagedProps, when } from './staged.js';
import '../styles/moments/access.css';

/** The Heroes have chosen: a back for each, and nothing of what is on it. */
export function AccessDealt({ view }: StagedProps<'access-chosen'>) {
  return (
    <div className="m-hand m-poster hue-heroes">
      <Rays tone="heroes" />
      {view.heroes.map(({ hero }, at) => (
        <span key={hero} className="m-access m-deal" style={when(0.06 + at * 0.1, 0.3)}>
          <span className="m-access-back">
            <Picture kind="tokens" id="access-card" />
          </span>
          <Portrait kind="heroes" id={hero} />
        </span>
      ))}
    </div>
  );
}

/** A Hero's card is turned up. */
export function AccessRevealed({ line }: StagedProps<'access-revealed'>) {
  const words = useWords();
  const { hero, district } = line.params;
  return (
    <div className="m-hand m-poster hue-heroes">
      <Rays tone="heroes" />
      <span className="m-access m-large">
        <span className="m-access-back m-turn-away" style={when(0.12, 0.14)}>
          <Picture kind="tokens" id="access-card" />
        </span>
        <span className={`m-access-front hue-${district} m-turn-up`} style={when(0.26, 0.14)}>
          <Picture kind="districts" id={district} />
          <strong>{words.name('district', district, 'short')}</strong>
        </span>
        <Portrait kind="heroes" id={hero} />
      </span>
    </div>
  );
}
