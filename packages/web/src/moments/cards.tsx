import { cardWords } from '@great-machine/messages';
import { useText, useWords } from '../i18n/words.js';
import { Picture } from '../kit/picture.js';
import { Portrait, Rays } from './parts.js';
import { type StagedProps, when } from './staged.js';

/** A round opens: its City Event, what it does and when the Plan advances; then it goes to its place on the left. */
export function CityEvent({ line, view }: StagedProps<'city-event-revealed'>) {
  const t = useText();
  const words = useWords();
  const { card } = line.params;
  const { name, effect, plan = '' } = cardWords(words, 'city-event', card);
  return (
    <div className="m-docking">
      <article className="m-card hue-central-square m-lay">
        <Picture kind="city-events" id={card} className="m-card-picture" />
        <span className="m-round m-pop" style={when(0.12)}>
          {t('ui.moments.round', { round: view.round })}
        </span>
        <h2 className="m-rise" style={when(0.16)}>
          {name}
        </h2>
        <p className="m-rise" style={when(0.22)}>
          {effect}
        </p>
        <p className="m-plan m-rise" style={when(0.3)}>
          <Picture kind="tokens" id="master-plan" /> {plan}
        </p>
      </article>
    </div>
  );
}

/** A Directive is laid open, under the seal of the Great Machine. */
export function Directive({ line }: StagedProps<'directive-published'>) {
  const words = useWords();
  const { card } = line.params;
  const { name, effect } = cardWords(words, 'directive', card);
  return (
    <div className="m-laid">
      <Rays tone="machine" />
      <article className="m-card hue-machine m-lay">
        <Picture kind="directives" id={card} className="m-card-picture" />
        <h2>{name}</h2>
        <p>{effect}</p>
        <span className="m-wax m-stamp" style={when(0.3, 0.08)}>
          <Picture kind="kit" id="seal" />
        </span>
      </article>
    </div>
  );
}

/** The Heroes have chosen: a back for each, and nothing of what is on it. */
export function AccessDealt({ view }: StagedProps<'access-chosen'>) {
  return (
    <div className="m-hand">
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
    <div className="m-hand">
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
