import { cardWords } from '@great-machine/messages';
import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { Rays } from './parts.js';
import { type StagedProps, when } from './staged.js';
import '../styles/moments/card.css';

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
    <div className="m-published m-poster hue-machine">
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
