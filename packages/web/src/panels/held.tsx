import { type OwnDeckView, ownDecksIn, type PickView, type View } from '@great-machine/rules';
import type { ReactNode } from 'react';
import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { findPickOfFace } from '../state/find-pick.js';
import { pressOption } from '../state/press-option.js';
import type { Pickable } from './pickable.js';

/** What a Hero holds by modules: Surge tokens, and the cards of a deck of their own. */
export function Held({
  view,
  hero,
  pickable,
}: {
  readonly view: View;
  readonly hero: string;
  readonly pickable: Pickable;
}) {
  const t = useText();
  const tokens = tokensWith(view, hero);
  const deck = ownDecksIn(view.extra).find(({ owner, inHand }) => owner === hero && inHand > 0);
  if (tokens.length === 0 && deck === undefined) return null;
  return (
    <ul className="holdings" aria-label={t('ui.hero.held', { hero })}>
      {tokens.map(({ kind, face }) => (
        <HeldToken key={`${kind} ${face}`} kind={kind} face={face} owner={hero} pickable={pickable} />
      ))}
      {deck && <HeldCards deck={deck} pickable={pickable} />}
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

/** Something on a plate that explains itself; what answers the question is a button. */
function Holding({
  className,
  explain,
  pick,
  children,
}: {
  readonly className: string;
  readonly explain: string;
  /** The pick that names it, where a question offers it. */
  readonly pick: PickView | undefined;
  readonly children: ReactNode;
}) {
  if (pick === undefined)
    return (
      <li className={className} data-explain={explain} tabIndex={0}>
        {children}
      </li>
    );
  return (
    <li className={`${className} target`}>
      <button type="button" data-explain={explain} onClick={() => pressOption(pick)}>
        {children}
      </button>
    </li>
  );
}

/** The kinds of Surge tokens that Servants and Heroes have. */
const SURGES: ReadonlySet<string> = new Set(['surge-taken', 'surge-given', 'surge-active']);

/** A Surge token by its face, or its back; what is in effect is lit. */
export function HeldToken({
  kind,
  face,
  owner,
  pickable,
}: TokenWith & { readonly owner: string; readonly pickable: Pickable }) {
  const words = useWords();
  const name = words.name('token', kind);
  return (
    <Holding
      className={`held-token${kind === 'surge-active' ? ' in-effect' : ''}`}
      explain={`token:${kind} ${face ?? ''}`}
      pick={findPickOfFace(pickable.get(owner) ?? [], face)}
    >
      {SURGES.has(kind) ? (
        <Picture kind="tokens" id={`surge-${face ?? 'back'}`} />
      ) : (
        <span aria-hidden="true">{name.slice(0, 2)}</span>
      )}
      <span className="visually-hidden">
        {face === undefined ? name : `${words.name('card', face)}, ${name}`}
      </span>
    </Holding>
  );
}

/** Cards that this side knows lie open, others as their back with a number. Their pictures have the name of the deck. */
function HeldCards({
  deck: { owner, name, card, inHand, held },
  pickable,
}: {
  readonly deck: OwnDeckView;
  readonly pickable: Pickable;
}) {
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
    <Holding
      key={id}
      className="held-card hue-heroes"
      explain={`card:${card} ${id}`}
      pick={findPickOfFace(pickable.get(owner) ?? [], id)}
    >
      <Picture kind={name} id={id} />
      <span className="visually-hidden">{words.name('card', id)}</span>
    </Holding>
  ));
}
