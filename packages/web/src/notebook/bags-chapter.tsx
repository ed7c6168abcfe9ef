import { percentOf } from '@great-machine/messages';
import type { View } from '@great-machine/rules';
import { nameOfFace } from '../i18n/face-name.js';
import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { bagsOf, chanceInHand, lentCards } from './bags.js';
import { Chapter } from './chapter.js';

/** What may still come out of stacks and bags, and for the Great Machine what it cannot see. */
export function BagsChapter({ view }: { readonly view: View }) {
  const t = useText();
  const words = useWords();
  const bags = bagsOf(view, words);
  const lent = lentCards(view);
  if (bags.length === 0 && lent.length === 0) return null;
  return (
    <Chapter title={t('ui.notebook.bags')}>
      <dl className="bags">
        {bags.map((bag) => {
          const chance = chanceInHand(view, bag);
          return (
            <div key={bag.of}>
              <dt>
                <Picture kind="tokens" id={bag.picture} className="inline-token" /> {bag.title}
                {chance !== undefined && chance > 0 && (
                  <> {t('ui.notebook.chanceInHand', { share: percentOf(words, chance) })}</>
                )}
              </dt>
              {bag.left.length > 0 && (
                <dd>
                  {counted(bag.left)
                    .map(([face, count]) => nameOfFace(words, face) + times(count))
                    .join(', ')}
                </dd>
              )}
              {bag.bottom !== undefined && bag.bottom.length > 0 && (
                <dd>
                  <em>{t('ui.notebook.bag.bottom', { count: bag.left.length })}</em>{' '}
                  {bag.bottom.map((card) => nameOfFace(words, card)).join(', ')}
                </dd>
              )}
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
