import { askedIn, createMind, type Mind, playGame } from '@great-machine/bots';
import { assembleRules, createConfig } from '@great-machine/rules';

const firstOption: Mind = {
  decide(situation) {
    const [first] = askedIn(situation).options;
    return { picks: first ? [first.pick] : [] }; // think here: a situation also has the view of its seat
  },
};

const rules = assembleRules(); // the core game; modules are named by their ids
const config = createConfig(rules, { seed: 'a-game', city: 'random' });
const revolutionaries = createMind(rules, 'journeyman', 'a-seed-of-its-own');
const { state } = playGame(rules, config, { machine: firstOption, revolutionaries });
console.log(state.outcome, `in round ${state.round}`);
