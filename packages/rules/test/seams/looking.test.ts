import { buildView, type Game, heroAt } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { rulesChangedBy } from '../modules/assemble.js';
import { arrangeGame, playFrame } from '../modules/playing.js';

const [FINCH, FOWLER] = [0, 1];
const [ART, SCIENCE] = [0, 1];

/** The Great Machine looks at the card of the Hero whom `extra.watched` names. */
const RULES = rulesChangedBy('watching', { hasLookedAtCard: (g, hero) => g.state.extra.watched === hero });

/** Finch has chosen the Art District; the Fowler has lent Finch that card, if it says so. */
function arrange(owner = FINCH): Game {
  const g = arrangeGame(RULES, ['finch', 'fowler', 'physician']);
  for (const hero of g.state.heroes) Object.assign(hero, { hand: 0b111111000, forfeited: 1 << SCIENCE });
  heroAt(g, FINCH).chosen = { owner, district: ART };
  return g;
}

function destinations(g: Game) {
  return (['machine', 'revolutionaries', 'public'] as const).map(
    (audience) => buildView(g, audience).heroes[FINCH]?.destination,
  );
}

it('shows a chosen card to the Great Machine that has looked at it, and to no spectator [R-INF-9]', () => {
  const g = arrange();
  expect(destinations(g)).toEqual([undefined, 'art', undefined]);
  g.state.extra.watched = FOWLER;
  expect(destinations(g)).toEqual([undefined, 'art', undefined]);
  g.state.extra.watched = FINCH;
  expect(destinations(g)).toEqual(['art', 'art', undefined]);
  heroAt(g, FINCH).cardOpen = true;
  expect(destinations(g)).toEqual(['art', 'art', 'art']);
});

it('proves to both sides that it is held, also as a card of the Hero who lent it [R-INF-8, R-INF-9]', () => {
  for (const owner of [FINCH, FOWLER]) {
    const g = arrange(owner);
    const proofs = () =>
      (['machine', 'revolutionaries', 'public'] as const).map(
        (audience) => buildView(g, audience).heroes[owner]?.proof.art,
      );
    expect(proofs()).toEqual(['open', 'open', 'open']);
    g.state.extra.watched = FINCH;
    expect(proofs()).toEqual(['held', 'held', 'open']);
  }
});

it('knows nothing of a card that is not chosen [R-INF-9]', () => {
  const g = arrange();
  g.state.extra.watched = FINCH;
  heroAt(g, FINCH).chosen = undefined;
  expect(destinations(g)).toEqual([undefined, undefined, undefined]);
  playFrame(g, 'machine');
  expect(buildView(g, 'machine').heroes[FINCH]).not.toHaveProperty('destination');
});
