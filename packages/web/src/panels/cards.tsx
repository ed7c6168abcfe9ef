import { cardWords } from '@great-machine/messages';
import type { View } from '@great-machine/rules';
import { useText, useWords } from '../i18n/words.js';
import { Picture } from '../kit/picture.js';

/** The City Event of the round, with its picture, its effect and when the plan advances. */
export function CityEventCard({ view }: { readonly view: View }) {
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
      <h3>{name}</h3>
      <p>{effect}</p>
      <p className="plan-if">
        <Picture kind="tokens" id="master-plan" className="inline-token" />{' '}
        {t('ui.cards.planAdvances', { plan })}
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
        <li data-explain="term:bonds" tabIndex={0}>
          <Picture kind="tokens" id="bond" className="inline-token" />{' '}
          {t('ui.cards.bonds', { count: view.bonds })}
        </li>
        <li data-explain="term:arrested" tabIndex={0}>
          <Picture kind="tokens" id="arrested" className="inline-token" />{' '}
          {t('ui.cards.arrested', { count: view.arrested })}
        </li>
        <li data-explain="term:directive" tabIndex={0}>
          <Picture kind="tokens" id="directive" className="inline-token" />{' '}
          {t('ui.cards.inHand', { count: inHand })}
        </li>
      </ul>
      <h3>{t('ui.cards.directives')}</h3>
      <ul className="directives">
        {published.map((id) => (
          <DirectiveRow key={id} id={id} isPublished />
        ))}
        {known.map((id) => (
          <DirectiveRow key={`hand-${id}`} id={id} isPublished={false} />
        ))}
        {published.length + known.length === 0 && <li className="none">{t('ui.cards.noPublished')}</li>}
      </ul>
    </section>
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
      <small>{t(isPublished ? 'ui.cards.published' : 'ui.cards.known')}</small>
    </li>
  );
}
