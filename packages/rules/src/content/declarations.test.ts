import { aboutOf, assembleRules, type Game, MODULES } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { importsWithin, sourcesBelow, textOf } from '../../test/rooms.js';
import type { Decision, DecisionKind, DecisionKinds } from '../kernel/decision.js';
import { ask, askTogether, enter, offer } from '../kernel/flow.js';
import type { BroughtFrame } from '../kernel/live.js';
import type { StepEdit } from '../model/rules.js';

const DECLARATION = /^ {2}interface (?:QuestionAbouts|FrameLocals) \{\n((?: {4}.+\n)+) {2}\}/gm;

it('what questions are about, and what frames remember, is known where the rules are used', () => {
  const declaring = sourcesBelow('rules/src').filter((path) => textOf(path).match(DECLARATION));
  const listed = importsWithin('rules').filter(({ from }) => from === 'content/declarations.ts');
  expect(listed.map(({ to }) => `rules/src/${to.replace(/\.js$/, '.ts')}`).sort()).toEqual(declaring.sort());
});

it('every question and frame that has fields says in a declaration what they are', () => {
  const { decisions, frames } = assembleRules(MODULES.map(({ id }) => id));
  const declared = new Set(
    sourcesBelow('rules/src').flatMap((path) =>
      [...textOf(path).matchAll(DECLARATION)].flatMap(
        ([, lines = '']) => lines.match(/[\w-]+(?='?\??: )/g) ?? [],
      ),
    ),
  );
  const withFields = [
    ...Object.keys(decisions).filter((kind) => decisions[kind]?.about),
    ...Object.keys(frames).filter((name) => frames[name]?.locals),
  ];
  expect(withFields.filter((name) => !declared.has(name))).toEqual([]);
});

it('what a question is about is not given for another one', () => {
  const decision = { kind: 'surge', actor: 'finch', about: {}, number: 1, draft: [], rev: 0 };
  expect(aboutOf(decision, 'surge')).toEqual({});
  expect(() => aboutOf(decision, 'boarding')).toThrow("'surge', not 'boarding'");
});

it('another thing than what is declared does not compile', () => {
  const misuses = (g: Game) => {
    // @ts-expect-error: who takes a step is a Hero
    ask(g, 'hero-step', 'finch', { servant: 0 });
    // @ts-expect-error: a share is of a price
    askTogether(g, 'trust-share', [{ actor: 'finch', about: { hero: 0 } }]);
    // @ts-expect-error: a moment has no price
    offer(g, 'theory', 'enkidu', { price: 1 });
    // @ts-expect-error: this kind is about nothing
    ask(g, 'machine-phase', 'machine', { servant: 0 });
    // @ts-expect-error: an Attack has a Hero
    enter(g, 'attack', { stake: 1 });
    // @ts-expect-error: this frame remembers nothing
    enter(g, 'round', { hero: 0 });
  };
  const options = (_g: object, { about }: Decision<{ readonly price: number }>) => [
    { pick: 'amount', of: about.price },
  ];
  const priced: DecisionKind<{ readonly price: number }> = { rule: 'ACT-1', options, resolve: () => {} };
  // @ts-expect-error: this kind does not say what it is about
  const unsaid: DecisionKind = { rule: 'ACT-1', options, resolve: () => {} };
  // @ts-expect-error: who takes a step is a Hero
  const misnamed: DecisionKinds = { 'hero-step': priced };
  const run = (_g: object, { price }: { readonly price: number }) => void price;
  // @ts-expect-error: an Attack has no price
  const frame: BroughtFrame = { name: 'attack', steps: [{ name: 'pay', run }] };
  // @ts-expect-error: an Attack has no price
  const edit: StepEdit = { in: 'attack', after: 'roll', step: { name: 'pay', run } };
  expect([misuses, unsaid, misnamed, frame, edit]).toHaveLength(5);
});
