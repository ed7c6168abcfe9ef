import type { AnyLogLine, View } from '@great-machine/rules';
import { isTold } from '../state/tellings.js';
import { boxOf, type Place } from './geometry.js';
import { placeOf } from './layout.js';

type Tile = NonNullable<View['districts'][number]['tile']>;

function middleOf(tile: Tile): Place {
  const { x, y, width, height } = boxOf(tile);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Guards on the march: one goes from District to District while it is told. */
export function WalkingGuards({
  view,
  lines,
}: {
  readonly view: View;
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
          const way = {
            '--start': `translate(${start.x}px, ${start.y}px)`,
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

/** Where the Heroes are going, as far as this side knows: laid cards dashed, fixed ones drawn through. */
export function Journeys({ view }: { readonly view: View }) {
  const tileOf = new Map(view.districts.map(({ district, tile }) => [district, tile]));
  return (
    <g className="journeys" aria-hidden="true">
      {view.heroes.map((hero) => {
        const goal = destinationOf(view, hero);
        if (goal === undefined) return null;
        const [from, to] = [tileOf.get(hero.place), tileOf.get(goal.district)];
        if (from === undefined || to === undefined || from === to) return null;
        const start = placeOf(from, 'heroes', 0);
        const end = middleOf(to);
        const bend = {
          x: (start.x + end.x) / 2 + (end.y - start.y) * 0.16,
          y: (start.y + end.y) / 2 - (end.x - start.x) * 0.16,
        };
        return (
          <g key={hero.hero} className={goal.isFixed ? 'fixed' : 'laid'}>
            <path
              className="journey-back"
              d={`M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`}
            />
            <path className="journey" d={`M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`} />
            <g className="journey-end hue-heroes" transform={`translate(${end.x} ${end.y})`}>
              <circle r={12} />
              <use href={`#heroes-${hero.hero}`} x={-11} y={-11} width={22} height={22} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The chosen card, or the one that lies there for now. */
export function destinationOf(
  view: View,
  { hero, card, destination }: View['heroes'][number],
): { readonly district: string; readonly isFixed: boolean } | undefined {
  if (destination !== undefined && card !== 'none') return { district: destination, isFixed: true };
  const question = view.questions.find(({ kind, actor }) => kind === 'access-choice' && actor === hero);
  const laid = question?.draft?.find((pick) => pick.names === 'access-card');
  return laid?.names === 'access-card' ? { district: laid.of, isFixed: false } : undefined;
}
