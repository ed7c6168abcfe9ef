import { percentOf } from '@great-machine/messages';
import type { View } from '@great-machine/rules';
import { nameOfFace } from '../i18n/face-name.js';
import { useText, useWords } from '../i18n/words.js';
import { Picture } from '../kit/picture.js';
import { type Bag, bagsOf, chanceInHand, lentCards } from './bags.js';
import { Chapter } from './chapter.js';

const PICTURES: Readonly<Record<Bag['of'], string>> = {
  resistance: 'resistance',
  direction: 'direction',
  surge: 'surge-back',
  invention: 'invention',
  theory: 'theory',
};

/** What may still come out of stacks and bags, and for the Great Machine what it cannot see. */
export function BagsChapter({ view }: { readonly view: View }) {
  const t = useText();
  const words = useWords();
  const bags = bagsOf(view, {
    exits: words.ids('exit'),
    surges: words.ids('surge'),
    inventions: words.ids('invention'),
    theories: words.ids('theory'),
  });
  const lent = lentCards(view);
  if (bags.length === 0 && lent.length === 0) return null;
  return (
    <Chapter title={t('ui.notebook.bags')}>
      <dl className="bags">
        {bags.map(({ of, left }) => {
          const chance = chanceInHand(view, of, left);
          return (
            <div key={of}>
              <dt>
                <Picture kind="tokens" id={PICTURES[of]} className="inline-token" />{' '}
                {t(`ui.notebook.bag.${of}`)}
                {chance !== undefined && chance > 0 && (
                  <> {t('ui.notebook.chanceInHand', { share: percentOf(words, chance) })}</>
                )}
              </dt>
              <dd>
                {counted(left)
                  .map(([face, count]) => nameOfFace(words, face) + times(count))
                  .join(', ')}
              </dd>
            </div>
          );
        })}
        {lent.map(({ borrower, lender, chances }) => (
          <div key={borrower}>
            <dt>{t('ui.notebook.lentTo', { hero: lender, borrower })}</dt>
            <dd>
              {chances
                .map(
                  ({ district, chance }) =>
                    `${words.name('district', district, 'short')} ${percentOf(words, chance)}`,
                )
                .join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </Chapter>
  );
}

function times(count: number): string {
  return count > 1 ? ` × ${count}` : '';
}

/** Equal ones together. */
function counted(faces: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts];
}
