import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { type Box, placeTip } from './place-tip.js';

/** What a person may want to click while the tip is there. */
const IN_SIGHT = '.tile[data-target] .tile-frame, .piece.target, .decision, .choice';
/** To the question and to the edges of the City. */
const GAP = 8;

/** Above the question, else at the upper or lower edge of the City; while it would cover a target everywhere, it is hidden. */
export function usePlace(tip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => place(tip.current));
  useEffect(() => {
    const sizes = new ResizeObserver(() => place(tip.current));
    for (const one of document.querySelectorAll('.stage, .decision')) sizes.observe(one);
    return () => sizes.disconnect();
  }, [tip]);
}

function place(tip: HTMLElement | null): void {
  if (tip === null) return;
  tip.removeAttribute('style');
  const [stage, column, question] = ['.stage', '.right', '.decision'].map((at) =>
    document.querySelector(at)?.getBoundingClientRect(),
  );
  const isStacked = document.documentElement.dataset.layout === 'stacked';
  if (isStacked || stage === undefined || column === undefined || question === undefined) return;
  const heightAt = (width: number) => {
    tip.style.width = `${width}px`;
    return tip.offsetHeight;
  };
  const besideCity = { left: column.left + GAP / 2, width: column.width - GAP };
  const overCity = { left: stage.left + GAP, width: stage.width - 2 * GAP };
  const [high, flat] = [heightAt(besideCity.width), heightAt(overCity.width)];
  const places: readonly Box[] = [
    { ...besideCity, top: question.top - GAP - high, height: high },
    { ...overCity, top: stage.top + GAP, height: flat },
    { ...overCity, top: stage.bottom - GAP - flat, height: flat },
  ].filter(({ top }) => top >= stage.top);
  const inSight = [...document.querySelectorAll(IN_SIGHT)].map((one) => one.getBoundingClientRect());
  const found = placeTip(places, inSight);
  if (found === undefined) tip.style.visibility = 'hidden';
  else
    Object.assign(tip.style, {
      left: `${found.left}px`,
      top: `${found.top}px`,
      width: `${found.width}px`,
    });
}
