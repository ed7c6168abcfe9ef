import type { View } from '@great-machine/rules';
import { memo } from 'react';
import { useText } from '../../i18n/use-words.js';
import { Bonds, CityEventCard, MachineCard } from '../../panels/cards.js';
import { Dial } from '../../panels/dial.js';
import { HeroPlate } from '../../panels/hero-plate.js';
import type { Pickable } from '../../panels/pickable.js';
import { ServantPlate } from '../../panels/servant-plate.js';
import { TrackStrip } from '../../panels/track-strip.js';

/** How the game stands: drawn anew only with another view, not with every click. */
export const Standing = memo(function Standing({
  view,
  direction,
  onCards,
}: {
  readonly view: View;
  /** The exit that the Direction token of the round marks. */
  readonly direction: string | undefined;
  onCards(): void;
}) {
  const t = useText();
  return (
    <aside className="left" aria-label={t('ui.table.left')}>
      <TrackStrip view={view} onCards={onCards} />
      <Dial view={view} />
      <CityEventCard view={view} direction={direction} />
      <MachineCard view={view} />
    </aside>
  );
});

/** The three Heroes, as far as this side knows them; the Great Machine has its Servants before it, too. */
export const Tray = memo(function Tray({
  view,
  acting,
  pickable,
}: {
  readonly view: View;
  readonly acting: string | undefined;
  readonly pickable: Pickable;
}) {
  const t = useText();
  const isMachine = view.audience === 'machine';
  return (
    <section className="tray" aria-label={t('ui.table.tray')}>
      {isMachine && (
        <>
          {view.servants.map((servant) => (
            <ServantPlate
              key={servant.servant}
              view={view}
              servant={servant}
              acting={acting}
              pickable={pickable}
            />
          ))}
          <ul className="plate bonds-plate machine-means">
            <Bonds view={view} />
          </ul>
        </>
      )}
      {view.heroes.map((hero) => (
        <HeroPlate
          key={hero.hero}
          view={view}
          hero={hero}
          isOwn={view.audience === 'revolutionaries'}
          acting={acting}
          pickable={pickable}
        />
      ))}
    </section>
  );
});
