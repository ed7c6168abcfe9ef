import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Box } from './geometry.js';

/** How many pixels a unit of the drawing has where all of it is shown; 1 until its frame is laid out. */
export function usePixelsAtFit(frame: RefObject<HTMLElement | null>, drawing: Box): number {
  const [size, setSize] = useState({ width: drawing.width, height: drawing.height });
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    return () => watching.disconnect();
  }, [frame]);
  return Math.min(size.width / drawing.width, size.height / drawing.height);
}
