import type { View } from '@great-machine/rules';
import { memo } from 'react';
import { useText } from '../../i18n/words.js';
import { CityEventCard, MachineCard } from '../../panels/cards.js';
import { Dial } from '../../panels/dial.js';
import { HeroCard } from '../../panels/hero-card.js';

/** How the game stands: drawn anew only with another view, not with every click. */
export const Standing = memo(function Standing({ view }: { readonly view: View }) {
  const t = useText();
  return (
    <aside className="left" aria-label={t('ui.table.left')}>
      <Dial view={view} />
      <CityEventCard view={view} />
      <MachineCard view={view} />
    </aside>
  );
});

/** The three Heroes, as far as this side knows them. */
export const Figures = memo(function Figures({ view }: { readonly view: View }) {
  const t = useText();
  return (
    <section className="figures" aria-label={t('ui.table.figures')}>
      {view.heroes.map((hero) => (
        <HeroCard key={hero.hero} view={view} hero={hero} isOwn={view.audience === 'revolutionaries'} />
      ))}
    </section>
  );
});
