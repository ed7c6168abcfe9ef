import type { View } from '@great-machine/rules';
import { Picture } from '../kit/picture.js';
import { destinationOf } from '../state/destination.js';

/** The Access cards that lie before the Heroes so far; for the ear their plates say it. */
export function Laid({ view, asked }: { readonly view: View; readonly asked: string | undefined }) {
  return (
    <ul className="laid" aria-hidden="true">
      {view.heroes.map((hero) => {
        const district = destinationOf(view, hero)?.district;
        return (
          <li key={hero.hero} className={hero.hero === asked ? 'asked' : undefined}>
            <span className={`laid-card hue-${district ?? 'heroes'}`}>
              {district !== undefined && <Picture kind="districts" id={district} />}
            </span>
            <Picture kind="heroes" id={hero.hero} className="hue-heroes" />
          </li>
        );
      })}
    </ul>
  );
}
