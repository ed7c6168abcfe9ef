import type { Audience, View } from '@great-machine/rules';
import { useEffect, useRef } from 'react';
import { useText } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { Portrait, Scenery } from './parts.js';
import '../styles/opening.css';

const BACKDROPS: Readonly<Record<Audience, string>> = {
  revolutionaries: 'central-square',
  machine: 'grand-citadel',
  public: 'control-nexus',
};

/** Before the first question of a new game, until a person begins: who one is and what one wants. Between two sides it takes neither. */
export default function Opening({
  side,
  view,
  onEnd,
}: {
  readonly side: Audience;
  /** Missing while nothing of either side is shown. */
  readonly view?: View;
  onEnd(): void;
}) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={`opening opening-${side}`}
      aria-labelledby="opening-title"
      aria-describedby="opening-text"
      onClose={onEnd}
    >
      <div className={`moment opening-picture hue-${BACKDROPS[side]}`} aria-hidden="true">
        <Scenery district={BACKDROPS[side]} />
        <div className="opening-people">{peopleOf(side, view)}</div>
      </div>
      <div className="opening-words">
        <h2 id="opening-title">{t(`ui.opening.${side}`)}</h2>
        <p id="opening-text">{t(`ui.opening.${side}.text`)}</p>
        {/* biome-ignore lint/a11y/noAutofocus: the dialog has just opened, and this is all that one can do in it */}
        <button type="button" className="primary" onClick={() => dialog.current?.close()} autoFocus>
          {t('ui.opening.begin')}
        </button>
      </div>
    </dialog>
  );
}

function peopleOf(side: Audience, view: View | undefined) {
  if (side === 'public' || view === undefined) return <Picture kind="tokens" id="emblem" className="m-pop" />;
  const kind = side === 'machine' ? 'servants' : 'heroes';
  const ids =
    side === 'machine' ? view.servants.map(({ servant }) => servant) : view.heroes.map(({ hero }) => hero);
  return ids.map((id, at) => <Portrait key={id} kind={kind} id={id} className={`m-pop m-nth-${at}`} />);
}
