import { isOnGrid } from '@great-machine/client';
import { createConfig, MODULES, openScenario, Play, type View } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { rulesFor } from '../options/module-options.js';
import { COLOURED, PLAIN } from '../terminal/paint.js';
import { SCREEN_WIDTH } from '../terminal/text.js';
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

describe('the drawing of a game with modules', () => {
  const rules = rulesFor(MODULES.map(({ id }) => id));
  const scenario = {
    modules: MODULES.map(({ id }) => id),
    format: 1 as const,
    name: 'Everything at once',
    city: ['AASSCC', 'GVQQTN', 'GVIITN'],
    phase: 'heroes',
    turn: 'finch',
    event: 'the-countdown',
    heroes: { enkidu: { in: 'art' }, finch: { in: 'velvet' }, fowler: { in: 'science' } },
    tokens: {
      zeppelin: ['art'],
      resistance: ['art art'],
      improvement: ['velvet lex-hecate'],
      'improvement-installed': ['chronoleon'],
      'surge-track': ['9'],
      'surge-taken': ['chronoleon custody'],
      'surge-given': ['finch coercion'],
      'special-guard': ['commerce'],
      deactivated: ['judgementor'],
    },
    extra: { theories: { held: ['chaos'] } },
  };
  const table = (audience: 'machine' | 'revolutionaries', more: object = {}) =>
    drawTable(openScenario(rules, { ...scenario, ...more }).view(audience), 'You', PLAIN);

  it('shows tokens, special Guards, deactivated Servants and the Plan, and says what the signs mean', () => {
    const drawn = table('machine').join('\n');
    expect(drawn).toMatch(/G+S/);
    for (const part of ['R', 'Z', '+L', '~J', 'IX*', 'R Resistance', 'Z Zeppelin', '~ deactivated Servant'])
      expect(drawn).toContain(part);
    expect(drawn).toContain('Finch');
    expect(drawn).toContain('Surge tokens: Coercion');
    expect(drawn).toContain('Chronoleon: Improvement I');
  });

  it('shows to each side only what it may know', () => {
    const [machine, heroes] = [table('machine').join('\n'), table('revolutionaries').join('\n')];
    expect(machine).toContain('holds Custody');
    expect(heroes).not.toContain('Custody');
    expect(heroes).toContain('holds 1 unseen Surge token');
    expect(heroes).toContain('Theories: Chaos');
    expect(machine).not.toContain('Chaos');
    expect(machine).toContain('Theories: 1 unseen');
  });

  it('has the Inventions open for all, and the Hideout beside the grid', () => {
    const { heroes, extra: _, ...others } = scenario;
    const { enkidu: __, ...two } = heroes;
    const akira = { ...others, heroes: { ...two, akira: { in: 'art' } } };
    const inventions = openScenario(rules, { ...akira, extra: { inventions: { held: ['jammer'] } } });
    expect(drawTable(inventions.view('machine'), 'You', PLAIN).join('\n')).toContain('Inventions: Jammer');
    const julie = openScenario(rules, { ...others, heroes: { ...two, julie: { in: 'smugglers-hideout' } } });
    expect(drawTable(julie.view('public'), 'You', PLAIN).join('\n')).toContain('Smugglers Hideout: @Julie');
  });

  it('says which Directives are off, and what lies at the bottom of a deck', () => {
    const directives = { published: ['curfew', 'levy'], off: ['levy'] };
    const extra = { theories: { held: ['chaos'], bottom: ['emotion', 'behavior'] } };
    const heroes = table('revolutionaries', { directives, extra }).join('\n');
    expect(heroes).toContain('Levy (off). ');
    expect(heroes).toContain('Curfew. ');
    expect(heroes.replace(/\s+/g, ' ')).toContain(
      '6 in the deck, at the bottom, in this order: Emotion Theory and Behavior Theory',
    );
    expect(table('machine', { directives, extra }).join('\n')).not.toContain('at the bottom');
  });

  it('shows tokens that were drawn or discarded, and none where there are none', () => {
    const aside = {
      'direction-discarded': ['left', 'top-right'],
      'resistance-discarded': ['velvet'],
      'surge-discarded': ['custody'],
    };
    const drawn = table('machine', { tokens: { ...scenario.tokens, ...aside } }).join('\n');
    expect(drawn).toContain('Direction tokens drawn: left and top right');
    expect(drawn).toContain('Resistance tokens discarded: Velvet');
    expect(drawn).toContain('Surge tokens out of the game: Custody');
    expect(table('machine').join('\n')).not.toMatch(/drawn:|discarded: V|out of the game/);
  });

  it.each([
    ['phantasmer', '+L of Lex Hecate'],
    ['lex-hecate', '+J of Judgementor'],
  ])('names a Servant of the game in the legend, where Chronoleon replaces %s', (replaces, legend) => {
    const modules = MODULES.map(({ id }) => (id === 'chronoleon' ? { id, options: { replaces } } : id));
    const { tokens: _, extra: __, ...file } = { ...scenario, modules };
    const view = openScenario(rulesFor(modules), file).view('machine');
    expect(drawTable(view, 'You', PLAIN).join('\n')).toContain(legend);
  });

  it('fits the screen', () => {
    for (const audience of ['machine', 'revolutionaries'] as const)
      for (const line of table(audience)) expect(line.length).toBeLessThanOrEqual(SCREEN_WIDTH);
  });
});
