import type { Scenario } from '@great-machine/rules';
import { HEROES_SEAT, MACHINE, POSITIONS } from './positions.js';
import type { Stage } from './stage.js';

type Scene = (stage: Stage) => Promise<void>;

const BOTH = [MACHINE, HEROES_SEAT];
/** Finished games, for the statistics. */
const RESULTS = [
  { winner: 'machine', how: 'plan-by-detainment', rounds: 8, level: 'engineer', sides: ['revolutionaries'] },
  {
    winner: 'revolutionaries',
    how: 'three-riots',
    rounds: 6,
    level: 'journeyman',
    sides: ['revolutionaries'],
  },
  { winner: 'machine', how: 'plan-by-countdown', rounds: 9, level: 'mastermind', sides: ['machine'] },
  { winner: 'revolutionaries', how: 'three-riots', rounds: 7, sides: ['machine', 'revolutionaries'] },
].map(({ winner, how, rounds, level, sides }, at) => ({
  id: `result-${at}`,
  endedAt: Date.UTC(2026, 0, at + 1),
  sides,
  heroes: ['finch', 'fowler', 'physician'],
  outcome: { winner, how },
  rounds,
  level,
}));

const screen =
  (hash: string, ready = 'h1'): Scene =>
  async (stage) => {
    await stage.goTo(hash);
    await stage.page.locator(ready).first().waitFor();
  };
const table =
  (position: Scenario, people: readonly string[], ...picks: readonly string[]): Scene =>
  async (stage) => {
    await stage.openPosition(position, people);
    for (const pick of picks) await stage.pick(pick);
  };

/** A game that has just begun, held at its opening. */
const opening =
  (side: string): Scene =>
  async (stage) => {
    await stage.change({ speed: 'step' });
    await stage.page.locator(`.play-${side} button`).click();
    await stage.page.locator('dialog.opening[open]').waitFor();
  };

/** Every screen, and what the table can look like. Each begins on the home screen. */
export const SCENES: Readonly<Record<string, Scene>> = {
  home: screen(''),
  'home-with-games': async (stage) => {
    await stage.openPosition(POSITIONS.access, [HEROES_SEAT]);
    await screen('', '.saved-game')(stage);
  },
  'new-game': screen('#/new'),
  settings: screen('#/settings'),
  'statistics-empty': screen('#/statistics'),
  statistics: async (stage) => {
    await stage.keepResults(RESULTS);
    await screen('#/statistics')(stage);
  },
  about: screen('#/about'),
  rules: screen('#/rules'),
  'unknown-table': screen('#/table/none'),
  'opening-heroes': opening('revolutionaries'),
  'opening-machine': opening('machine'),
  'heroes-access': table(POSITIONS.access, [HEROES_SEAT]),
  'heroes-ready': table(POSITIONS.access, [HEROES_SEAT], 'card commerce', 'card velvet', 'card science'),
  'heroes-payment': async (stage) => {
    await stage.openPosition(POSITIONS.payment, [HEROES_SEAT]);
    for (const more of await stage.page.locator('.sharing .step:last-child').all()) await more.click();
  },
  'heroes-step': table(POSITIONS.heroStep, [HEROES_SEAT]),
  'heroes-action': table(POSITIONS.heroAction, [HEROES_SEAT]),
  'heroes-fullest-lying': table(POSITIONS.fullestLying, [HEROES_SEAT]),
  'heroes-fullest-standing': table(POSITIONS.fullestStanding, [HEROES_SEAT]),
  'heroes-confirm': async (stage) => {
    await stage.openPosition(POSITIONS.heroAction, [HEROES_SEAT]);
    await stage.choose('do gain-trust');
  },
  'heroes-hint': async (stage) => {
    await stage.openPosition(POSITIONS.heroAction, [HEROES_SEAT]);
    await stage.page.locator('.top-tools button').first().click();
    await stage.page.locator('.hint li').first().waitFor();
  },
  'heroes-explanation': async (stage) => {
    await stage.openPosition(POSITIONS.access, [HEROES_SEAT]);
    const card = '.event-card h3:visible';
    // On a phone the card lies in the drawer.
    if (!(await stage.page.locator(card).isVisible()))
      await stage.page.locator('.track-strip button').click();
    await stage.explain(card);
  },
  'heroes-notebook': async (stage) => {
    await stage.openPosition(POSITIONS.access, [HEROES_SEAT]);
    await stage.page.locator('[data-drawer=notebook]').click();
  },
  'table-menu': async (stage) => {
    await stage.openPosition(POSITIONS.access, [HEROES_SEAT]);
    await stage.page.locator('.top-tools button:has([href="#icon-menu"])').click();
  },
  'heroes-modules': table(POSITIONS.modulesHeroes, [HEROES_SEAT]),
  'heroes-modules-hideout': table(POSITIONS.modulesHideout, [HEROES_SEAT]),
  machine: table(POSITIONS.machine, [MACHINE]),
  'machine-modules': table(POSITIONS.modulesMachine, [MACHINE]),
  'machine-servant': table(POSITIONS.machine, [MACHINE], 'servant judgementor'),
  'machine-reposition': table(
    POSITIONS.machine,
    [MACHINE],
    'servant phantasmer',
    'do reposition',
    'district industrial',
  ),
  'machine-notebook': async (stage) => {
    await stage.openPosition(POSITIONS.machine, [MACHINE]);
    await stage.page.locator('[data-drawer=notebook]').click();
  },
  'machine-detainment': table(POSITIONS.detainment, BOTH, 'to science'),
  handover: async (stage) => {
    await stage.layPosition(POSITIONS.access, BOTH);
    await stage.page.locator('.handover .primary').waitFor();
  },
  end: table(POSITIONS.end, BOTH, 'to science', 'option advance-the-plan'),
  crash: async (stage) => {
    await stage.page.evaluate(() => {
      setTimeout(() => {
        throw new Error('This was thrown to take a picture of this page.');
      });
    });
    await stage.page.locator('.crash').waitFor();
  },
};
