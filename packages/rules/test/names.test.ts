import { readdirSync, readFileSync } from 'node:fs';
import {
  AUDIENCES,
  assembleRules,
  createConfig,
  itemAt,
  logLine,
  MODULES,
  playerDice,
  playRandomPick,
  questionsFor,
  startGame,
} from '@great-machine/rules';
import { expect, it } from 'vitest';

const rules = assembleRules();
const PAGES = new URL('../../../docs/rules/', import.meta.url);
const CARD = /^(HERO|EVT|DIR)-/;
const GAMES = 40;

it('names every rule of the reference, and no other', () => {
  const written = readdirSync(PAGES).flatMap((page) =>
    [...readFileSync(new URL(page, PAGES), 'utf8').matchAll(/^### (\S+) /gm)].map(([, id = '']) => id),
  );
  const named = MODULES.flatMap(({ names }) => names?.rules ?? []);
  expect(named.sort()).toEqual(written.filter((id) => !CARD.test(id)).sort());
});

it(`names every cause, outcome and ending of ${GAMES} games`, () => {
  const cards = [...Object.keys(rules.cityEvents), ...Object.keys(rules.directives)];
  const known = new Set([...rules.names.rules, ...rules.names.causes, ...cards]);
  const unknown = new Set<string>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const g = startGame(rules, createConfig(rules, { seed: `names ${seed}`, generator: 'fast' }));
    const below = playerDice(seed);
    g.events = [];
    do {
      for (const { seat } of g.state.config.seats)
        for (const { options } of questionsFor(g, seat))
          for (const { key } of options.flatMap(({ meaning }) => meaning.outcomes ?? []))
            if (!rules.names.outcomes.includes(key)) unknown.add(key);
    } while (playRandomPick(g, below));
    for (const event of g.events) {
      const { because } = logLine(g, event, itemAt(AUDIENCES, 0)).params;
      if (because !== undefined && !known.has(String(because)) && !CARD.test(String(because)))
        unknown.add(String(because));
    }
    if (!rules.names.endings.includes(String(g.state.outcome?.how))) unknown.add(`${g.state.outcome?.how}`);
  }
  expect([...unknown]).toEqual([]);
});
