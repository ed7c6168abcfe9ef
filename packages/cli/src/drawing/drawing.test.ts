import { isOnGrid } from '@great-machine/client';
import { createConfig, Play, type View } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { rulesFor } from '../module-options.js';
import { COLOURED, PLAIN } from '../paint.js';
import { SCREEN_WIDTH } from '../text.js';
import { drawCity } from './city.js';
import { drawTable } from './panels.js';

const RULES = rulesFor();

function viewOf(seed: string, city: string): View {
  return Play.begin(
    RULES,
    createConfig(RULES, { seed, city, heroes: ['finch', 'artificer', 'physician'] }),
  ).view('machine');
}

function widthOf(view: View): number {
  return Math.max(
    ...view.districts.filter(isOnGrid).map(({ tile }) => tile.x + (tile.rotation % 2 === 0 ? 2 : 1)),
  );
}

const random = Array.from({ length: 150 }, (_, i) => viewOf(`city-${i}`, 'random'));

describe('the drawing of the City', () => {
  it('fits the screen, however wide the City', () => {
    expect(Math.max(...random.map(widthOf))).toBeGreaterThanOrEqual(8);
    for (const view of random) {
      for (const line of drawTable(view, 'You', PLAIN)) expect(line.length).toBeLessThanOrEqual(SCREEN_WIDTH);
    }
  });

  it('shows every Hero, Servant and District, even all in one place', () => {
    for (const view of random) {
      const crowded = {
        ...view,
        heroes: view.heroes.map((hero) => ({ ...hero, place: 'art' })),
        servants: view.servants.map((servant) => ({ ...servant, place: 'art' })),
      };
      const drawing = drawCity(crowded, PLAIN).join('\n');
      expect(drawing.match(/@/g)).toHaveLength(3);
      expect(drawing.match(/#/g)).toHaveLength(3);
      expect(drawing.match(/\?/g)).toHaveLength(27);
      expect(drawing.match(/G/g)).toHaveLength(18);
    }
  });

  it('joins the frames of connected Districts', () => {
    const lines = drawCity(viewOf('x', 'the-gearwheel'), PLAIN);
    expect(lines.join('\n')).toMatch(/[├┤┬┴┼]/);
    expect(lines.join('\n')).toContain('Tower');
  });

  it('is the same with colours', () => {
    const view = viewOf('x', 'the-gearwheel');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what colours are made of
    const stripped = drawCity(view, COLOURED).map((line) => line.replace(/\x1b\[\d+m/g, ''));
    expect(stripped).toEqual(drawCity(view, PLAIN));
  });
});
