import type { Mind, Situation, Thought } from '@great-machine/bots';
import { askedIn, createMind, playGame } from '@great-machine/bots';
import { assembleRules, createConfig, type PickView, samePickView } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';

import { ChoiceModel, type Features } from './choice-model.js';
import { ChoiceWatcher } from './choice-watcher.js';
import { Exploiter } from './exploiter.js';
import { firstWeights, type GameChoices, Predictor } from './predictor.js';

const rules = assembleRules();

/** Heroes by rules of thumb, but who has the Access card of a District in hand lays it, and says so. */
function habitual(district: string, seed: string): Mind {
  const mind = createMind(rules, 'apprentice', seed);
  return {
    decide(situation: Situation): Thought {
      const thought = mind.decide(situation);
      const open = askedIn(situation);
      const card: PickView = { pick: 'card', names: 'access-card', of: district };
      const isOffered = open.options.some(({ pick }) => samePickView(pick, card));
      if (open.kind !== 'access-choice' || !isOffered) return thought;
      const chances = [{ districts: [district], chance: 1 }];
      return {
        picks: [card, { pick: 'ready', names: 'seat', of: situation.seat }],
        mixture: { of: 'destinations', heroes: [open.actor], chances },
      };
    },
  };
}

function watch(seed: string, heroes: Mind, machine = createMind(rules, 'journeyman', seed)): GameChoices {
  const watcher = new ChoiceWatcher(rules, seed);
  const config = createConfig(rules, { seed, generator: 'fast', city: 'random' });
  playGame(rules, config, { machine, revolutionaries: heroes }, watcher);
  return watcher.noted;
}

describe('the predictor', () => {
  it('learns a planted habit within 50 rounds', () => {
    const predictor = new Predictor(firstWeights(rules));
    let rounds = 0;
    for (let game = 0; rounds < 50; game++) {
      const choices = watch(`habit-${game}`, habitual('velvet', `habit-${game}`));
      rounds += choices.raids.length;
      predictor.learn(choices);
    }
    // A Hero who has lost the card has no habit any more.
    const destinations = [0, 1, 2]
      .map((game) => `habit-later-${game}`)
      .flatMap((seed) => watch(seed, habitual('velvet', seed)).destinations)
      .filter(({ stated }) => stated === 1);
    const gainOf = (reader: Predictor) => {
      const losses = destinations.map((choice) => reader.lossOfDestination(choice));
      return losses.reduce((sum, { uniform, predicted }) => sum + uniform - predicted, 0) / losses.length;
    };
    const untaught = gainOf(new Predictor(firstWeights(rules)));
    expect(gainOf(predictor)).toBeGreaterThan(2);
    expect(gainOf(predictor) - untaught).toBeGreaterThan(0.8);
  });

  it('gains nothing on a choice that is truly random', () => {
    const model = new ChoiceModel([0, 0, 0]);
    const candidates: Features[] = [
      [0, 1],
      [1, 1],
      [2, 1],
    ];
    let state = 7;
    const below3 = () => {
      state = (state * 48271) % 2147483647;
      return state % 3;
    };
    for (let choice = 0; choice < 3000; choice++) model.learn(candidates, below3());
    for (const chance of model.chances(candidates)) expect(Math.abs(chance - 1 / 3)).toBeLessThan(0.08);
  });

  it('notes what the bot says of its own choices, and Raids as they were placed', () => {
    const { destinations, raids } = watch('noted', createMind(rules, 'journeyman', 'noted'));
    expect(destinations.length).toBeGreaterThan(5);
    for (const { candidates, chosen, stated } of destinations) {
      expect(chosen).toBeLessThan(candidates.length);
      expect(stated).toBeGreaterThan(0);
    }
    expect(raids.flat().some(({ raided }) => raided)).toBe(true);
    for (const { raided, stated } of raids.flat()) if (raided) expect(stated).toBeGreaterThan(0);
  });

  it('plays as an opponent on both sides', () => {
    const studied = firstWeights(rules);
    const limited = (mind: Mind): Mind => ({
      decide: (situation) => mind.decide(situation, { iterations: 10 }),
    });
    const config = createConfig(rules, { seed: 'exploit', generator: 'fast', city: 'random' });
    const { state } = playGame(rules, config, {
      machine: limited(new Exploiter(rules, 'engineer', 'a', studied)),
      revolutionaries: limited(new Exploiter(rules, 'engineer', 'b', studied)),
    });
    expect(state.outcome).toBeDefined();
  });
});
