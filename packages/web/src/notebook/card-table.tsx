import type { View } from '@great-machine/rules';
import type { ReactNode } from 'react';
import { ShortName } from '../i18n/short-name.js';
import { useText } from '../i18n/use-words.js';
import { cardsOf } from './known.js';

type Hero = View['heroes'][number];

/** The nine Access cards of each Hero: a row for each District, a column for each Hero. */
export function CardTable({
  view,
  head,
  cell,
}: {
  readonly view: View;
  head(hero: Hero): ReactNode;
  cell(hero: Hero, district: string): ReactNode;
}) {
  const t = useText();
  return (
    <table className="card-table">
      <thead>
        <tr>
          <td />
          {view.heroes.map((hero) => (
            <th key={hero.hero} scope="col">
              <ShortName of="hero" id={hero.hero} />
              <small>{head(hero)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody aria-label={t('ui.notebook.cards')}>
        {cardsOf(view).map((district) => (
          <tr key={district} className={`hue-${district}`}>
            <th scope="row">
              <ShortName of="district" id={district} />
            </th>
            {view.heroes.map((hero) => (
              <td key={hero.hero}>{district in hero.proof && cell(hero, district)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
