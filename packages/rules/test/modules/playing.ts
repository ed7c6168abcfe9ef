import {
  createConfig,
  type DatedEvent,
  type Decision,
  type Game,
  itemAt,
  openDecisions,
  optionsOf,
  printPick,
  type Rules,
  showPick,
  startGame,
  takePick,
} from '@great-machine/rules';
import { beginTurn } from '../../src/flow/heroes.js';
import { samePick } from '../../src/kernel/decision.js';
import { kindNamed, runFlow } from '../../src/kernel/flow.js';
import type { Refusal } from '../../src/kernel/refusal.js';
import { parsePick } from '../../src/view/pick-text.js';
import { readPick } from '../../src/view/picks.js';

/** A City Event that changes nothing for Heroes. */
const QUIET_EVENT = 'night-patrols';

/** A game in its first round with nothing under way, for a test to arrange. */
export function arrangeGame(rules: Rules, heroes: readonly string[]): Game {
  const g = startGame(rules, createConfig(rules, { seed: 'module', heroes, generator: 'fast' }));
  g.state.frames.length = 0;
  g.state.cityEvents = { ...g.state.cityEvents, current: QUIET_EVENT };
  return g;
}

/** Listens to events from here on. */
export function listen(g: Game): readonly DatedEvent[] {
  g.events = [];
  return g.events;
}

export function playTurn(g: Game, hero: number): void {
  beginTurn(g, hero);
  runFlow(g);
}

/** A frame by any name, those of cards made up by a test too. */
export function playFrame(g: Game, frame: string, locals: object = {}): void {
  g.state.frames.push({ frame, step: 0, locals, asks: [] });
  runFlow(g);
}

export function heroIndex(g: Game, id: string): number {
  return g.state.heroes.findIndex(({ hero }) => hero === id);
}

export function openKinds(g: Game): readonly string[] {
  return openDecisions(g).map(({ kind }) => kind);
}

export function questionOf(g: Game, kind: string): Decision {
  const found = openDecisions(g).find((decision) => decision.kind === kind);
  if (found === undefined) throw new Error(`'${kind}' is not open, but ${openKinds(g).join(', ')}`);
  return found;
}

export function optionTexts(g: Game, kind: string): readonly string[] {
  return optionsOf(g, questionOf(g, kind)).map((pick) => printPick(showPick(g, pick)));
}

/** Answers an open decision with picks as text; each must be offered. */
export function say(g: Game, kind: string, ...picks: readonly string[]): void {
  const decision = questionOf(g, kind);
  for (const text of picks) {
    const options = optionsOf(g, decision);
    const offered: readonly string[] = options.map((pick) => printPick(showPick(g, pick)));
    const at = offered.indexOf(text);
    if (at < 0) throw new Error(`'${text}' is not offered, but ${offered.join(', ')}`);
    takePick(g, decision, itemAt(options, at));
  }
}

/** Why the last of these picks is not offered after the others. */
export function refusalOf(g: Game, kind: string, ...picks: readonly string[]): Refusal | undefined {
  say(g, kind, ...picks.slice(0, -1));
  const pick = readPick(g, parsePick(g.rules, picks.at(-1) ?? ''));
  if (pick === undefined) throw new Error(`'${picks.at(-1)}' means no pick`);
  const decision = questionOf(g, kind);
  if (optionsOf(g, decision).some((option) => samePick(option, pick))) return undefined;
  return kindNamed(g, kind).whyNot?.(g, decision, pick);
}

/** Any open decision, offers too, and any of its options. In place; false when the game is over. */
export function playAnyPick(g: Game, below: (n: number) => number): boolean {
  const open = openDecisions(g).filter((decision) => optionsOf(g, decision).length > 0);
  if (open.length === 0) return false;
  const decision = itemAt(open, below(open.length));
  const options = optionsOf(g, decision);
  takePick(g, decision, itemAt(options, below(options.length)));
  return true;
}
