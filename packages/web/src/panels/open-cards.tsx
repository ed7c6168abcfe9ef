import type { View } from '@great-machine/rules';
import type { ReactNode } from 'react';
import { useText, useWords } from '../i18n/words.js';
import { Picture } from '../kit/picture.js';

/** All that lies open or is known beside the board: past City Events, Directives, arrested Citizens, decks. */
export function OpenCards({ view }: { readonly view: View }) {
  const t = useText();
  const words = useWords();
  const { published, discarded, known, inHand, inDeck } = view.directives;
  const arrested = view.arrests.filter(({ what }) => what === 'arrested');
  return (
    <div className="open-cards">
      <Pile title={t('ui.open-cards.events', { left: view.eventsLeft })}>
        {view.pastEvents.map((id) => (
          <SmallCard key={id} kind="city-events" explain={`event:${id}`} id={id}>
            {words.name('city-event', id)}
          </SmallCard>
        ))}
      </Pile>
      <Pile title={t('ui.open-cards.directives', { inDeck, inHand })}>
        {[...published, ...known].map((id) => (
          <SmallCard key={id} kind="directives" explain={`directive:${id}`} id={id}>
            {words.name('directive', id)}
          </SmallCard>
        ))}
      </Pile>
      <Pile title={t('ui.open-cards.discarded')}>
        {discarded.map((id) => (
          <SmallCard key={id} kind="directives" explain={`directive:${id}`} id={id}>
            {words.name('directive', id)}
          </SmallCard>
        ))}
      </Pile>
      <Pile title={t('ui.open-cards.arrested', { count: view.arrested })}>
        {arrested.map(({ citizen, kind, round }) => (
          <li key={`${round} ${citizen}`} className="open-arrest">
            <Picture kind="tokens" id="arrested" className="inline-token" />{' '}
            {kind === undefined ? t('ui.open-cards.unknown') : words.name('kind', kind)}{' '}
            <small>{t('ui.table.round', { round })}</small>
          </li>
        ))}
      </Pile>
    </div>
  );
}

function Pile({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

function SmallCard({
  kind,
  id,
  explain,
  children,
}: {
  readonly kind: 'city-events' | 'directives';
  readonly id: string;
  readonly explain: string;
  readonly children: ReactNode;
}) {
  return (
    <li
      className={`small-card ${kind === 'directives' ? 'hue-machine' : 'hue-central-square'}`}
      data-explain={explain}
      tabIndex={0}
    >
      <Picture kind={kind} id={id} className="vignette" />
      <span>{children}</span>
    </li>
  );
}
