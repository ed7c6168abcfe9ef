import { type Selection, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useEffect, useRef } from 'react';

export interface Zoom {
  fit(): void;
  by(factor: number): void;
}

type Surface = Selection<SVGSVGElement, unknown, null, undefined>;

const CLOSEST = 4;

/** Pan and zoom of a drawing by pointer, wheel and touch. The moving group is changed without React: it is quick. */
export function useZoom(svg: RefObject<SVGSVGElement | null>, group: RefObject<SVGGElement | null>): Zoom {
  const behavior = useRef<ZoomBehavior<SVGSVGElement, unknown> | undefined>(undefined);
  useEffect(() => {
    if (svg.current === null) return;
    const surface = select(svg.current);
    const zooming = zoom<SVGSVGElement, unknown>()
      .scaleExtent([0.6, CLOSEST])
      .clickDistance(6)
      .filter(
        (event: MouseEvent | TouchEvent | WheelEvent) =>
          !isDragHandle(event) && !('button' in event && event.button !== 0),
      )
      .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        group.current?.setAttribute('transform', transform.toString());
      });
    surface.call(zooming).on('dblclick.zoom', null);
    behavior.current = zooming;
    return () => {
      surface.on('.zoom', null);
    };
  }, [svg, group]);
  const act = (change: (zooming: ZoomBehavior<SVGSVGElement, unknown>, surface: Surface) => void) => {
    if (behavior.current !== undefined && svg.current !== null) change(behavior.current, select(svg.current));
  };
  return {
    fit: () => act((zooming, surface) => surface.call(zooming.transform, zoomIdentity)),
    by: (factor) => act((zooming, surface) => surface.call(zooming.scaleBy, factor)),
  };
}

/** A tile that is being slid moves itself. */
function isDragHandle(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-drag]') !== null;
}
