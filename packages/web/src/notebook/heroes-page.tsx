import type { View } from '@great-machine/rules';
import { ShortName } from '../i18n/short-name.js';
import { useText, useWords } from '../i18n/use-words.js';
import { Icon, Picture } from '../kit/picture.js';
import { CardTable } from './card-table.js';
import { Chapter } from './chapter.js';
import { cardKnown, cardsInTheDark, cardsToConsider, knownCitizens } from './known.js';

type Hero = View['heroes'][number];

/** For the Heroes: their cards and Citizens, and how much of them the Great Machine can know. */
export function HeroesPage({ view }: { readonly view: View }) {
  const t = useText();
  return (
    <>
      <Chapter title={t('ui.notebook.cards')}>
        <CardTable
          view={view}
          head={(hero) => <Consider hero={hero} />}
          cell={(hero, district) => <KnownCell hero={hero} district={district} />}
        />
        <ul className="notebook-legend" aria-hidden="true">
          <li>
            <span className="sign held">
              <Icon name="check" />
            </span>{' '}
            {t('ui.notebook.legendHeld')}
          </li>
          <li>
            <span className="sign forfeited">
              <Icon name="cross" />
            </span>{' '}
            {t('ui.notebook.legendForfeited')}
          </li>
          <li>
            <Icon name="eye" /> {t('ui.notebook.legendProven')}
          </li>
        </ul>
      </Chapter>
      <CitizensKnown view={view} />
      <DirectivesSeen view={view} />
    </>
  );
}

function Consider({ hero }: { readonly hero: Hero }) {
  const t = useText();
  const count = cardsToConsider(hero);
  const long = t('ui.notebook.toConsiderLong', { hero: hero.hero, count, dark: cardsInTheDark(hero) });
  return (
    <span title={long}>
      <span aria-hidden="true">{t('ui.notebook.toConsider', { count })}</span>
      <span className="visually-hidden">{long}</span>
    </span>
  );
}

function KnownCell({ hero, district }: { readonly hero: Hero; readonly district: string }) {
  const t = useText();
  const { truth, isProven } = cardKnown(hero, district);
  const label = t('ui.notebook.truth', { truth, proven: isProven ? 'yes' : 'no' });
  return (
    <span className={`card-cell ${isProven ? truth : 'open'}`} title={label}>
      <span className={`sign ${truth}`}>
        <Icon name={truth === 'held' ? 'check' : 'cross'} />
      </span>
      {isProven && <Icon name="eye" />}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

function CitizensKnown({ view }: { readonly view: View }) {
  const t = useText();
  const words = useWords();
  const known = knownCitizens(view);
  const names = (kinds: readonly string[]) =>
    kinds.length === 0 ? (
      <span className="visually-hidden">{t('ui.notebook.nobody')}</span>
    ) : (
      kinds.map((kind) => `${words.name('kind', kind)} ${words.name('kind', kind, 'mark')}`).join(', ')
    );
  return (
    <Chapter title={t('ui.notebook.citizens')}>
      {known.length === 0 ? (
        <p className="none">{t('ui.notebook.noCitizens')}</p>
      ) : (
        <table className="citizens-known">
          <thead>
            <tr>
              <td />
              <th scope="col">{t('ui.notebook.identified')}</th>
              <th scope="col">{t('ui.notebook.revealed')}</th>
            </tr>
          </thead>
          <tbody>
            {known.map(({ district, identified, revealed }) => (
              <tr key={district} className={`hue-${district}`}>
                <th scope="row">
                  <ShortName of="district" id={district} />
                </th>
                <td>{names(identified)}</td>
                <td>{names(revealed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Chapter>
  );
}

function DirectivesSeen({ view }: { readonly view: View }) {
  const t = useText();
  const words = useWords();
  const { known } = view.directives;
  return (
    <Chapter title={t('ui.notebook.directives')}>
      {known.length === 0 ? (
        <p className="none">{t('ui.notebook.noDirectives')}</p>
      ) : (
        <ul className="directives">
          {known.map((id) => (
            <li key={id} className="directive hue-machine" data-explain={`directive:${id}`} tabIndex={0}>
              <Picture kind="directives" id={id} className="vignette" />
              <span>{words.name('directive', id)}</span>
            </li>
          ))}
        </ul>
      )}
    </Chapter>
  );
}
