import type { Route } from '@great-machine/rules';
import { Fragment, useEffect, useState } from 'react';
import { ShortName } from '../i18n/short-name.js';
import { useText } from '../i18n/use-words.js';
import type { TableStore } from '../state/table-store.js';
import { RouteChips } from './chips.js';

export interface Routes {
  /** The best ways of a Hero, by District. */
  readonly routes: ReadonlyMap<string, readonly Route[]>;
  /** The ways of this moment are still being found. */
  readonly areSought: boolean;
}

const NONE: ReadonlyMap<string, readonly Route[]> = new Map();

/** The best ways of a Hero to Districts, as the City stands now. Until they are found, those of the moment before. */
export function useRoutes(
  store: TableStore,
  hero: string | undefined,
  districts: readonly string[],
  /** Changes with everything that ways depend on. */
  moment: number,
): Routes {
  const [found, setFound] = useState({ hero, wanted: '', moment, routes: NONE });
  const wanted = districts.join(' ');
  useEffect(() => {
    if (hero === undefined || wanted === '') return;
    let isCurrent = true;
    const seek = async () => {
      const of = wanted.split(' ');
      const ways = await Promise.all(of.map((district) => store.connection.routes(hero, district)));
      const routes = new Map(of.map((district, at) => [district, ways[at] ?? []]));
      if (isCurrent) setFound({ hero, wanted, moment, routes });
    };
    void seek();
    return () => {
      isCurrent = false;
    };
  }, [store, hero, wanted, moment]);
  if (hero === undefined || wanted === '') return { routes: NONE, areSought: false };
  const areOfHero = found.hero === hero && found.wanted === wanted;
  return { routes: areOfHero ? found.routes : NONE, areSought: !areOfHero || found.moment !== moment };
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
                    {at > 0 && ' › '}
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
