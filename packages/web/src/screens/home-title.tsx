import { Picture } from '../app/picture.js';
import { useText } from '../i18n/words.js';
import { useArrival } from './page.js';

const FRIEZE = [
  'art',
  'science',
  'commerce',
  'industrial',
  'central-square',
  'grand-citadel',
  'tower-of-law',
  'control-nexus',
  'velvet',
];

/** The title over the City: sky, airships, and every District behind a brass arch. */
export function HomeTitle() {
  const t = useText();
  const heading = useArrival(t('ui.app.name'));
  return (
    <header className="home-title">
      <Sky />
      <div className="home-name">
        <Picture kind="tokens" id="emblem" className="home-emblem" />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t('ui.app.name')}
          </h1>
          <p className="tagline">{t('ui.home.tagline')}</p>
        </div>
      </div>
      <div className="frieze" aria-hidden="true">
        {FRIEZE.map((district) => (
          <div key={district} className={`frieze-arch hue-${district}`}>
            <Picture kind="districts" id={district} />
          </div>
        ))}
      </div>
    </header>
  );
}

function Sky() {
  return (
    <svg
      className="home-sky hue-grand-citadel"
      viewBox="0 0 1600 320"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <use className="rays" href="#kit-rays" x={100} y={-500} width={1400} height={1400} />
      <g className="clouds">
        <use href="#kit-cloud" x={60} y={30} width={170} height={68} />
        <use href="#kit-cloud" x={430} y={120} width={110} height={44} />
        <use href="#kit-cloud" x={1080} y={70} width={140} height={56} />
        <use href="#kit-cloud" x={1390} y={20} width={190} height={76} />
      </g>
      <g className="far-houses">
        <use href="#kit-houses" x={-40} y={150} width={560} height={175} />
        <use href="#kit-houses" x={520} y={150} width={560} height={175} />
        <use href="#kit-houses" x={1080} y={150} width={560} height={175} />
      </g>
      <g className="airship airship-left">
        <use href="#kit-airship" x={230} y={70} width={168} height={92} />
      </g>
      <g className="airship airship-right">
        <use href="#kit-airship" x={1250} y={110} width={118} height={65} />
      </g>
    </svg>
  );
}
