import { describe, expect, it } from 'vitest';
import { type Box, placeCard, type Size } from './place.js';

const CARD = { width: 350, height: 300 };

function overlaps(thing: Box, card: Box): boolean {
  return (
    card.left < thing.left + thing.width &&
    thing.left < card.left + card.width &&
    card.top < thing.top + thing.height &&
    thing.top < card.top + card.height
  );
}

function placed(thing: Box, screen: Size): Box {
  const { left, top, maxHeight } = placeCard(thing, CARD, screen);
  return { left, top, width: CARD.width, height: Math.min(CARD.height, maxHeight) };
}

describe('the place of an explanation', () => {
  const DESKTOP = { width: 1280, height: 720 };
  const PHONE = { width: 390, height: 844 };

  it('is on the screen and beside the thing, wherever the thing is', () => {
    for (const screen of [DESKTOP, PHONE]) {
      for (let left = 0; left <= screen.width - 80; left += 31) {
        for (let top = 0; top <= screen.height - 60; top += 29) {
          const thing = { left, top, width: 80, height: 60 };
          const card = placed(thing, screen);
          expect(overlaps(thing, card)).toBe(false);
          expect(card.left).toBeGreaterThanOrEqual(0);
          expect(card.top).toBeGreaterThanOrEqual(0);
          expect(card.left + card.width).toBeLessThanOrEqual(screen.width);
          expect(card.top + card.height).toBeLessThanOrEqual(screen.height);
        }
      }
    }
  });

  it('stands beside the thing, rather towards the edge', () => {
    expect(placed({ left: 100, top: 50, width: 80, height: 60 }, DESKTOP)).toMatchObject({
      left: 188,
      top: 50,
    });
    expect(placed({ left: 1100, top: 50, width: 80, height: 60 }, DESKTOP).left).toBe(742);
    expect(placed({ left: 500, top: 50, width: 80, height: 60 }, DESKTOP).left).toBe(142);
    expect(placed({ left: 700, top: 50, width: 80, height: 60 }, DESKTOP).left).toBe(788);
  });

  it('scrolls below a thing that leaves little room', () => {
    const { maxHeight, top } = placeCard({ left: 0, top: 100, width: 390, height: 500 }, CARD, PHONE);
    expect(top).toBe(608);
    expect(top + maxHeight).toBeLessThanOrEqual(844);
  });

  it('covers a thing in part only where it fills the screen', () => {
    const { maxHeight, top } = placeCard({ left: 0, top: 10, width: 390, height: 820 }, CARD, PHONE);
    expect(top + Math.min(CARD.height, maxHeight)).toBeLessThanOrEqual(844);
    expect(maxHeight).toBeGreaterThan(300);
  });
});
