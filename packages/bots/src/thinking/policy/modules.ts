import type { AnswerPick, Game, Rules } from '@great-machine/rules';
import { bringAboutARevolution } from './bring-about-a-revolution.js';
import { chronoleon } from './chronoleon.js';
import type { ActingHero } from './hero-actions.js';
import type { AppraiseServantAction, ModuleKnowledge } from './knowledge.js';
import type { Outlook } from './outlook.js';
import { pocketsOfResistance } from './pockets-of-resistance.js';
import type { Appraised } from './servant-worths.js';
import { servantsOfTheMachine } from './servants-of-the-machine.js';
import { surveillanceZeppelin } from './surveillance-zeppelin.js';

const KNOWLEDGE: Readonly<Record<string, ModuleKnowledge>> = {
  'bring-about-a-revolution': bringAboutARevolution,
  'servants-of-the-machine': servantsOfTheMachine,
  chronoleon,
  'pockets-of-resistance': pocketsOfResistance,
  'surveillance-zeppelin': surveillanceZeppelin,
};
const ALL = Object.values(KNOWLEDGE);

/** Rules of thumb for the questions of modules. */
export const MODULE_ANSWERS: NonNullable<ModuleKnowledge['answers']> = Object.assign(
  {},
  ...ALL.map(({ answers }) => answers),
);

/** What the Actions of Servants are worth that modules bring. */
export const MODULE_SERVANT_ACTIONS: Readonly<Record<string, AppraiseServantAction>> = Object.assign(
  {},
  ...ALL.map(({ servantActions }) => servantActions),
);

const known = new WeakMap<Rules, readonly ModuleKnowledge[]>();

/** What is known of the modules in a game; nothing in the core game. */
function knowledgeIn({ rules }: Game): readonly ModuleKnowledge[] {
  let found = known.get(rules);
  if (found === undefined) {
    found = rules.modules.flatMap(({ id }) => KNOWLEDGE[id] ?? []);
    known.set(rules, found);
  }
  return found;
}

export function moduleHeroActions(g: Game, o: Outlook, standing: ActingHero): readonly Appraised[] {
  return knowledgeIn(g).flatMap((module) => module.heroActions?.(g, o, standing) ?? []);
}

export function servantWantedByModules(g: Game, o: Outlook, servant: number, at: number): number {
  let sum = 0;
  for (const module of knowledgeIn(g)) sum += module.servantWanted?.(g, o, servant, at) ?? 0;
  return sum;
}

export function drawOfModules(g: Game, hero: number, place: number): number {
  let sum = 0;
  for (const module of knowledgeIn(g)) sum += module.drawsHero?.(g, hero, place) ?? 0;
  return sum;
}

export function evaluateModules(g: Game): number {
  let sum = 0;
  for (const module of knowledgeIn(g)) sum += module.evaluate?.(g) ?? 0;
  return sum;
}

export function isSurprisingByModules(picks: readonly AnswerPick[]): boolean {
  return ALL.some((module) => module.isSurprising?.(picks) === true);
}
