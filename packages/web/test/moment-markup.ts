import {
  type AnyLogLine,
  assembleRules,
  type LogLine,
  NOTICES,
  openScenario,
  SHIPPED_EVENTS,
} from '@great-machine/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Moments from '../src/moments/layer.js';
import { Caption } from '../src/screens/table/caption.js';
import type { Scene } from '../src/state/scenes.js';
import { stagedLengthOf } from '../src/state/tellings.js';
import { lineOf } from './lines.js';

const KEYS = Object.keys({ ...SHIPPED_EVENTS, ...NOTICES }) as LogLine['key'][];

/** Discontent is staged where it wakes a class, and the ways to win are few. */
const WORDS: Readonly<Partial<Record<LogLine['key'], AnyLogLine['params']>>> = {
  'discontent-raised': { to: 3 },
  'detainment-settled': { option: 'both-measures' },
  'city-event-revealed': { card: 'tax-audit' },
  'directive-published': { card: 'levy' },
  'servant-acted': { action: 'board-zeppelin' },
  'hero-relocated': { because: 'ZEP-10' },
  'theory-applied': { hero: 'enkidu', theory: 'chaos' },
  'invention-tested': { hero: 'akira', invention: 'jammer', breakdown: 'explosion', broken: true },
  'game-won': { winner: 'revolutionaries', how: 'three-riots' },
};

export const stagedLine = (key: LogLine['key']) => lineOf(key, WORDS[key]);
export const STAGED = KEYS.filter((key) => stagedLengthOf(stagedLine(key)) !== undefined);

const ART = { guards: 2, citizens: ['artist revealed', 'noble revealed', 'traitor revealed', 'scientist'] };
const play = openScenario(assembleRules(), {
  format: 1,
  name: 'Staged',
  heroes: { finch: { in: 'art', trust: 5 }, fowler: {}, physician: { chosen: 'velvet' } },
  phase: 'heroes',
  turn: 'finch',
  step: 'action',
  tracks: { discontent: 8, 'master-plan': 6 },
  districts: { art: ART },
});

/** What is said of a staged line while its picture is seen. */
export function captionOf(staged: AnyLogLine): string {
  const scene: Scene = { entry: 0, lines: [staged], told: [staged], rolling: [], staged };
  return renderToStaticMarkup(createElement(Caption, { shown: { scene, sceneLength: 5000 } } as never));
}

/** The picture of a staged line as the page draws it; a part of a Riot and dice that roll come before the line. */
export function markupOf(
  staged: AnyLogLine,
  {
    lines = [staged],
    rolling = [],
    riot,
    isHeld = false,
  }: Partial<Pick<Scene, 'lines' | 'rolling' | 'riot'>> & { readonly isHeld?: boolean } = {},
): string {
  const view = play.view('machine');
  const scene: Scene = { entry: 0, lines, told: lines, rolling, staged, riot, view };
  const shown = { scene, sceneLength: 5000, view, history: [{ number: 0, lines }], isPaused: false };
  return renderToStaticMarkup(createElement(Moments, { shown, isHeld } as never));
}
