import type { View } from '@great-machine/rules';
import { stanceOf } from '../board/acting.js';
import { ShortName } from '../i18n/short-name.js';
import { useText, useWords } from '../i18n/words.js';
import { Picture } from '../kit/picture.js';

/** A Servant of the Great Machine: portrait, where it is, and whether it has acted this round. */
export function ServantPlate({
  servant,
  acting,
}: {
  readonly servant: View['servants'][number];
  /** Who acts: the others stand back. */
  readonly acting: string | undefined;
}) {
  const t = useText();
  const words = useWords();
  const { servant: id, place, actions } = servant;
  return (
    <article
      className={`plate servant-plate hue-machine ${stanceOf(id, acting)}${actions > 0 ? ' spent' : ''}`}
      aria-label={words.name('servant', id, 'title')}
      data-explain={`servant:${id}`}
      tabIndex={0}
    >
      <Picture kind="servants" id={id} className="plate-portrait" />
      <h3>{words.name('servant', id)}</h3>
      <p>
        <ShortName of="district" id={place} />
      </p>
      <span className="visually-hidden">{t(actions > 0 ? 'ui.servant.acted' : 'ui.servant.ready')}</span>
    </article>
  );
}
