import { roman } from '@great-machine/messages';
import { ownDecksIn, type View } from '@great-machine/rules';
import type { ReactNode } from 'react';
import { countTokens } from '../board/module-tokens.js';
import { nameOfFace } from '../i18n/face-name.js';
import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { hasServantCards } from '../state/servant-cards.js';

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
      {discarded.length > 0 && (
        <Pile title={t('ui.open-cards.discarded')}>
          {discarded.map((id) => (
            <SmallCard key={id} kind="directives" explain={`directive:${id}`} id={id}>
              {words.name('directive', id)}
            </SmallCard>
          ))}
        </Pile>
      )}
      <Pile title={t('ui.open-cards.arrested', { count: view.arrested })}>
        {arrested.map(({ citizen, kind, round }) => (
          <li key={`${round} ${citizen}`} className="open-arrest">
            <Picture kind="tokens" id="arrested" className="inline-token" />{' '}
            {kind === undefined ? t('ui.open-cards.unknown') : words.name('kind', kind)}{' '}
            <small>{t('ui.table.round', { round })}</small>
          </li>
        ))}
      </Pile>
      <OfModules view={view} />
    </div>
  );
}

/** What modules have lying open: Servant cards, decks of Heroes, and tokens that were put aside. */
function OfModules({ view }: { readonly view: View }) {
  const t = useText();
  const words = useWords();
  return (
    <>
      {hasServantCards(view) && (
        <Pile title={t('ui.open-cards.servantCards')}>
          {view.servants.map(({ servant }) => (
            <SmallCard
              key={servant}
              kind="servant-cards"
              explain={`card:servant-card ${servant}`}
              id={servant}
            >
              {words.name('servant', servant)}{' '}
              {'I'.repeat(countTokens(view, 'improvement-installed', servant))}
            </SmallCard>
          ))}
        </Pile>
      )}
      {ownDecksIn(view.extra).map(({ name, card, inHand, inDeck, held = [], gone }) => (
        <Pile
          key={card}
          title={t('ui.open-cards.deck', { name: words.name('card-kind', card), inHand, inDeck })}
        >
          {[...held, ...gone].map((id) => (
            <SmallCard key={id} kind={name} explain={`card:${card} ${id}`} id={id} isGone={gone.includes(id)}>
              {words.name('card', id)}
              {gone.includes(id) && <small> {t('ui.open-cards.gone')}</small>}
            </SmallCard>
          ))}
        </Pile>
      ))}
      <SurgeTokens view={view} />
      {Object.entries(view.tokens ?? {}).map(([kind, lying]) => {
        const aside = lying.filter(({ at }) => at === undefined);
        if (aside.length === 0) return null;
        return (
          <Pile key={kind} title={words.name('token', kind)}>
            {aside.map(({ face = '' }, at) => (
              <li key={`${face} ${at}`} data-explain={`token:${kind} ${face}`} tabIndex={0}>
                {nameOfFace(words, face)}
              </li>
            ))}
          </Pile>
        );
      })}
    </>
  );
}

/** Those that lie on the dial and on the plate of a Servant, for a screen that has room for neither. */
function SurgeTokens({ view: { tokens = {} } }: { readonly view: View }) {
  const t = useText();
  const words = useWords();
  const { 'surge-track': onPlan = [], 'surge-taken': taken = [] } = tokens;
  if (onPlan.length + taken.length === 0) return null;
  return (
    <Pile title={words.name('card-kind', 'surge', 'many')}>
      {onPlan.length > 0 && (
        <li className="open-surge" data-explain="token:surge-track" tabIndex={0}>
          <Picture kind="tokens" id="surge-back" className="inline-token" />{' '}
          {t('ui.open-cards.surgesOnPlan', { slots: onPlan.map(({ at }) => roman(Number(at))).join(', ') })}
        </li>
      )}
      {taken.map(({ at, face }, number) => (
        <li
          key={number}
          className="open-surge"
          data-explain={face === undefined ? 'token:surge-taken' : `token:surge-taken ${face}`}
          tabIndex={0}
        >
          <Picture
            kind="tokens"
            id={face === undefined ? 'surge-back' : `surge-${face}`}
            className="inline-token"
          />{' '}
          {t('ui.open-cards.surgeTaken', { servant: at, surge: face })}
        </li>
      ))}
    </Pile>
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

const HUES: Readonly<Record<string, string>> = {
  'city-events': 'central-square',
  directives: 'machine',
  'servant-cards': 'machine',
};

function SmallCard({
  kind,
  id,
  explain,
  isGone = false,
  children,
}: {
  readonly kind: string;
  readonly id: string;
  readonly explain: string;
  /** It has left the game. */
  readonly isGone?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <li
      className={`small-card hue-${HUES[kind] ?? 'heroes'}${isGone ? ' gone' : ''}`}
      data-explain={explain}
      tabIndex={0}
    >
      <Picture kind={kind} id={id} className="vignette" />
      <span>{children}</span>
    </li>
  );
}
