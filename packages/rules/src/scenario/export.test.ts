import { describe, expect, it } from 'vitest';
import { assembleRules } from '../content/registry.js';
import { createConfig } from '../engine/config.js';
import { LoggedPlay } from '../engine/logged-play.js';
import { playerDice, playRandomPick } from '../engine/random-player.js';
import { exportScenario, hashWithoutChance } from './export.js';
import { openScenario } from './open.js';

const rules = assembleRules();

function playSome(seed: number, picks: number): LoggedPlay {
  const options = {
    seed: `export-${seed}`,
    city: 'random',
    revolutionaries: 1 + (seed % 3),
    sharedHero: seed % 2 === 0,
  };
  const play = new LoggedPlay(rules, createConfig(rules, { ...options, generator: 'fast' }));
  const below = playerDice(seed);
  const g = play.look();
  for (let i = 0; i < picks; i++) if (!playRandomPick(g, below)) break;
  return play;
}

describe('exporting', () => {
  it('gives the same game back from random moments, drafts and endings included', () => {
    let inWords = 0;
    for (let seed = 1; seed <= 120; seed++) {
      const play = playSome(seed, seed * 5);
      const scenario = JSON.parse(JSON.stringify(exportScenario(play, `moment ${seed}`)));
      const opened = openScenario(rules, scenario);
      expect(hashWithoutChance(opened.state), `seed ${seed}`).toBe(hashWithoutChance(play.state));
      if (scenario.flow === undefined) inWords++;
    }
    expect(inWords).toBeGreaterThan(10);
  });
});
