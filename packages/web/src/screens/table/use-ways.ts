import type { Menu } from '@great-machine/messages';
import type { View } from '@great-machine/rules';
import { useMemo } from 'react';
import { type Routes, useRoutes } from '../../decide/routes.js';
import type { TableStore } from '../../state/table-store.js';

/** The best ways of the asked Hero, by destination. */
export interface Ways extends Routes {
  /** Where the asked Hero is going. */
  readonly goesTo: string | undefined;
}

/** The ways that a question is about: to the Hero's destination, or to that of each Access card. */
export function useWays(
  store: TableStore,
  view: View | undefined,
  menu: Menu | undefined,
  /** Changes with everything that ways depend on. */
  moment: number,
): Ways {
  const { kind, actor } = menu?.question ?? {};
  const hero = view?.heroes.find((one) => one.hero === actor);
  const goesTo = kind === 'hero-step' ? hero?.destination : undefined;
  const wanted = useMemo(() => {
    if (goesTo !== undefined) return [goesTo];
    if (kind !== 'access-choice' || menu === undefined) return [];
    return menu.choices
      .flatMap(({ picks }) => picks)
      .flatMap((pick) => (pick.names === 'access-card' ? [pick.of] : []));
  }, [goesTo, kind, menu]);
  return { ...useRoutes(store, hero?.hero, wanted, moment), goesTo };
}
