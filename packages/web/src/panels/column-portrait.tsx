import type { View } from '@great-machine/rules';
import { memo } from 'react';
import { placeOfFigure } from '../board/acting.js';
import { lightOf } from '../board/light.js';

type Kind = 'heroes' | 'servants' | 'machine';

interface Figure {
  readonly kind: Kind;
  readonly id: string;
}

/** Where a side stands that is asked as a whole. */
const HOMES = { machine: 'control-nexus', heroes: 'central-square' };

/**
 * The figure that is asked or acts, large in the room that the question leaves: before the District where they are, in the light of the
 * Phase. Without a figure of its own the side itself: the Great Machine, or all Heroes.
 */
export const ColumnPortrait = memo(function ColumnPortrait({
  view,
  acting,
}: {
  readonly view: View;
  readonly acting: string | undefined;
}) {
  const figures = figuresOf(view, acting);
  const district =
    placeOfFigure(view, acting) ?? (view.audience === 'machine' ? HOMES.machine : HOMES.heroes);
  const isDetained = view.heroes.some(({ hero, detained }) => hero === acting && detained);
  return (
    <div
      className={`column-portrait${isDetained ? ' detained' : ''}`}
      data-light={lightOf(view.phase)}
      aria-hidden="true"
    >
      <div className={`portrait-place hue-${district}`}>
        <svg className="scene" viewBox="0 0 120 240" aria-hidden="true">
          <use href={`#districts-tall-${district}`} width={120} height={240} />
        </svg>
      </div>
      {figures.map(({ kind, id }) => (
        <svg
          key={id}
          className={`bust of-${figures.length} ${kind === 'heroes' ? 'hue-heroes' : 'hue-machine'}`}
          data-figure={id}
          viewBox="0 0 120 118"
          aria-hidden="true"
          preserveAspectRatio="xMidYMax meet"
        >
          <use href={`#${kind}-${id}-bust`} />
          {isDetained && <use href={`#heroes-sober-${id}`} width={120} height={120} />}
        </svg>
      ))}
    </div>
  );
});

/** From the one furthest back to the one in front. */
function figuresOf({ audience, heroes, servants }: View, acting: string | undefined): readonly Figure[] {
  if (heroes.some(({ hero }) => hero === acting) && acting !== undefined)
    return [{ kind: 'heroes', id: acting }];
  if (servants.some(({ servant }) => servant === acting) && acting !== undefined)
    return [{ kind: 'servants', id: acting }];
  if (audience === 'machine') return [{ kind: 'machine', id: 'great-machine' }];
  return heroes.map(({ hero }) => ({ kind: 'heroes', id: hero }));
}
