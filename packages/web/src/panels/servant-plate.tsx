import type { View } from '@great-machine/rules';
import { stanceOf } from '../board/acting.js';
import { countTokens, isDeactivated } from '../board/module-tokens.js';
import { ShortName } from '../i18n/short-name.js';
import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { hasServantCards } from '../state/servant-cards.js';
import { HeldToken, tokensWith } from './held.js';
import type { Pickable } from './pickable.js';

/** A Servant of the Great Machine: portrait, where it is, whether it has acted this round, and its Servant card. */
export function ServantPlate({
  view,
  servant,
  acting,
  pickable,
}: {
  readonly view: View;
  readonly servant: View['servants'][number];
  /** Who acts: the others stand back. */
  readonly acting: string | undefined;
  readonly pickable: Pickable;
}) {
  const t = useText();
  const words = useWords();
  const { servant: id, place, actions } = servant;
  const isDown = isDeactivated(view, id);
  const taken = tokensWith(view, id).filter(({ kind }) => kind === 'surge-taken');
  return (
    <article
      className={`plate servant-plate hue-machine ${stanceOf(id, acting)}${actions > 0 || isDown ? ' spent' : ''}`}
      aria-label={words.name('servant', id, 'title')}
      data-explain={`servant:${id}`}
      tabIndex={0}
    >
      <Picture kind="servants" id={id} className="plate-portrait" />
      {isDown && <Picture kind="tokens" id="deactivated" className="down-mark" />}
      <h3>{words.name('servant', id)}</h3>
      <p>
        <ShortName of="district" id={place} />
      </p>
      {hasServantCards(view) && (
        <Slots servant={id} installed={countTokens(view, 'improvement-installed', id)} />
      )}
      {taken.length > 0 && (
        <ul className="holdings" aria-label={t('ui.servant.tokens', { servant: id })}>
          {taken.map((token, at) => (
            <HeldToken key={at} {...token} owner={id} pickable={pickable} />
          ))}
        </ul>
      )}
      <span className="visually-hidden">
        {t(isDown ? 'ui.servant.deactivated' : actions > 0 ? 'ui.servant.acted' : 'ui.servant.ready')}
      </span>
    </article>
  );
}

const SLOTS = ['I', 'II'];

/** The two slots of a Servant card: what was installed last is in effect. */
function Slots({ servant, installed }: { readonly servant: string; readonly installed: number }) {
  const t = useText();
  return (
    <div className="slots" data-explain={`card:servant-card ${servant}`}>
      {SLOTS.map((slot, at) => (
        <span
          key={slot}
          className={at < installed ? (at + 1 === installed ? 'in-effect' : 'filled') : ''}
          aria-hidden="true"
        >
          {slot}
        </span>
      ))}
      <span className="visually-hidden">{t('ui.servant.improved', { count: installed })}</span>
    </div>
  );
}
