import { errors, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Opening, openClient } from './browser.js';

/** Everything that tests know of the page's markup. */
export const AT = {
  playMachine: '.play-machine button',
  playHeroes: '.play-revolutionaries button',
  question: '#question',
  busy: '.decision[aria-busy]',
  choice: '.decision .choice:not([data-route], .hopeless:not([open]) *)',
  cannotSucceed: '.hopeless:not([open]) > summary',
  way: '.routes [data-route]',
  exitPrice: '.exit-price',
  confirm: '.confirm .primary',
  handover: '.handover .primary',
  passOn: '.pass-on .primary',
  undo: '.top-tools button:has([href="#icon-undo"])',
  hint: '.top-tools button:has([href="#icon-hint"])',
  takeHint: '.hint li button',
  when: '.top-bar .when',
  over: 'dialog.end[open]',
  truth: 'dialog.end[open] .end-columns',
  variablePlan: '.end-next input[type=checkbox]',
  sameSides: '.end-next .primary + button',
  masterPlan: '.plan-words strong',
  table: '.table',
  log: '.log',
  openDrawer: '[data-drawer=log]',
  openNotebook: '[data-drawer=notebook]',
  drawerTab: '.drawer [role=tab]',
  notes: '.notebook textarea',
  refusal: '.refusal',
  ready: '.ends .choice',
  shareStep: '.sharing .step',
  shareTotal: '.sharing-total',
  change: '.decision .change',
  askedHero: '.hero-plate.acting',
  opening: 'dialog.opening[open]',
  tip: '.tip',
  closeTip: '.tip button',
  back: '.decision .back',
  happening: '.caption',
  trouble: '.trouble[role=alert]',
  home: '.top-bar > a',
  menu: '.top-tools button:has([href="#icon-menu"])',
  remark: '.remarks li',
  startGame: '.start-bar .primary',
  whoIsMachine: '.of-machine select',
  whoIsRevolutionary: '.of-heroes select',
  threeRevolutionaries: '.player-choice .pick-option:nth-child(3) input',
  cityFile: '.city-file input',
  cityFault: '.city-file .fault',
  cityPicked: '.cities .pick-option:has(:checked)',
  whoLeads: '.who-leads .pick-one',
  drawHeroes: '.draw-heroes',
  leads: '.seat-row.of-heroes small',
  twoRevolutionaries: '.player-choice .pick-option:nth-child(2) input',
  savedGame: '.saved-game a',
  savedFacts: '.saved-facts',
  module: '.module-card',
  modulePick: '.module-pick input',
  moduleReason: '.module-card .reason',
  problem: '.start-bar .fault',
  summary: '.start-words',
  adjustment: '.adjustments input',
  planStart: '.plan-choice .pick-option input',
  heroPick: '.hero-pick',
  lastModules: '.last-modules',
  forgetModules: '.last-modules button',
  nextPlan: '.end-next .check',
  whichGames: '.which-games select',
  gamesCounted: '.totals div:first-child dd',
  tally: '.tally',
} as const;

/** The screens beside the table, and what each shows last when it is opened. */
export const SCREENS = [
  ['', '.first-time'],
  ['#/new', AT.startGame],
  ['#/settings', 'h1'],
  ['#/statistics', '.no-games'],
  ['#/about', 'h1'],
  ['#/rules', '.rule'],
  ['#/table/none', 'h1'],
] as const;

/** A screen with everything on it. */
export async function openScreen(hash: string, complete: string, opening: Opening): Promise<Page> {
  const page = await openClient(hash, opening);
  await page.locator(complete).first().waitFor();
  return page;
}

/** What the table asks now. */
export interface Asked {
  readonly kind: string;
  readonly question: string;
  /** In the words of the rules. */
  readonly picks: readonly (string | null)[];
  readonly choices: readonly string[];
}

/** A question and its picks; what is remarked on them comes later. */
export function coreOf({ kind, question, picks }: Asked) {
  return { kind, question, picks };
}

export type Moment = 'asked' | 'handover' | 'pass-on' | 'over';

/** Opens a position by the loader for scenarios. */
export async function openScenario(
  page: Page,
  scenario: object,
  people: readonly string[],
  level = 'random',
) {
  const laid = JSON.stringify({ scenario, people, level });
  await page.evaluate((text) => sessionStorage.setItem('great-machine-scenario', text), laid);
  await page.evaluate(() => {
    window.location.hash = '#/scenario';
  });
}

/** Opens the last question of a game as the Great Machine, and answers it. */
export async function answerLastQuestion(page: Page, more: object = {}): Promise<void> {
  const last = {
    format: 1,
    name: 'The last payment',
    revolutionaries: 1,
    phase: 'closing',
    step: 'plan-question',
    event: 'tax-audit',
    tracks: { 'master-plan': 11 },
    bonds: 5,
    ...more,
  };
  await openScenario(page, last, ['machine']);
  await untilMoment(page);
  await page.locator(`${AT.choice}[data-pick="pay"]`).click();
}

/** A game that is over, and everything about it is told. */
export async function openEnd(page: Page, more: object = {}): Promise<void> {
  await answerLastQuestion(page, more);
  await page.locator(AT.truth).first().waitFor();
}

/** Waits until a person can do something and sees what it costs. */
export async function untilMoment(page: Page): Promise<Moment> {
  const found = await page.waitForFunction(
    ({ over, confirm, handover, passOn, choice, busy }) => {
      const has = (selector: string) => document.querySelector(selector) !== null;
      if (has(over)) return 'over';
      if (has(handover)) return 'handover';
      if (has(passOn)) return 'pass-on';
      if (has(busy)) return undefined;
      return has(choice) || has(confirm) ? 'asked' : undefined;
    },
    AT,
    { polling: 20 },
  );
  return (await found.jsonValue()) as Moment;
}

