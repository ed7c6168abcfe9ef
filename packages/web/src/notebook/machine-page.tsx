import type { View } from '@great-machine/rules';
import { itemAt } from '@great-machine/rules';

import { useText } from '../i18n/use-words.js';
import { Icon } from '../kit/picture.js';
import { CardTable } from './card-table.js';
import { Chapter } from './chapter.js';
import { type Mark, markOf, NO_NOTES, type Notes, withNextMark } from './notes.js';

type Hero = View['heroes'][number];

/** For the Great Machine: what is proved of each card, and pencil marks on what is not. */
export function MachinePage({
  view,
  notes,
  onChange,
}: {
  readonly view: View;
  readonly notes?: Notes;
  onChange(notes: Notes): void;
}) {
  const t = useText();
  return (
    <Chapter title={t('ui.notebook.cards')}>
      <CardTable
        view={view}
        head={({ cardsInHand }) => t('ui.notebook.inHand', { count: cardsInHand })}
        cell={(hero, district) => (
          <PencilCell
            hero={hero}
            district={district}
            mark={markOf(notes ?? NO_NOTES, hero.hero, district)}
            onPress={() => notes && onChange(withNextMark(notes, hero.hero, district))}
          />
        )}
      />
      <ul className="notebook-legend" aria-hidden="true">
        <li>
          <ProofSign proof="held" /> {t('ui.notebook.legendHeld')}
        </li>
        <li>
          <ProofSign proof="forfeited" /> {t('ui.notebook.legendForfeited')}
        </li>
        <li>
          <ProofSign proof="open" /> {t('ui.notebook.legendOpen')}
        </li>
        <li>
          <s className="pencil">{t('ui.notebook.legendSettled')}</s> {t('ui.notebook.legendSettledMeans')}
        </li>
      </ul>
    </Chapter>
  );
}

/** Pressing it goes on to the next pencil mark. A mark on a card that has been proved is crossed out. */
function PencilCell({
  hero: { hero, proof },
  district,
  mark,
  onPress,
}: {
  readonly hero: Hero;
  readonly district: string;
  readonly mark?: Mark;
  onPress(): void;
}) {
  const t = useText();
  const verdict = itemAt(proof, district);
  const isSettled = mark !== undefined && verdict !== 'open';
  const settled = isSettled ? 'yes' : 'no';
  const label = t('ui.notebook.cell', { hero, district, proof: verdict, mark, settled });
  const pencilled = t('ui.notebook.mark', { mark });
  return (
    <button
      type="button"
      className={`card-cell ${verdict}`}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <ProofSign proof={verdict} />
      {isSettled ? (
        <s className="pencil">{pencilled}</s>
      ) : (
        <span className={`pencil ${mark ?? ''}`}>{pencilled}</span>
      )}
    </button>
  );
}

function ProofSign({ proof }: { readonly proof: Hero['proof'][string] }) {
  return (
    <span className={`sign ${proof}`}>
      {proof === 'open' ? '?' : <Icon name={proof === 'held' ? 'check' : 'cross'} />}
    </span>
  );
}
