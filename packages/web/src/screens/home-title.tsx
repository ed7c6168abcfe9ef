import { useText } from '../i18n/use-words.js';
import { Icon, Picture } from '../kit/picture.js';
import { addressOf, HOW_TO_PLAY } from '../kit/router.js';
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

const LINKS = [
  { screen: 'rules', of: HOW_TO_PLAY, icon: 'help', key: 'ui.howTo.link' },
  { screen: 'rules', of: undefined, icon: 'rules', key: 'ui.home.rules' },
  { screen: 'settings', of: undefined, icon: 'settings', key: 'ui.home.settings' },
  { screen: 'statistics', of: undefined, icon: 'chart', key: 'ui.home.statistics' },
  { screen: 'about', of: undefined, icon: 'info', key: 'ui.home.about' },
] as const;

/** The title over the City: sky, airships, and every District behind a brass arch. */
export function HomeTitle() {
  const t = useText();
  const heading = useArrival(t('ui.app.name'));
  return (
    <header className="home-title">
      <Sky />
      <Picture kind="kit" id="airship" className="airship airship-left" />
      <Picture kind="kit" id="airship" className="airship airship-right" />
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
      <nav className="home-links">
        {LINKS.map(({ screen, of, icon, key }) => (
          <a key={key} href={addressOf({ screen, of })}>
            <Icon name={icon} /> {t(key)}
          </a>
        ))}
      </nav>
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
      <use className="rays" href="#kit-rays" x={-500} y={-1100} width={2600} height={2600} />
      <g className="clouds">
        <use href="#kit-cloud" x={20} y={110} width={150} height={60} />
        <use href="#kit-cloud" x={390} y={100} width={110} height={44} />
        <use href="#kit-cloud" x={1190} y={8} width={120} height={48} />
        <use href="#kit-cloud" x={1420} y={110} width={170} height={68} />
      </g>
      <g className="far-houses">
        <use href="#kit-houses" x={-40} y={150} width={560} height={175} />
        <use href="#kit-houses" x={520} y={150} width={560} height={175} />
        <use href="#kit-houses" x={1080} y={150} width={560} height={175} />
      </g>
    </svg>
  );
}
