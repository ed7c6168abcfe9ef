import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Box } from './geometry.js';

interface Fit {
  /** How many pixels a unit of the drawing has where all of it is shown; 1 until its frame is laid out. */
  readonly pixels: number;
  /** The height of its frame that it leaves free, in units of the drawing. */
  readonly spare: number;
}

export function useFit(frame: RefObject<HTMLElement | null>, drawing: Box): Fit {
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
  const pixels = Math.min(size.width / drawing.width, size.height / drawing.height);
  return { pixels, spare: pixels === 0 ? 0 : size.height / pixels - drawing.height };
}