/** Clicks through hand-overs to the side that is asked. */
export async function untilAsked(page: Page): Promise<void> {
  for (;;) {
    const moment = await untilMoment(page);
    if (moment === 'asked' || moment === 'over') return;
    const before = await signature(page);
    await page.locator(moment === 'handover' ? AT.handover : AT.passOn).click();
    await settle(page, before);
  }
}

export async function readAsked(page: Page): Promise<Asked> {
  return page.evaluate(({ question, choice }) => {
    const asked = document.querySelector<HTMLElement>(question);
    const textOf = (element: Element) => element.textContent?.trim() ?? '';
    return {
      kind: asked?.dataset.kind ?? '',
      question: asked === null ? '' : textOf(asked),
      picks: [...document.querySelectorAll(choice)].map((one) => one.getAttribute('data-pick')),
      choices: [...document.querySelectorAll(choice)].map(textOf),
    };
  }, AT);
}

/** By what a person answers. */
export type Hand = 'click' | 'tap' | 'keys';

/** Chooses, and waits until the page has taken notice. */
export async function choose(page: Page, at = 0, hand: Hand = 'click'): Promise<void> {
  const before = await signature(page);
  if (hand === 'keys') await chooseByKey(page, at);
  else await page.locator(AT.choice).nth(at)[hand]();
  await settle(page, before);
}

/** The key that stands on the option, or else Tab and Enter. */
async function chooseByKey(page: Page, at: number): Promise<void> {
  const option = page.locator(AT.choice).nth(at);
  const [key] = await option.locator('.choice-key').allTextContents();
  if (key === undefined) await tabTo(option);
  await page.keyboard.press(key ?? 'Enter');
}

/** Far more than there are things on a screen. */
const MOST_TABS = 150;

/** Goes on by Tab until one of these has the focus, and says how many steps it took. */
export async function tabTo(wanted: Locator): Promise<number> {
  const isThere = () => wanted.evaluateAll((all) => all.some((one) => one === document.activeElement));
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await isThere()) return tabs;
    await wanted.page().keyboard.press('Tab');
  }
  throw new Error(`no ${wanted} can be reached by Tab`);
}

/** An answer may also leave everything as it was: then nothing is waited for any longer, in milliseconds. */
const LONGEST_CHANGE = 1500;

/** Until the page shows something else than before. */
export async function settle(page: Page, before: string): Promise<void> {
  await page
    .waitForFunction(readSignature, { parts: PARTS, before }, { timeout: LONGEST_CHANGE })
    .catch((error) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
  await page.locator(AT.busy).waitFor({ state: 'detached' });
}

const PARTS = ['.decision', '.top-bar', '.caption', '.tray', '.handover', '.pass-on', 'dialog.end'];

export async function signature(page: Page): Promise<string> {
  return (await page.evaluate(readSignature, { parts: PARTS })) ?? '';
}

/** What these parts of the page say, if it is not what they said before. */
function readSignature({ parts, before }: { readonly parts: readonly string[]; readonly before?: string }) {
  const now = parts.map((part) => document.querySelector(part)?.textContent ?? '').join('|');
  return now === before ? undefined : now;
}

/** Where the first thing that the selector finds is on the screen. */
export async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`no ${selector} is on the screen`);
  return box;
}

/** The round that the page shows; 0 while it shows no table. */
export async function roundOf(page: Page): Promise<number> {
  const text = await page.evaluate((when) => document.querySelector(when)?.textContent ?? '', AT.when);
  return Number(/\d+/.exec(text)?.[0] ?? 0);
}

/** The option that a player takes, by its place in the list. */
type Taste = (asked: Asked) => number;

const FIRST: Taste = () => 0;

/** Takes the sort of thing that it has taken least often, and of that sort what it has: a game goes through all that it offers. */
export function curious(): Taste {
  const taken = new Map<string, number>();
  const times = (name: string) => taken.get(name) ?? 0;
  return ({ kind, picks }) => {
    const options = picks.map((pick, at) => ({
      at,
      sort: `${kind} ${pick?.split(' ')[0]}:`,
      whole: `${kind} ${pick}`,
    }));
    const [first] = options.sort((a, b) => times(a.sort) - times(b.sort) || times(a.whole) - times(b.whole));
    if (first === undefined) throw new Error('there is nothing to choose from');
    for (const name of [first.sort, first.whole]) taken.set(name, times(name) + 1);
    return first.at;
  };
}

/** Plays until the look says enough or the game is over. Each question has a sentence and choices. */
export async function play(
  page: Page,
  isEnough: (asked: Asked) => boolean | Promise<boolean>,
  hand: Hand = 'click',
  taste: Taste = FIRST,
): Promise<Moment> {
  for (let answers = 0; answers < 1500; answers++) {
    const moment = await untilMoment(page);
    if (moment !== 'asked') return moment;
    const asked = await readAsked(page);
    if (asked.choices.length === 0) continue;
    expect(asked.question.length).toBeGreaterThan(3);
    expect(asked.kind).not.toBe('');
    for (const choice of asked.choices) expect(choice).not.toBe('');
    if (await isEnough(asked)) return 'asked';
    await choose(page, taste(asked), hand);
  }
  throw new Error('the game does not end');
}

/** The Fowler is on the way from the Central Square to Science. */
export const ON_THE_WAY = {
  format: 1,
  name: 'On the way',
  revolutionaries: 1,
  phase: 'heroes',
  turn: 'fowler',
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
  event: 'the-countdown',
  heroes: { fowler: { in: 'central-square', trust: 5, chosen: 'science' }, finch: {}, physician: {} },
};
