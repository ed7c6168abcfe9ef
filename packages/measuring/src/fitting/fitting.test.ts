import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice } from '@great-machine/bots';
import { EVALUATION_FEATURES } from '@great-machine/bots/internals';
import { assembleRules, createConfig, itemAt, MAX_PUBLISHED, startGame } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { calibrate } from './calibration.js';
import { predictHeldOut, type Row, regress, rowsOf } from './evaluation.js';
import { type GamesSettings, perform } from './evaluation-games.js';
import { GamesFile } from './games-file.js';
import { perturb } from './perturbation.js';

const SETTINGS: GamesSettings = { seed: 'learnt', iterations: 5, full: 0, modules: [] };

function newFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'games-')), 'games.jsonl');
}

describe('games to learn from', () => {
  it('are the same games with the same settings and number', () => {
    const [once, again] = [
      perform({ settings: SETTINGS, number: 3 }),
      perform({ settings: SETTINGS, number: 3 }),
    ];
    expect(again).toEqual(once);
    expect(once.positions.length).toBeGreaterThan(0);
  });

  it('note one position at the beginning of each Access Phase', () => {
    const { positions } = perform({ settings: SETTINGS, number: 4 });
    const rounds = positions.map(({ round }) => round);
    expect(rounds).toEqual(rounds.map((_, at) => itemAt(rounds, 0) + at));
    expect(positions.every(({ heroes }) => heroes.every(({ chosen }) => chosen === undefined))).toBe(true);
  });

  it('go on where a file was torn off, and refuse a file with other settings', () => {
    const path = newFile();
    const game = perform({ settings: SETTINGS, number: 0 });
    new GamesFile(path, SETTINGS).append(game);
    const whole = readFileSync(path, 'utf8');
    appendFileSync(path, '{"number":1,"mach');
    expect(new GamesFile(path, SETTINGS).games).toEqual([JSON.parse(JSON.stringify(game))]);
    expect(readFileSync(path, 'utf8')).toBe(whole);
    expect(() => new GamesFile(path, { ...SETTINGS, seed: 'another' })).toThrow('other settings');
  });

  it('begin a file anew whose first line was torn off, and leave any other file as it is', () => {
    const path = newFile();
    new GamesFile(path, SETTINGS);
    const head = readFileSync(path, 'utf8');
    writeFileSync(path, head.slice(0, 30));
    expect(new GamesFile(path, SETTINGS).games).toEqual([]);
    expect(readFileSync(path, 'utf8')).toBe(head);
    writeFileSync(path, 'a diary');
    for (const settings of [SETTINGS, undefined])
      expect(() => new GamesFile(path, settings)).toThrow('holds no games to learn from');
    expect(readFileSync(path, 'utf8')).toBe('a diary');
  });

  it('have a row of features for each position, also with modules', () => {
    const settings = { ...SETTINGS, modules: ['pockets-of-resistance'] };
    const path = newFile();
    const file = new GamesFile(path, settings);
    file.append(perform({ settings, number: 0 }));
    const rows = rowsOf(new GamesFile(path));
    expect(rows.length).toBe(file.games[0]?.positions.length);
    expect(rows.every(({ x }) => x.length === EVALUATION_FEATURES.length)).toBe(true);
  });
});

describe('what players have laid up', () => {
  it('is changed within what the rules allow, and no Directive gets lost', () => {
    const rules = assembleRules();
    for (let seed = 0; seed < 40; seed++) {
      const g = startGame(rules, createConfig(rules, { seed: `perturbed-${seed}`, generator: 'fast' }));
      const dice = new Dice(`perturbed-${seed}`);
      perturb(g, dice);
      perturb(g, dice);
      const { bonds, heroes, directives } = g.state;
      const { deck, hand, published, discarded } = directives;
      expect(bonds).toBeGreaterThanOrEqual(0);
      for (const { hero, trust } of heroes) {
        expect(trust).toBeGreaterThanOrEqual(0);
        expect(trust).toBeLessThanOrEqual(itemAt(rules.heroes, hero).maxTrust);
      }
      expect(published.length).toBeLessThanOrEqual(MAX_PUBLISHED);
      expect([...deck, ...hand, ...published, ...discarded].sort()).toEqual(
        Object.keys(rules.directives).sort(),
      );
    }
  });
});

describe('the fit', () => {
  /** Positions of which only the first feature besides the constant tells who wins, at odds of 3 to 1. */
  const rows = Array.from({ length: 400 }, (_, at): Row => {
    const side = at % 2;
    const won = at % 8 < 6 ? side : 1 - side;
    const x = EVALUATION_FEATURES.map((_, feature) => (feature === 0 ? 1 : feature === 1 ? side : 0));
    return { x, offset: 0, won: won === 1 ? 1 : 0, third: 0, fold: Math.floor(at / 8) % 5, goesOn: false };
  });

  const NOTHING_KNOWN = EVALUATION_FEATURES.map(() => 0);

  it('finds what tells who wins, held back a little by what it begins with', () => {
    const [, telling = 0, ...rest] = regress(rows, NOTHING_KNOWN);
    expect(telling).toBeGreaterThan(Math.log(3));
    expect(telling).toBeLessThan(2 * Math.log(3));
    for (const value of rest) expect(value).toBe(0);
  });

  it('stays where it is if it begins with what is right', () => {
    const right = [-Math.log(3), 2 * Math.log(3), ...NOTHING_KNOWN.slice(2)];
    regress(rows, right).forEach((value, at) => {
      expect(value).toBeCloseTo(itemAt(right, at), 2);
    });
  });

  it('is calibrated on games that it was not fitted to', () => {
    const predicted = predictHeldOut(rows, NOTHING_KNOWN);
    expect(predicted.length).toBe(rows.length);
    const bins = calibrate(predicted.map(({ row, chance }) => ({ chance, won: row.won })));
    for (const { count, predicted: said, happened } of bins) {
      expect(count).toBe(40);
      expect(Math.abs(said - happened)).toBeLessThan(0.1);
    }
  });
});
