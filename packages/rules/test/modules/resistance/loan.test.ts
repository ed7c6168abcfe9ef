import { assembleRules, buildView, type Game, heroAt, itemAt } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { forfeitChosenCard, returnCard, revealCard } from '../../../src/effects/access-cards.js';
import { resistanceRules } from '../index.js';
import { arrangeGame, listen, openKinds, optionTexts, playFrame, say } from '../playing.js';
import { cellarOf } from './cellar.js';

const [LENDER, BORROWER] = [0, 1];
const ART = 0;

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

  it('returns to its owner', () => {
    const g = lend();
    revealCard(g, BORROWER);
    returnCard(g, BORROWER);
    expect(heroAt(g, LENDER).hand).toBe(0b111);
    const { heroes, accessHistory } = buildView(g, 'public');
    expect(accessHistory).toMatchObject([
      { hero: 'veteran', what: 'shown', district: 'art', lentTo: 'actress' },
    ]);
    expect(itemAt(heroes, LENDER).proof.art).toBe('held');
    expect(itemAt(heroes, BORROWER).proof.art).toBe('open');
  });

  it('is forfeited by its owner when the borrower is punished', () => {
    const g = lend();
    revealCard(g, BORROWER);
    forfeitChosenCard(g, BORROWER, 'DET-5');
    expect(heroAt(g, LENDER).forfeited & 1).toBe(1);
    expect(itemAt(buildView(g, 'public').heroes, LENDER).proof.art).toBe('forfeited');
  });
});
