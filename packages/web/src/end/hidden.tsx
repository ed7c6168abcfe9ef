import type { Truth } from '@great-machine/client';
import { ShortName } from '../i18n/short-name.js';
import { useText, useWords } from '../i18n/use-words.js';
import { CitizensTable } from './citizens-table.js';

/** Everything that was hidden: Citizens, Access cards, Directives and City Events. */
export function Hidden({ truth }: { readonly truth: Truth }) {
  const t = useText();
  return (
    <section className="end-hidden" aria-labelledby="end-hidden">
      <h3 id="end-hidden">{t('ui.end.hidden')}</h3>
      <div className="end-columns">
        <CitizensTable truth={truth} />
        <div className="hidden-cards">
          <h4>{t('ui.end.cards')}</h4>
          <Hands truth={truth} />
          <h4>{t('ui.end.directives')}</h4>
          <CardList title={t('ui.end.directivesInHand')} kind="directive" ids={truth.directivesInHand} />
          <CardList title={t('ui.end.directivesInDeck')} kind="directive" ids={truth.directivesInDeck} />
          <h4>{t('ui.end.events')}</h4>
          <CardList title={t('ui.end.eventsToCome')} kind="city-event" ids={truth.eventsToCome} isOrdered />
          <CardList title={t('ui.end.boxedEvents')} kind="city-event" ids={truth.boxedEvents} />
        </div>
      </div>
    </section>
  );
}

function Hands({ truth }: { readonly truth: Truth }) {
  const t = useText();
  const words = useWords();
  const all = words.ids('district');
  return truth.hands.map(({ hero, hand, forfeited }) => (
    <div key={hero} className="end-hand">
      <h5>
        <ShortName of="hero" id={hero} />
      </h5>
      <ul aria-label={t('ui.end.handOf', { hero })}>
        {all
          .filter((district) => hand.includes(district) || forfeited.includes(district))
          .map((district) => {
            const state = hand.includes(district) ? 'held' : 'forfeited';
            const label = t(`ui.end.${state}`, { district });
            return (
              <li key={district} className={`end-card hue-${district} ${state}`} title={label}>
                <span aria-hidden="true">{words.name('district', district, 'short')}</span>
                <span className="visually-hidden">{label}</span>
              </li>
            );
          })}
      </ul>
    </div>
  ));
}

function CardList({
  title,
  kind,
  ids,
  isOrdered = false,
}: {
  readonly title: string;
  readonly kind: 'directive' | 'city-event';
  readonly ids: readonly string[];
  readonly isOrdered?: boolean;
}) {
  const t = useText();
  const words = useWords();
  const List = isOrdered ? 'ol' : 'ul';
  const explained = kind === 'directive' ? 'directive' : 'event';
  return (
    <div className="end-card-list">
      <h5>{title}</h5>
      {ids.length === 0 && <p>{t('ui.end.noCards')}</p>}
      <List>
        {ids.map((id) => (
          <li key={id} data-explain={`${explained}:${id}`}>
            {words.name(kind, id)}
          </li>
        ))}
      </List>
    </div>
  );
}
