import {
  assembleRules,
  buildView,
  countBits,
  exportScenario,
  type Game,
  heroAt,
  itemAt,
  openScenario,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { chooseCard, forfeitChosenCard, returnCard, revealCard } from '../../../src/effects/access-cards.js';
import { beginRound } from '../../../src/effects/round-history.js';
import { hashWithoutChance } from '../../../src/scenario/export.js';
import { resistanceRules } from '../index.js';
import { arrangeGame, listen, openKinds, optionTexts, playFrame, say } from '../playing.js';
import { cellarOf } from './cellar.js';

const [LENDER, BORROWER] = [0, 1];
const ART = 0;
const CAST = { veteran: {}, actress: {}, artificer: {} };
const AT_THE_END = { phase: 'heroes', turn: 'artificer', step: 'action' };
/** What the other features of the module keep at the start. */
const { extra: EXTRA } = arrangeGame(resistanceRules, ['veteran', 'artificer', 'actress']).state;

function beforeAccess(): Game {
  const g = arrangeGame(resistanceRules, ['veteran', 'artificer', 'actress']);
  heroAt(g, LENDER).hand = 0b111;
  heroAt(g, LENDER).forfeited = 0b111111000;
  playFrame(g, 'access');
  return g;
}

function lend(): Game {
  const g = beforeAccess();
  say(g, 'loan', 'hero actress', 'card art');
  return g;
}

describe('a card lent by one Hero to another', () => {
  it('is the choice of the borrower for the round', () => {
    const g = lend();
    expect(heroAt(g, BORROWER).chosen).toEqual({ owner: LENDER, district: ART });
    expect(heroAt(g, LENDER).hand).toBe(0b110);
    expect(openKinds(g)).toEqual(['access-choice', 'access-choice']);
  });

  it('need not be lent', () => {
    const g = beforeAccess();
    say(g, 'loan', 'pass');
    expect(openKinds(g)).toHaveLength(3);
  });

  it('is not asked for when the lender has one card, nor without the module', () => {
    const g = arrangeGame(resistanceRules, ['veteran', 'artificer', 'actress']);
    heroAt(g, LENDER).hand = 1;
    playFrame(g, 'access');
    expect(openKinds(g)).not.toContain('loan');
    const core = arrangeGame(assembleRules(), ['veteran', 'artificer', 'actress']);
    playFrame(core, 'access');
    expect(openKinds(core)).not.toContain('loan');
  });

  it('is never the card of the cellar', () => {
    const g = arrangeGame(resistanceRules, ['artificer', 'physician', 'printer']);
    g.state.heroes.reverse();
    heroAt(g, LENDER).hand = (1 << cellarOf(g)) | 0b11;
    playFrame(g, 'access');
    say(g, 'loan', 'hero physician');
    expect(optionTexts(g, 'loan')).toEqual(['card art', 'card science']);
  });

  it('tells everybody who lent to whom, and the Revolutionaries which card', () => {
    const g = beforeAccess();
    const events = listen(g);
    say(g, 'loan', 'hero actress', 'card art');
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'card-lent', lender: LENDER, borrower: BORROWER, district: ART }),
    );
    for (const audience of ['machine', 'public'] as const) {
      const { heroes } = buildView(g, audience);
      expect(heroes[BORROWER]).toMatchObject({ lentBy: 'veteran', card: 'chosen', cardsInHand: 8 });
      expect(itemAt(heroes, BORROWER).destination).toBeUndefined();
      expect(heroes[LENDER]).toMatchObject({ cardsInHand: 2, lentBy: undefined });
    }
    const { heroes } = buildView(g, 'revolutionaries');
    expect(itemAt(heroes, BORROWER).destination).toBe('art');
    expect(itemAt(heroes, LENDER).hand).toEqual(['science', 'commerce']);
  });

  it('stays out once it was played, as everybody sees, and returns to its owner at the end of the round', () => {
    const g = lend();
    revealCard(g, BORROWER);
    returnCard(g, BORROWER);
    expect(heroAt(g, LENDER)).toMatchObject({ hand: 0b110, lentOut: 0b1, forfeited: 0b111111000 });
    expect(heroAt(g, BORROWER)).toMatchObject({ chosen: undefined, cardOpen: false });
    const { heroes, accessHistory } = buildView(g, 'public');
    expect(accessHistory).toMatchObject([
      { hero: 'veteran', what: 'shown', district: 'art', lentTo: 'actress' },
    ]);
    expect(heroes[LENDER]).toMatchObject({ lentOut: ['art'], cardsInHand: 2 });
    expect(itemAt(heroes, LENDER).proof.art).toBe('held');
    expect(itemAt(heroes, BORROWER).proof.art).toBe('open');
    const events = listen(g);
    beginRound(g);
    expect(heroAt(g, LENDER)).toMatchObject({ hand: 0b111, lentOut: undefined });
    expect(events[0]).toMatchObject({ event: 'access-returned', hero: LENDER, district: ART, round: 1 });
    expect(itemAt(buildView(g, 'public').heroes, LENDER)).not.toHaveProperty('lentOut');
  });

  it('of a Hero of their own returns to hand at once', () => {
    const g = beforeAccess();
    chooseCard(g, LENDER, { owner: LENDER, district: ART });
    revealCard(g, LENDER);
    returnCard(g, LENDER);
    expect(heroAt(g, LENDER).hand).toBe(0b111);
    expect(heroAt(g, LENDER).lentOut).toBeUndefined();
  });

  it.each([
    [
      'before it is shown',
      { phase: 'machine', heroes: { ...CAST, actress: { chosen: 'art', lentBy: 'veteran' } } },
      { hand: 7, out: undefined, chosen: { owner: LENDER, district: ART } },
    ],
    [
      'once it was played',
      { ...AT_THE_END, heroes: { ...CAST, veteran: { lentOut: ['art'], forfeited: ['velvet'] } } },
      { hand: 7, out: 1, chosen: undefined },
    ],
  ])('can be told in a scenario file %s', (_when, position, { hand, out, chosen }) => {
    const modules = ['one-versus-many', 'resistance'];
    const file = { format: 1, name: 'a loan', modules, extra: EXTRA, ...position };
    const { state } = openScenario(resistanceRules, file);
    expect(countBits(itemAt(state.heroes, LENDER).hand)).toBe(chosen === undefined ? hand : hand - 1);
    expect(itemAt(state.heroes, LENDER).lentOut).toBe(out);
    expect(itemAt(state.heroes, BORROWER).chosen).toEqual(chosen);
    const play = openScenario(resistanceRules, file);
    const again = openScenario(resistanceRules, exportScenario(play, 'again'));
    expect(hashWithoutChance(again.state)).toBe(hashWithoutChance(state));
  });

  it('is forfeited by its owner when the borrower is punished', () => {
    const g = lend();
    revealCard(g, BORROWER);
    forfeitChosenCard(g, BORROWER, 'DET-5');
    expect(heroAt(g, LENDER).forfeited & 1).toBe(1);
    expect(itemAt(buildView(g, 'public').heroes, LENDER).proof.art).toBe('forfeited');
  });
});
