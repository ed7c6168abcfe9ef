import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Box } from './geometry.js';
import type { Size } from './layout.js';

interface Fit {
  /** How many pixels a unit of the drawing has where all of it is shown; 1 until its frame is laid out. */
  readonly pixels: number;
  /** The height of its frame that it leaves free, in units of the drawing. */
  readonly spare: number;
}

/** How large an element is, in pixels; undefined until it is laid out. */
export function useSize(frame: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size | undefined>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    return () => watching.disconnect();
  }, [frame]);
  return size;
}

export function fitInto(size: Size | undefined, drawing: Box): Fit {
  const { width, height } = size ?? drawing;
  const pixels = Math.min(width / drawing.width, height / drawing.height);
  return { pixels, spare: pixels === 0 ? 0 : height / pixels - drawing.height };
}
