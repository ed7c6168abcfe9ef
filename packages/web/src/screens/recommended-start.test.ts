import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ADDITIONS, GAME, setOption, toggleModule } from './module-draft.js';
import type { Drafting } from './new-game.js';
import { type Draft, firstDraft, withModules } from './new-game-draft.js';
import { StartAdvice } from './plan-choice.js';
import { OTHER_STARTS, type OtherStart } from './recommended-start.js';

const STARTS: readonly OtherStart[] = [
  { modules: ['surveillance-zeppelin'], start: 3 },
  { modules: ['pockets-of-resistance', 'servants-of-the-machine'], start: 1 },
];

/** A new game for three Revolutionaries with these modules, which presses change. */
class NewGame {
  draft: Draft = { ...firstDraft('journeyman'), revolutionaries: 3 };

  constructor(...modules: readonly string[]) {
    for (const id of modules) this.draft = withModules(this.draft, toggleModule(this.draft.modules, id));
  }

  /** The advice as the page shows it, and its button, if there is one. */
  advice(starts?: readonly OtherStart[]): { readonly text: string; readonly press?: () => void } {
    const change: Drafting['change'] = (changes) => {
      this.draft = { ...this.draft, ...changes };
    };
    let shown: ReactNode;
    function Shown(props: Parameters<typeof StartAdvice>[0]) {
      shown = StartAdvice(props);
      return shown;
    }
    const markup = renderToStaticMarkup(createElement(Shown, { draft: this.draft, change, starts }));
    return { text: markup.replace(/<[^>]*>/g, ''), press: buttonIn(shown)?.props.onClick };
  }
}

type Pressed = ReactElement<{ readonly children?: ReactNode; readonly onClick?: () => void }>;

function buttonIn(node: ReactNode): Pressed | undefined {
  if (Array.isArray(node)) return node.map(buttonIn).find((found) => found !== undefined);
  if (!isValidElement(node)) return undefined;
  const element = node as Pressed;
  return element.type === 'button' ? element : buttonIn(element.props.children);
}

function recommends(start: string): RegExp {
  return new RegExp(`Recommended for this game: ${start}(?!I)`);
}

describe('the recommended start of the Plan', () => {
  it('is offered for a choice of modules that has one, and taken with one press', () => {
    const game = new NewGame('surveillance-zeppelin');
    const { text, press } = game.advice(STARTS);
    expect(text).toMatch(recommends('III'));
    press?.();
    expect(game.draft.masterPlan).toBe(3);
    expect(game.advice(STARTS).press).toBeUndefined();
  });

  it('goes by the modules that come along, too, in any order', () => {
    const game = new NewGame('servants-of-the-machine');
    game.advice(STARTS).press?.();
    expect(game.draft.masterPlan).toBe(1);
  });

  it('is the usual one for every other choice', () => {
    for (const modules of [['pockets-of-resistance'], ['surveillance-zeppelin', 'pockets-of-resistance']]) {
      const { text, press } = new NewGame(...modules).advice(STARTS);
      expect(text).toMatch(recommends('II'));
      expect(press).toBeUndefined();
    }
    expect(new NewGame().advice(STARTS).text).toMatch(recommends('II'));
  });

  it.each([1, 2] as const)(
    'is one step earlier for %i Revolutionaries, beside modules too, and never before I',
    (few) => {
      for (const [modules, start] of [
        [[], 'I'],
        [['surveillance-zeppelin'], 'II'],
        [['servants-of-the-machine'], 'I'],
      ] as const) {
        const game = new NewGame(...modules);
        game.draft = { ...game.draft, revolutionaries: few };
        expect(game.advice(STARTS).text).toMatch(recommends(start));
      }
    },
  );

  it('is not spoken of where the table has agreed on one', () => {
    const game = new NewGame();
    const modules = setOption(game.draft.modules, GAME.id, 'plan-at-one', true);
    game.draft = { ...game.draft, modules };
    expect(game.advice(STARTS).text).toBe('');
  });

  it('is not spoken of where the modules of the game do not allow it [R-ESC-1]', () => {
    const game = new NewGame('servants-of-the-machine');
    const aloneWithA = setOption(game.draft.modules, 'servants-of-the-machine', 'advantages', 'a');
    game.draft = {
      ...game.draft,
      modules: setOption(aloneWithA, GAME.id, 'riot-gains', true),
      masterPlan: 1,
    };
    expect(game.advice().text).toBe('');
  });

  it('names modules that there are, each choice once, and a start from I to IV', () => {
    const known = ADDITIONS.map(({ id }) => id);
    const choices = OTHER_STARTS.map(({ modules }) => String([...modules].sort()));
    expect(new Set(choices).size).toBe(choices.length);
    for (const { modules, start } of OTHER_STARTS) {
      expect(known).toEqual(expect.arrayContaining([...modules]));
      expect([1, 2, 3, 4]).toContain(start);
    }
  });
});
