import { type Game, isMinor } from '@great-machine/rules';

/** How much of a step of the Master Plan one more Guard in a District brings, by City Event: given the Guards there. */
const GOALS: Readonly<Record<string, (g: Game, at: number, guards: number) => number>> = {
  'double-shift': (g, at, guards) =>
    at !== g.rules.places.industrial || guards > 3 ? 0 : guards === 3 ? 0.9 : 0.4,
  'night-patrols': (g, at, guards) => {
    const others = g.state.guards.filter((n, place) => place !== at && n >= 3).length;
    return guards === 2
      ? others === 2
        ? 0.9
        : others === 1
          ? 0.45
          : others === 0
            ? 0.3
            : 0
      : guards === 1 && others < 3
        ? 0.1
        : 0;
  },
  cordon: (_g, _at, guards) => (guards === 1 ? 0.15 : 0),
};

export function guardsWanted(g: Game, at: number, guards: number): number {
  const event = g.state.cityEvents.current;
  const goal = event === undefined ? undefined : GOALS[event];
  return goal === undefined ? 0 : goal(g, at, guards);
}

/** Where a Servant that has nothing better to do serves the City Event, as a part of a step of the Plan. */
const SERVANT_GOALS: Readonly<Record<string, (g: Game, servant: number, at: number) => number>> = {
  'public-lectures': (g, _servant, at) =>
    at === g.rules.places.science && !g.state.servants.some(({ place }) => place === at) ? 0.5 : 0,
  'great-exhibition': (g, servant, at) =>
    isMinor(g, at) || g.state.servants.some(({ place }, other) => other !== servant && place === at)
      ? 0
      : 0.25,
};

export function servantWanted(g: Game, servant: number, at: number): number {
  const event = g.state.cityEvents.current;
  const goal = event === undefined ? undefined : SERVANT_GOALS[event];
  return goal === undefined ? 0 : goal(g, servant, at);
}
