import { type Selection, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Box } from './geometry.js';

export interface Zoom {
  /** How much larger than at fit the drawing is, after the last movement. */
  readonly scale: number;
  fit(): void;
  by(factor: number): void;
  /** Brings a part of the drawing into the middle, as large as its frame allows. */
  to(part: Box, drawing: Box): void;
}

type Zooming = ZoomBehavior<HTMLElement, unknown>;
type Surface = Selection<HTMLElement, unknown, null, undefined>;

const CLOSEST = 4;

/**
 * Pan and zoom of a drawing in its frame by pointer, wheel and touch. The drawing is moved without React, and while it
 * moves it is a layer that is painted once.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, drawing: RefObject<SVGElement | null>): Zoom {
  const behavior = useRef<Zooming | undefined>(undefined);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (frame.current === null) return;
    const surface = select(frame.current);
    const markMoving = (isMoving: boolean) => drawing.current?.classList.toggle('moving', isMoving);
    const zooming = zoom<HTMLElement, unknown>()
      .scaleExtent([0.6, CLOSEST])
      .clickDistance(6)
      .filter(isMeantForBoard)
      .on('start', () => markMoving(true))
      .on('zoom', ({ transform: { x, y, k } }: D3ZoomEvent<HTMLElement, unknown>) => {
        if (drawing.current !== null) {
          drawing.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
        }
      })
      .on('end', ({ transform: { k } }: D3ZoomEvent<HTMLElement, unknown>) => {
        markMoving(false);
        setScale(k);
      });
    surface.call(zooming).on('dblclick.zoom', null);
    behavior.current = zooming;
    return () => {
      surface.on('.zoom', null);
    };
  }, [frame, drawing]);
  const act = (change: (zooming: Zooming, surface: Surface) => void) => {
    if (behavior.current !== undefined && frame.current !== null) {
      change(behavior.current, select(frame.current));
    }
  };
  return {
    scale,
    fit: () => act((zooming, surface) => surface.call(zooming.transform, zoomIdentity)),
    by: (factor) => act((zooming, surface) => surface.call(zooming.scaleBy, factor)),
    to: (part, drawing) =>
      act((zooming, surface) => {
        if (frame.current === null) return;
        const { clientWidth: width, clientHeight: height } = frame.current;
        const atFit = Math.min(width / drawing.width, height / drawing.height);
        const k = Math.min(CLOSEST, width / part.width / atFit, height / part.height / atFit);
        const fromMiddle = {
          x: part.x + part.width / 2 - drawing.x - drawing.width / 2,
          y: part.y + part.height / 2 - drawing.y - drawing.height / 2,
        };
        const [x, y] = [width / 2 + fromMiddle.x * atFit, height / 2 + fromMiddle.y * atFit];
        surface.call(
          zooming.transform,
          zoomIdentity
            .translate(width / 2, height / 2)
            .scale(k)
            .translate(-x, -y),
        );
      }),
  };
}

/** The wheel and two fingers zoom anywhere; who drags a piece or a tile that slides does not mean the City. */
function isMeantForBoard(event: MouseEvent | TouchEvent | WheelEvent): boolean {
  if (event.type === 'wheel' || ('touches' in event && event.touches.length > 1)) return true;
  if ('button' in event && event.button !== 0) return false;
  return !(event.target instanceof Element) || event.target.closest('.piece, [data-drag], button') === null;
}
