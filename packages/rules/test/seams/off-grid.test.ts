import {
  createConfig,
  exportScenario,
  type Game,
  itemAt,
  oneVersusMany,
  openScenario,
  startGame,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { countBits } from '../../src/model/queries.js';
import { districtNamed, type ModulePart } from '../../src/model/rules.js';
import { hashWithoutChance } from '../../src/scenario/export.js';
import { rulesChangedBy } from '../modules/assemble.js';

/** A Hero with an Access card of a District off the grid. */
const diver: ModulePart = {
  districts: [
    {
      id: 'lake',
      size: 'neutral',
      onGrid: false,
      guardSquares: 0,
      citizenSquares: 0,
      citizensAtSetup: 0,
      guardsAtSetup: 0,
    },
  ],
  heroes: [
    {
      id: 'diver',
      startsIn: 'lake',
      accessTo: ['lake'],
      initiative: 9,
      maxTrust: 5,
      ability: {},
      source: { name: 'design', effect: 'design' },
    },
  ],
};
const RULES = rulesChangedBy('diver', diver);
const LAKE = 1 << districtNamed(RULES, 'lake');
const HEROES = ['finch', 'fowler', 'diver'];
const MODULES = [oneVersusMany.id, 'diver'];

const faults = (g: Game) => RULES.invariants.flatMap((invariant) => invariant(g) ?? []);

describe('an Access card of a District off the grid', () => {
  it('is dealt to its Hero alone, and is never the one forfeited at setup', () => {
    for (let seed = 0; seed < 20; seed++) {
      const g = startGame(RULES, createConfig(RULES, { seed: `${seed}`, heroes: HEROES, generator: 'fast' }));
      expect(g.state.heroes.map(({ hand }) => (hand & LAKE) !== 0)).toEqual([false, false, true]);
      expect(g.state.heroes.map(({ hand, forfeited }) => [countBits(hand), countBits(forfeited)])).toEqual([
        [8, 1],
        [8, 1],
        [9, 1],
      ]);
      expect(faults(g)).toEqual([]);
    }
  });

  it('is dealt by scenario files, too, unless they say otherwise', () => {
    const file = { format: 1, name: 'lake', modules: MODULES, phase: 'access' };
    const play = openScenario(RULES, { ...file, heroes: { diver: {} } });
    const diverOf = ({ state }: typeof play) => itemAt(state.heroes, play.config.heroes.indexOf('diver'));
    expect(diverOf(play).hand & LAKE).toBe(LAKE);
    expect(countBits(diverOf(play).hand)).toBe(9);
    const again = openScenario(RULES, exportScenario(play, 'again'));
    expect(hashWithoutChance(again.state)).toBe(hashWithoutChance(play.state));
    const lost = openScenario(RULES, { ...file, heroes: { diver: { forfeited: ['lake'] } } });
    expect(diverOf(lost).hand & LAKE).toBe(0);
  });
});
