import { assembleRules, bitsOf, buildView, itemAt, openScenario, type Scenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { modelHeroes } from '../../thinking/policy/destinations.js';
import { assess } from '../../thinking/policy/outlook.js';
import { expectHeroes, SOUND } from '../../thinking/policy/policy.js';
import { WEIGHTS } from '../../thinking/policy/weights.js';
import { Dice } from '../dice.js';
import { WorldSampler } from '../sampling/world.js';
import { tableOf } from '../table.js';
import { believeDestinations } from './destinations.js';
import { choiceWeights } from './round-model.js';

const MODULES = ['one-versus-many', 'bring-about-a-revolution'];
const RULES = assembleRules(MODULES);
const PLACES = RULES.districts.length;
const ON_GRID = 9;
const place = (district: string) => itemAt(RULES.places, district);

const [FOWLER, ACTRESS, ENKIDU] = [0, 1, 2];
const LENT: NonNullable<Scenario['heroes']> = {
  fowler: { chosen: 'art', lentBy: 'enkidu', forfeited: ['velvet'] },
  actress: { chosen: 'commerce', forfeited: ['velvet'] },
  enkidu: { chosen: 'science', forfeited: ['velvet', 'industrial'] },
};
const LOST = ['shown', 'forfeited'].map((what) => ({
  hero: 'enkidu',
  round: 1,
  what,
  district: 'industrial',
}));

function believe(heroes: Scenario['heroes'], more: Partial<Scenario> = {}) {
  const position = { round: 2, phase: 'machine', accessFacts: LOST, ...more };
  const play = openScenario(RULES, { format: 1, name: 'cards', modules: MODULES, heroes, ...position });
  const view = play.view('machine');
  const g = play.look();
  const model = modelHeroes(g, assess(g, 'machine', WEIGHTS.revolutionaries), 1);
  return { play, view, model, belief: believeDestinations(RULES, view, model) };
}

describe('a card that Enkidu lent', () => {
  const { play, view, model, belief } = believe(LENT);

  it('is believed to be of his hand, and not the one that he goes by himself [THE-sociological]', () => {
    expect(view.heroes.map(({ hero }) => hero)).toEqual(['fowler', 'actress', 'enkidu']);
    const exact = new Float64Array(belief.joint.length);
    const all = (1 << ON_GRID) - 1;
    const choices = (hero: number, before: readonly number[], hand: number) => {
      const weights = choiceWeights(model, hero, before);
      const sum = bitsOf(hand).reduce((total, card) => total + itemAt(weights, card), 0);
      return bitsOf(hand).map((card) => ({ card, chance: itemAt(weights, card) / sum }));
    };
    const lost = bitsOf(all & ~(1 << place('industrial')));
    for (const first of lost)
      for (const own of bitsOf(all)) {
        const ofEnkidu = all & ~(1 << first) & ~(1 << place('industrial'));
        for (const borrowed of choices(FOWLER, [], ofEnkidu))
          for (const second of choices(ACTRESS, [borrowed.card], all & ~(1 << own)))
            for (const third of choices(
              ENKIDU,
              [borrowed.card, second.card],
              ofEnkidu & ~(1 << borrowed.card),
            )) {
              const at = (borrowed.card * PLACES + second.card) * PLACES + third.card;
              exact[at] =
                itemAt(exact, at) +
                (borrowed.chance * second.chance * third.chance) / (lost.length * ON_GRID);
            }
      }
    belief.joint.forEach((chance, at) => {
      expect(chance, `${at}`).toBeCloseTo(itemAt(exact, at), 10);
    });
    const byThumb = expectHeroes(play.look(), SOUND).chances;
    for (const chances of [belief.marginals, byThumb])
      expect(itemAt(chances, FOWLER)[place('industrial')]).toBe(0);
    expect(itemAt(belief.marginals, FOWLER)[place('velvet')]).toBeGreaterThan(0);
  });

  it('lies in the sampled world where the belief says, which looks like the true one', () => {
    const sampler = new WorldSampler(RULES, tableOf(play.config), view);
    const dice = new Dice('lent');
    for (let at = 0; at < 200; at++) {
      const cards = belief.draw(dice);
      const world = sampler.draw(dice, cards);
      expect(world.state.heroes.map(({ chosen }) => chosen?.district)).toEqual(
        cards.map(({ destination }) => destination),
      );
      expect(itemAt(world.state.heroes, FOWLER).chosen?.owner).toBe(ENKIDU);
      expect(buildView(world, 'machine')).toEqual(view);
    }
  });

  it('cannot be the one by which Enkidu goes where both are thought to go to the same District', () => {
    const art = place('art');
    const dice = new Dice('twice');
    for (let at = 0; at < 50; at++) {
      const [borrower, , lender] = belief.complete([art, art, art], dice);
      expect(borrower?.destination).toBe(art);
      expect(lender?.destination).not.toBe(art);
      expect((lender?.forfeited ?? 0) & (1 << art)).toBe(0);
    }
  });

  it('is none that the Great Machine saw him lay [R-INF-9]', () => {
    const heroes = view.heroes.map((hero, at) =>
      at === ENKIDU ? { ...hero, destination: 'science' } : hero,
    );
    const { marginals } = believeDestinations(RULES, { ...view, heroes }, model);
    expect(itemAt(marginals, ENKIDU)[place('science')]).toBeCloseTo(1, 9);
    expect(itemAt(marginals, FOWLER)[place('science')]).toBe(0);
  });

  it('tells where the borrower is once it was played, and only where he is not', () => {
    const { marginals } = believe(
      { ...LENT, fowler: { in: 'art' }, enkidu: { ...LENT.enkidu, lentOut: ['art'] } },
      {
        phase: 'heroes',
        turn: 'actress',
        step: 'move',
        accessFacts: [
          ...LOST,
          { hero: 'enkidu', round: 2, what: 'shown', district: 'art', lentTo: 'fowler' },
        ],
      },
    ).belief;
    expect(itemAt(marginals, FOWLER)[place('art')]).toBeCloseTo(1, 9);
    expect(itemAt(marginals, ENKIDU)[place('art')]).toBe(0);
    expect(itemAt(marginals, ENKIDU)[place('science')]).toBeGreaterThan(0);
  });
});

it('takes Julie, and nobody else, to go to the Hideout perhaps [JUL-3]', () => {
  const hideout = place('smugglers-hideout');
  const heroes = { fowler: {}, actress: {}, julie: { chosen: 'smugglers-hideout' } };
  const { play, view, belief } = believe(heroes, { accessFacts: [] });
  const sampler = new WorldSampler(RULES, tableOf(play.config), view);
  const dice = new Dice('hideout');
  view.heroes.forEach(({ hero }, at) => {
    const chances = itemAt(belief.marginals, at);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(itemAt(chances, hideout) > 0, hero).toBe(hero === 'julie');
  });
  for (let at = 0; at < 100; at++) {
    const cards = belief.draw(dice);
    const { heroes } = sampler.draw(dice, cards).state;
    expect(heroes.map(({ chosen }) => chosen?.district)).toEqual(cards.map(({ destination }) => destination));
    for (const { forfeited } of cards) expect(forfeited & (1 << hideout)).toBe(0);
  }
});
