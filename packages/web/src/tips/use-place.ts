import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { type Box, placeTip } from './place-tip.js';

/** What a person may want to click while the tip is there. */
const TARGETS = '.tile[data-target] .tile-frame, .piece.target, .decision, .choice';
const CITY = '.tile-frame, .piece, .decision, .choice';
/** To the edges of the City and of the column. */
const GAP = 8;

/**
 * In the sky above the City, or else at the top of the column, or over an edge of the City where it covers no target; while it would
 * cover one everywhere, it is hidden. On a phone in the sky below the City, or else over the tracks.
 */
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
  const [stage, column] = ['.stage', '.right'].map((at) =>
    document.querySelector(at)?.getBoundingClientRect(),
  );
  if (stage === undefined || column === undefined) return;
  if (document.documentElement.dataset.layout === 'stacked') {
    const below = tip.getBoundingClientRect();
    if (placeTip([below], boxesOf(TARGETS)) === undefined) {
      tip.style.position = 'fixed';
      tip.style.inset = `${Math.max(0, stage.top - below.height)}px ${GAP}px auto`;
    }
    return;
  }
  const heightAt = (width: number) => {
    tip.style.width = `${width}px`;
    return tip.offsetHeight;
  };
  const besideCity = { left: column.left + GAP / 2, width: column.width - GAP };
  const overCity = { left: stage.left + GAP, width: stage.width - 2 * GAP };
  const [high, flat] = [heightAt(besideCity.width), heightAt(overCity.width)];
  const sky: Box = { ...overCity, top: stage.top + GAP / 2, height: flat };
  const places: readonly Box[] = [
    { ...besideCity, top: column.top + GAP, height: high },
    { ...overCity, top: stage.top + GAP, height: flat },
    { ...overCity, top: stage.bottom - GAP - flat, height: flat },
  ].filter(({ top }) => top >= stage.top);
  const found = placeTip([sky], boxesOf(CITY)) ?? placeTip(places, boxesOf(TARGETS));
  if (found === undefined) tip.style.visibility = 'hidden';
  else
    Object.assign(tip.style, {
      left: `${found.left}px`,
      top: `${found.top}px`,
      width: `${found.width}px`,
    });
}

function boxesOf(selector: string): readonly Box[] {
  return [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
}
