import { cardWords } from '@great-machine/messages';
import type { View } from '@great-machine/rules';
import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { DirectionToken } from './direction-token.js';

/** The City Event of the round, with its picture, its effect and when the plan advances. */
export function CityEventCard({
  view,
  direction,
}: {
  readonly view: View;
  /** The exit that the Direction token of the round marks. */
  readonly direction: string | undefined;
}) {
  const t = useText();
  const words = useWords();
  const id = view.cityEvent;
  if (id === undefined) return <section className="event-card">{t('ui.cards.noEvent')}</section>;
  const { name, effect, plan = '' } = cardWords(words, 'city-event', id);
  return (
    <section
      className="event-card hue-central-square"
      data-explain={`event:${id}`}
      tabIndex={0}
      aria-label={t('ui.cards.cityEvent')}
    >
      <Picture kind="city-events" id={id} className="vignette" />
      <h3>
        {name}
        {direction !== undefined && <DirectionToken exit={direction} />}
      </h3>
      <p className="event-effect">{effect}</p>
      <p className="plan-if">
        <Picture kind="tokens" id="master-plan" className="inline-token" />{' '}
        <span className="visually-hidden">{t('ui.cards.planAdvances', { plan })}</span>
        <span aria-hidden="true">{plan}</span>
      </p>
    </section>
  );
}

/** The Great Machine's means: Bonds, and Directives as far as this side knows them. */
export function MachineCard({ view }: { readonly view: View }) {
  const t = useText();
  const { published, known, inHand } = view.directives;
  return (
    <section className="machine-card" aria-label={t('ui.table.machine')}>
      <ul className="machine-means">
        <Bonds view={view} />
        <Means
          term="arrested"
          token="arrested"
          count={view.arrested}
          text={t('ui.cards.arrested', { count: view.arrested })}
        />
        <Means
          term="directive"
          token="directive"
          count={inHand}
          text={t('ui.cards.inHand', { count: inHand })}
        />
      </ul>
      <ul className="directives" aria-label={t('ui.cards.directives')}>
        {published.map((id) => (
          <DirectiveRow key={id} id={id} isPublished />
        ))}
        {known.map((id) => (
          <DirectiveRow key={`hand-${id}`} id={id} isPublished={false} />
        ))}
      </ul>
    </section>
  );
}

export function Bonds({ view: { bonds: count } }: { readonly view: View }) {
  const t = useText();
  return <Means term="bonds" token="bond" count={count} text={t('ui.cards.bonds', { count })} />;
}

/** One of its means: a token and how many; in full for those who do not see it. */
function Means({
  term,
  token,
  count,
  text,
}: {
  readonly term: string;
  readonly token: string;
  readonly count: number;
  readonly text: string;
}) {
  return (
    <li data-explain={`term:${term}`} tabIndex={0}>
      <Picture kind="tokens" id={token} className="inline-token" />{' '}
      <strong aria-hidden="true">{count}</strong>
      <span className="visually-hidden">{text}</span>
    </li>
  );
}

function DirectiveRow({ id, isPublished }: { readonly id: string; readonly isPublished: boolean }) {
  const t = useText();
  const words = useWords();
  return (
    <li
      className={`directive hue-machine${isPublished ? ' published' : ''}`}
      data-explain={`directive:${id}`}
      tabIndex={0}
    >
      <Picture kind="directives" id={id} className="vignette" />
      <span>{words.name('directive', id)}</span>
      <span className="visually-hidden">{t(isPublished ? 'ui.cards.published' : 'ui.cards.known')}</span>
    </li>
  );
}
