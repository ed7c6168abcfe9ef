import {
  countArrested,
  countBits,
  type Game,
  guardsIn,
  heroAt,
  heroesIn,
  isMinor,
} from '@great-machine/rules';

const BREAKS = 0.6;

/** Actions of a Hero that may keep the City Event from advancing the Master Plan, by card: the chance that it does. */
const PREVENTERS: Readonly<
  Record<string, (g: Game, hero: number, place: number, action: string, of: number) => number>
> = {
  'double-shift': (g, _hero, place, action) =>
    action === 'attack' && place === g.rules.places.industrial && g.state.guards[place] === 4 ? BREAKS : 0,
  disappearances: (g, _hero, _place, action) =>
    action === 'grand-citadel-b' && countArrested(g) === 5 ? 1 : 0,
  'night-patrols': (g, _hero, place, action) =>
    action === 'attack' && g.state.guards[place] === 3 && g.state.guards.filter((n) => n >= 3).length === 3
      ? BREAKS
      : 0,
  'repair-crews': (g, _hero, place, action) =>
    action === 'attack' && guardsIn(g, place) > 0 && g.state.brokenGuards.every((n) => n === 0) ? BREAKS : 0,
  'sealed-archives': (g, _hero, _place, action) =>
    action === 'tower-of-law-a' && g.state.directives.published.length === 2 ? 1 : 0,
  'show-trial': (g, _hero, _place, action, of) =>
    action === 'tower-of-law-b' && countBits(heroAt(g, of).forfeited) === 3 ? 0.8 : 0,
  barricades: (g, _hero, _place, action) =>
    g.state.thisRound.guardBroken ? 0 : action === 'attack' ? BREAKS : action === 'riot' ? 0.4 : 0,
  'paid-informers': (g, _hero, _place, action) =>
    g.state.thisRound.citizenUncovered ? 0 : action === 'identify' || action === 'riot' ? 1 : 0,
  cordon: (g, _hero, place, action) =>
    action === 'attack' && g.state.guards[place] === 2 && heroesIn(g, place).length > 0 ? 0.4 : 0,
  'quiet-streets': (g, _hero, place, action) =>
    g.state.thisRound.discontentRaised || g.state.thisRound.agitated
      ? 0
      : action === 'central-square' || (action === 'incitement' && isMinor(g, place))
        ? 1
        : 0,
};

/** How likely an Action there prevents a step of the Master Plan that would come otherwise. */
export function chanceToPrevent(g: Game, hero: number, place: number, action: string, of: number): number {
  const event = g.state.cityEvents.current;
  const preventer = event === undefined ? undefined : PREVENTERS[event];
  return preventer === undefined ? 0 : preventer(g, hero, place, action, of);
}

/** How likely a Hero who ends movement in a District prevents a step of the Master Plan, by card. */
const PRESENCE: Readonly<Record<string, (g: Game, place: number) => number>> = {
  'lantern-festival': (g, place) => (place === g.rules.places.art ? 1 : 0),
  'public-lectures': (g, place) => (place === g.rules.places.science ? 0.8 : 0),
  'salon-rumours': (g, place) => (place === g.rules.places.velvet ? 1 : 0),
  parade: (g, place) => (place === g.rules.places['central-square'] ? 1 : 0),
  'great-exhibition': (g, place) =>
    g.state.servants.some((servant) => servant.place === place) && !isMinor(g, place) ? 0.4 : 0,
  'tax-audit': (g, place) => (place === g.rules.places.commerce ? 0.35 : 0),
  cordon: (g, place) => (guardsIn(g, place) >= 2 ? -0.35 : 0),
};

/** Whether Heroes can do something against a City Event. */
export function isPreventable(event: string | undefined): boolean {
  return event !== undefined && (PREVENTERS[event] !== undefined || PRESENCE[event] !== undefined);
}

export function chanceToPreventByPresence(g: Game, place: number): number {
  const event = g.state.cityEvents.current;
  const presence = event === undefined ? undefined : PRESENCE[event];
  return presence === undefined ? 0 : presence(g, place);
}
