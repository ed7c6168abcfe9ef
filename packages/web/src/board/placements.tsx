import type { PickView } from '@great-machine/rules';
import { useState } from 'react';
import { useText } from '../i18n/use-words.js';
import { boxOf, CELL, type Place } from './geometry.js';
import type { Targets } from './targets.js';

/** Where a District may slide to: outlines to click, and a ghost tile to drag onto them. */
export function Placements({ targets, onPick }: { readonly targets: Targets; onPick(pick: PickView): void }) {
  const t = useText();
  const [ghost, setGhost] = useState<Place | undefined>();
  const { placements } = targets;
  const nearest = ghost && nearestTo(ghost, placements);
  const drag = (event: React.PointerEvent) => setGhost(pointOf(event));
  return (
    <g
      className="placements"
      data-drag
      onPointerMove={(event) => ghost !== undefined && drag(event)}
      onPointerUp={() => {
        if (nearest !== undefined) onPick(nearest.pick);
        setGhost(undefined);
      }}
      onPointerCancel={() => setGhost(undefined)}
    >
      {placements.map((placement) => {
        const { x, y, width, height } = boxOf(placement);
        const isNear = placement === nearest;
        return (
          <rect
            key={`${placement.x},${placement.y},${placement.rotation}`}
            className={`placement target${isNear ? ' near' : ''}`}
            x={x}
            y={y}
            width={width}
            height={height}
            rx={7}
            role="button"
            tabIndex={0}
            data-target
            aria-label={t('ui.board.placement', { column: placement.x + 1, row: placement.y + 1 })}
            onPointerDown={(event) => {
              (event.target as Element).setPointerCapture?.(event.pointerId);
              drag(event);
            }}
            onClick={(event) => {
              // Not by pointer: a screen reader clicks without one.
              if (event.detail === 0) onPick(placement.pick);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onPick(placement.pick);
            }}
          />
        );
      })}
      {nearest !== undefined && <rect className="ghost" {...boxOf(nearest)} rx={7} />}
    </g>
  );
}

function nearestTo(point: Place, placements: Targets['placements']): Targets['placements'][number] {
  const distance = (placement: Targets['placements'][number]) => {
    const { x, y, width, height } = boxOf(placement);
    return (x + width / 2 - point.x) ** 2 + (y + height / 2 - point.y) ** 2 + (placement.rotation % 2) / CELL;
  };
  return placements.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** Where a pointer is on the drawing, whatever the zoom. */
function pointOf(event: React.PointerEvent): Place {
  const matrix = (event.currentTarget as SVGGraphicsElement).getScreenCTM();
  if (matrix === null) return { x: 0, y: 0 };
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
}
