import {
  assembleRules,
  buildView,
  type Game,
  heroAt,
  itemAt,
  questionsFor,
  whyNot,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { forfeitUnseen } from '../../../src/effects/access-cards.js';
import { trustOfDistrict } from '../../../src/flow/opening.js';
import { picksNamed } from '../../picks.js';
import { resistanceRules } from '../index.js';
import { arrangeGame, openKinds, optionTexts, playTurn } from '../playing.js';
import { cellarOf } from './cellar.js';

const PRINTER = 2;

function arrange(): Game {
  return arrangeGame(resistanceRules, ['veteran', 'artificer', 'printer']);
}

function send(g: Game, district: number): void {
  heroAt(g, PRINTER).hand &= ~(1 << district);
  heroAt(g, PRINTER).chosen = { owner: PRINTER, district };
  playTurn(g, PRINTER);
}

describe('the cellar off the grid', () => {
  it('has an Access card of its own, which only the Printer owns', () => {
    const g = arrange();
    const bit = 1 << cellarOf(g);
    expect(g.state.heroes.map(({ hand }) => (hand & bit) !== 0)).toEqual([false, false, true]);
    expect(assembleRules().places.cellar).toBeUndefined();
  });

  it('is one exit away from anywhere, paid where the Printer is', () => {
    const g = arrange();
    heroAt(g, PRINTER).trust = 3;
    send(g, cellarOf(g));
    expect(g.state.heroes[PRINTER]).toMatchObject({ place: cellarOf(g), trust: 1 });
  });

  it('leads straight to the destination for nothing', () => {
    const g = arrange();
    heroAt(g, PRINTER).place = cellarOf(g);
    send(g, 5);
    expect(g.state.heroes[PRINTER]).toMatchObject({ place: 5, trust: 0 });
  });

  it('allows no Action, and says why', () => {
    const g = arrange();
    heroAt(g, PRINTER).place = cellarOf(g);
    playTurn(g, PRINTER);
    expect(openKinds(g)).toEqual([]);
    const above = arrange();
    playTurn(above, PRINTER);
    expect(optionTexts(above, 'hero-action')).toContain('do gain-trust');
    heroAt(above, PRINTER).place = cellarOf(above);
    const { id } = itemAt(questionsFor(above, 'revolutionary-3'), 0);
    const picks = picksNamed(resistanceRules, 'do gain-trust');
    const answer = { seat: 'revolutionary-3', decision: id, picks };
    expect(whyNot(resistanceRules, above.state, answer)?.code).toBe('no-action-in-the-cellar');
  });

  it('gives 2 Trust in the Opening Phase', () => {
    const g = arrange();
    expect(trustOfDistrict(g, cellarOf(g))).toBe(2);
    expect(trustOfDistrict(g, 0)).toBe(4);
  });

  it('stands in every view without a tile', () => {
    const g = arrange();
    const found = buildView(g, 'public').districts.find(({ district }) => district === 'cellar');
    expect(found).toMatchObject({ guards: 0, citizens: [], tile: undefined });
  });

  it('has a card that everybody knows to be held until a card is lost unseen', () => {
    const g = arrange();
    const proof = () => itemAt(buildView(g, 'public').heroes, PRINTER).proof;
    expect(Object.keys(proof())).toHaveLength(10);
    expect(proof()).toMatchObject({ cellar: 'held', art: 'open' });
    expect(Object.keys(itemAt(buildView(g, 'public').heroes, 0).proof)).toHaveLength(9);
    forfeitUnseen(g, PRINTER, cellarOf(g), 'test');
    expect(proof().cellar).toBe('open');
    expect(itemAt(buildView(g, 'revolutionaries').heroes, PRINTER).forfeited).toContain('cellar');
  });
});
