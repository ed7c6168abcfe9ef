import type { AnyLogLine, Route, View } from '@great-machine/rules';
import { destinationOf } from '../state/destination.js';
import { isTold } from '../state/tellings.js';
import type { StandingFigure } from './arrange.js';
import { type Bridge, crossingsOf, moved, pathOf, shortestWay } from './bridges.js';
import { placeOf } from './layout.js';

/** A Hero's way with the price of each exit. */
export type PricedWay = Pick<Route, 'districts' | 'exits'>;

/** Guards on the march: one goes over the bridge from District to District while it is told. */
export function WalkingGuards({
  view,
  bridges,
  lines,
}: {
  readonly view: View;
  readonly bridges: readonly Bridge[];
  readonly lines: readonly AnyLogLine[];
}) {
  const tileOf = (district: string) => view.districts.find((one) => one.district === district)?.tile;
  return (
    <g className="walking" aria-hidden="true">
      {lines
        .filter((line) => isTold(line, 'staging', 'marching-guard'))
        .map(({ params }, at) => {
          const [from, to] = [tileOf(params.from), tileOf(params.to)];
          if (from === undefined || to === undefined) return null;
          const start = placeOf(from, 'guards', 1);
          const end = placeOf(to, 'guards', 1);
          const [bridge = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }] = crossingsOf(
            bridges,
            start,
            params.from,
            [params.to],
          );
          const way = {
            '--start': `translate(${start.x}px, ${start.y}px)`,
            '--bridge': `translate(${bridge.x}px, ${bridge.y}px)`,
            '--end': `translate(${end.x}px, ${end.y}px)`,
          } as React.CSSProperties;
          return (
            <g key={`${params.from}-${params.to}-${at}`} className="walking-guard" style={way}>
              <circle r={19} />
              <use href="#tokens-guard" x={-16} y={-16} width={32} height={32} />
            </g>
          );
        })}
    </g>
  );
}

/**
 * Where the Heroes are going, as far as this side knows: over the bridges to the portrait at the end, laid cards dashed
 * and fixed ones drawn through. A given way has its price at each exit; without one it is the shortest.
 */
export function Journeys({
  view,
  figures,
  bridges,
  ways,
}: {
  readonly view: View;
  readonly figures: readonly StandingFigure[];
  readonly bridges: readonly Bridge[];
  readonly ways: ReadonlyMap<string, PricedWay>;
}) {
  const tileOf = new Map(view.districts.map(({ district, tile }) => [district, tile]));
  return (
    <g className="journeys" aria-hidden="true">
      {view.heroes.map((hero) => {
        const way = ways.get(hero.hero);
        const goal = destinationOf(view, hero) ?? endOf(way);
        if (goal === undefined) return null;
        const [from, to] = [tileOf.get(hero.place), tileOf.get(goal.district)];
        if (from === undefined || to === undefined || from === to) return null;
        const start = figures.find(({ id }) => id === hero.hero)?.at ?? placeOf(from, 'heroes', 0);
        const end = placeOf(to, 'heroes', 1);
        const { districts, exits } = way ?? {
          districts: shortestWay(bridges, hero.place, goal.district),
          exits: [],
        };
        const crossings = crossingsOf(bridges, start, hero.place, districts);
        const path = pathOf(start, crossings, end);
        return (
          <g key={hero.hero} className={`journey ${goal.isFixed ? 'fixed' : 'laid'}`}>
            <path className="journey-edge" d={path} />
            <path className="journey-line" d={path} />
            {crossings.map((crossing, at) => {
              const price = exits[at]?.price;
              const { x, y } = moved(crossing, -4);
              return (
                price !== undefined && (
                  <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
                    <g className="exit-price">
                      <circle r={11} />
                      <text y={5} textAnchor="middle">
                        {price}
                      </text>
                    </g>
                  </g>
                )
              );
            })}
            <g className="journey-end hue-heroes" transform={`translate(${end.x} ${end.y})`}>
              <circle r={15} />
              <use href={`#heroes-${hero.hero}`} x={-13} y={-13} width={26} height={26} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** A way that is only pointed at leads to its last District. */
function endOf(way: PricedWay | undefined): ReturnType<typeof destinationOf> {
  const district = way?.districts.at(-1);
  return district === undefined ? undefined : { district, isFixed: false };
}
