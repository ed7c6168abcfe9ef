import { copyPlain, type Plain } from '../kernel/plain.js';
import type { Game } from '../model/game.js';
import type { ModuleView } from '../model/module-view.js';
import type { Completion } from './completion.js';
import { anything, type Field, object, type Shape, set, word } from './shape.js';

/** What a file may say of what each module keeps. */
export function keptShape(views: readonly ModuleView[]): Shape {
  return object(Object.fromEntries(views.map((view) => [view.name, fieldOf(view)])));
}

function fieldOf({ name, words }: ModuleView): Field {
  if (words === undefined) return [anything, `What a module keeps as '${name}'.`];
  const lists = Object.entries(words.lists).map(([list, of]): [string, Field] => [
    list,
    [set(word(...of)), `The ${list} of '${name}'.`],
  ]);
  return [object(Object.fromEntries(lists)), `What a module keeps as '${name}'.`];
}

export function readKept({ rules, scenario }: Completion): Record<string, Plain> {
  const kept = Object.entries(scenario.extra ?? {}).map(([name, said]): [string, Plain] => {
    const words = rules.views.find((view) => view.name === name)?.words;
    return [name, words?.read(said as Parameters<typeof words.read>[0]) ?? (copyPlain(said) as Plain)];
  });
  return Object.fromEntries(kept);
}

export function writeKept({ rules, state }: Game): Record<string, Plain> {
  const kept = Object.entries(state.extra).map(([name, value]): [string, Plain] => [
    name,
    rules.views.find((view) => view.name === name)?.words?.write(value) ?? value,
  ]);
  return Object.fromEntries(kept);
}
