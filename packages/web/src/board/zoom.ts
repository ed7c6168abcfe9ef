import { type Selection, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useEffect, useRef } from 'react';

export interface Zoom {
  fit(): void;
  by(factor: number): void;
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
      .on('end', () => markMoving(false));
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
    fit: () => act((zooming, surface) => surface.call(zooming.transform, zoomIdentity)),
    by: (factor) => act((zooming, surface) => surface.call(zooming.scaleBy, factor)),
  };
}

/** The wheel and two fingers zoom anywhere; who drags a piece or a tile that slides does not mean the City. */
function isMeantForBoard(event: MouseEvent | TouchEvent | WheelEvent): boolean {
  if (event.type === 'wheel' || ('touches' in event && event.touches.length > 1)) return true;
  if ('button' in event && event.button !== 0) return false;
  return !(event.target instanceof Element) || event.target.closest('.piece, [data-drag], button') === null;
}
