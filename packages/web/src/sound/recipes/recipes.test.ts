import { describe, expect, it } from 'vitest';
import { randomFrom } from '../synth/random.js';
import type { Recipe } from '../synth/recipe.js';
import { Synth } from '../synth/synth.js';
import { CUES, type Cue } from './cues.js';
import { LOOPS } from './loops.js';
import { THEMES } from './themes.js';

describe('recipes', () => {
  const layersOf = ({ make }: Recipe, seed: string, strength = 1) => {
    const synth = new Synth(randomFrom(seed));
    make(synth, strength);
    return synth.layers;
  };
  const sounds: readonly [string, Recipe][] = Object.entries({ ...CUES, ...THEMES });
  const loops: readonly [string, Recipe][] = Object.entries(LOOPS);

  it.each([...sounds, ...loops])(
    '%s is the same at every making, unless it has several takes',
    (name, recipe) => {
      const first = layersOf(recipe, `${name} 0`);
      expect(layersOf(recipe, `${name} 0`)).toEqual(first);
      if (recipe.takes !== undefined) expect(layersOf(recipe, `${name} 1`)).not.toEqual(first);
    },
  );

  it.each(sounds)('%s ends before its end', (name, recipe) => {
    const ends = layersOf(recipe, name).map(({ at, length }) => at + length);
    expect(Math.max(...ends)).toBeLessThanOrEqual(recipe.length);
  });

  it('grow only where they say so', () => {
    for (const [name, recipe] of sounds) {
      const grows = JSON.stringify(layersOf(recipe, name, 0)) !== JSON.stringify(layersOf(recipe, name, 1));
      expect([name, grows]).toEqual([name, recipe.grows ?? false]);
    }
  });

  it('of a crowd have more voices the stronger it is', () => {
    for (const cue of ['crowd', 'rise', 'riot', 'cheer'] satisfies Cue[])
      expect(layersOf(CUES[cue], cue, 1).length).toBeGreaterThan(layersOf(CUES[cue], cue, 0).length);
  });
});
