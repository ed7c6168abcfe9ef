import { Dice, tableOf, WorldSampler } from '@great-machine/bots';
import { assembleRules, itemAt, openScenario, type Scenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { destinationCandidates, destinationFeatureList, possibleCards } from './destinations.js';
import { firstWeights, Predictor } from './predictor.js';

const MODULES = ['one-versus-many', 'bring-about-a-revolution'];
const RULES = assembleRules(MODULES);
const LIST = destinationFeatureList(RULES);
const DISTANCE = 2;
const place = (district: string) => itemAt(RULES.places, district);

/** The Machine Phase as a predictor sees it. */
function foresee(heroes: Scenario['heroes'], more: Partial<Scenario> = {}) {
  const position = { round: 2, phase: 'machine', heroes, ...more };
  const play = openScenario(RULES, { format: 1, name: 'to foresee', modules: MODULES, ...position });
  const view = play.view('machine');
  const world = new WorldSampler(RULES, tableOf(play.config), view).draw(new Dice('foreseen'));
  return { view, candidates: destinationCandidates(LIST, view, world) };
}

/** What a candidate has of a feature, by its place in the list; nothing is written for 0. */
function featureOf(features: readonly number[], feature: number): number {
  const at = features.findIndex((value, index) => index % 2 === 0 && value === feature);
  return at < 0 ? 0 : itemAt(features, at + 1);
}

describe('what is foreseen of Julie', () => {
  it.each([
    ['central-square', 'smugglers-hideout', 0.25],
    ['smugglers-hideout', 'art', 0.25],
    ['smugglers-hideout', 'smugglers-hideout', 0],
  ])('is one exit from %s to %s, if she goes [JUL-3]', (from, to, distance) => {
    const { view, candidates } = foresee({ julie: { in: from, chosen: to }, fowler: {}, actress: {} });
    const { cards, features } = itemAt(
      candidates,
      view.heroes.findIndex(({ hero }) => hero === 'julie'),
    );
    expect(featureOf(itemAt(features, cards.indexOf(place(to))), DISTANCE)).toBe(distance);
    for (const value of features.flat()) expect(value).toSatisfy(Number.isFinite);
    for (const chance of new Predictor(firstWeights(RULES)).predictDestination(features))
      expect(chance).toBeGreaterThan(0);
  });
});

it('foresees a Hero with a lent card where cards of its owner lead [THE-sociological]', () => {
  const lost = (district: string, hero: string) =>
    ['shown', 'forfeited'].map((what) => ({ hero, round: 1, what, district }));
  const { view, candidates } = foresee(
    {
      fowler: { chosen: 'art', lentBy: 'enkidu', forfeited: ['velvet', 'science'] },
      actress: {},
      enkidu: { chosen: 'science', forfeited: ['velvet', 'industrial'] },
    },
    { accessFacts: [...lost('industrial', 'enkidu'), ...lost('science', 'fowler')] },
  );
  const borrower = view.heroes.findIndex(({ hero }) => hero === 'fowler');
  expect(possibleCards(view, RULES, borrower)).not.toContain(place('industrial'));
  expect(possibleCards(view, RULES, borrower)).toContain(place('science'));
  expect(itemAt(candidates, borrower).cards).toEqual(possibleCards(view, RULES, borrower));
});
