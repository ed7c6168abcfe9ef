import type { View } from '@great-machine/rules';
import { useText, useWords } from '../i18n/words.js';
import { Picture } from '../kit/picture.js';
import { type OwnDeck, ownDecksIn } from '../state/own-decks.js';

/** What a Hero holds by modules: Surge tokens, and the cards of a deck of their own. */
export function Held({ view, hero }: { readonly view: View; readonly hero: string }) {
  const t = useText();
  const tokens = tokensWith(view, hero);
  const deck = ownDecksIn(view).find(({ owner, inHand }) => owner === hero && inHand > 0);
  if (tokens.length === 0 && deck === undefined) return null;
  return (
    <ul className="holdings" aria-label={t('ui.hero.held', { hero })}>
      {tokens.map(({ kind, face }) => (
        <HeldToken key={`${kind} ${face}`} kind={kind} face={face} />
      ))}
      {deck && <HeldCards deck={deck} />}
    </ul>
  );
}

export interface TokenWith {
  readonly kind: string;
  readonly face?: string;
}

/** The tokens that lie with a Hero or a Servant, whichever modules they are of. */
export function tokensWith({ tokens = {} }: View, owner: string): readonly TokenWith[] {
  return Object.entries(tokens).flatMap(([kind, lying]) =>
    lying.flatMap(({ at, face }) => (at === owner ? [{ kind, face }] : [])),
  );
}

/** A Surge token by its face, or its back; what is in effect is lit. */
export function HeldToken({ kind, face }: TokenWith) {
  const words = useWords();
  const name = words.name('token', kind);
  const isSurge = kind.startsWith('surge-');
  return (
    <li
      className={`held-token${kind === 'surge-active' ? ' in-effect' : ''}`}
      data-explain={`token:${kind} ${face ?? ''}`}
      tabIndex={0}
    >
      {isSurge ? (
        <Picture kind="tokens" id={`surge-${face ?? 'back'}`} />
      ) : (
        <span aria-hidden="true">{name.slice(0, 2)}</span>
      )}
      <span className="visually-hidden">
        {face === undefined ? name : `${words.name('card', face)}, ${name}`}
      </span>
    </li>
  );
}

/** Cards that this side knows lie open, others as their back with a number. */
function HeldCards({ deck: { card, pictures, inHand, held } }: { readonly deck: OwnDeck }) {
  const t = useText();
  const words = useWords();
  if (held === undefined)
    return (
      <li className="held-token held-cards" data-explain={`cards:${card}`} tabIndex={0}>
        <Picture kind="tokens" id={card} />
        <strong aria-hidden="true">{inHand}</strong>
        <span className="visually-hidden">
          {t('ui.hero.heldCards', { count: inHand, name: words.name('card-kind', card) })}
        </span>
      </li>
    );
  return held.map((id) => (
    <li key={id} className="held-card hue-heroes" data-explain={`card:${card} ${id}`} tabIndex={0}>
      <Picture kind={pictures} id={id} />
      <span className="visually-hidden">{words.name('card', id)}</span>
    </li>
  ));
}
