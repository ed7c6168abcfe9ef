import type { Route } from '@great-machine/rules';
import { Fragment, useEffect, useState } from 'react';
import { ShortName } from '../i18n/short-name.js';
import { useText } from '../i18n/words.js';
import type { TableStore } from '../state/table-store.js';
import { RouteChips } from './chips.js';

/** The best ways of a Hero to Districts, as the City stands now. */
export function useRoutes(
  store: TableStore,
  hero: string | undefined,
  districts: readonly string[],
  /** Changes with everything that ways depend on. */
  moment: number,
): ReadonlyMap<string, readonly Route[]> {
  const [routes, setRoutes] = useState<ReadonlyMap<string, readonly Route[]>>(new Map());
  const wanted = districts.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another moment the ways are others
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      if (hero === undefined || wanted === '') return new Map();
      const of = wanted.split(' ');
      const found = await Promise.all(of.map((district) => store.connection.routes(hero, district)));
      return new Map(of.map((district, at) => [district, found[at]]));
    };
    void ask().then((found) => isCurrent && setRoutes(found));
    return () => {
      isCurrent = false;
    };
  }, [store, hero, wanted, moment]);
  return routes;
}

/** What the panel points at on the board: Districts and things, and the way that leads there. */
export type OnPoint = (things: readonly string[], way?: Route) => void;

/** Whole ways to the destination, to be walked with one click. */
export function RouteList({
  routes,
  destination,
  onTake,
  onPoint,
}: {
  readonly routes: readonly Route[];
  readonly destination: string;
  onTake(route: Route): void;
  onPoint: OnPoint;
}) {
  const t = useText();
  if (routes.length === 0) return null;
  return (
    <section className="routes" aria-labelledby="routes">
      <h3 id="routes">{t('ui.decide.routes', { district: destination })}</h3>
      <ul>
        {routes.map((route) => (
          <li key={route.districts.join(' ')}>
            <button
              type="button"
              className="choice"
              data-route={route.districts.join(' ')}
              onClick={() => onTake(route)}
              onMouseEnter={() => onPoint(route.districts, route)}
              onMouseLeave={() => onPoint([])}
              onFocus={() => onPoint(route.districts, route)}
              onBlur={() => onPoint([])}
            >
              <span className="choice-label">
                {route.districts.map((district, at) => (
                  <Fragment key={district}>
                    {at > 0 && ' → '}
                    <ShortName of="district" id={district} />
                  </Fragment>
                ))}
              </span>
              <RouteChips route={route} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
