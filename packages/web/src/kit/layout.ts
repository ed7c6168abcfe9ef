import { useEffect } from 'react';

/** In widths of the text, below which things stand one below another. */
const WIDE = 60;

/** Wide screens have columns and do not scroll; narrow ones, or big text, have one column that does. */
export function useLayout(textSize: number): void {
  useEffect(() => {
    const root = document.documentElement;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(root).fontSize);
      root.dataset.layout = window.innerWidth / rem < WIDE ? 'stacked' : 'wide';
    };
    root.style.fontSize = `${textSize}%`;
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [textSize]);
}
