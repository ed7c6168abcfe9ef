import { assembleRules, createConfig, Play } from '@great-machine/rules';

const rules = assembleRules();
const play = Play.begin(rules, createConfig(rules, { seed: 'a-game', city: 'random' }));
while (play.state.outcome === undefined) {
  for (const { seat } of play.config.seats) {
    for (const { id, options } of play.questions(seat)) {
      const [first] = options;
      if (first === undefined) continue; // said all it has to say; others are not ready yet
      play.answer({ seat, decision: id, picks: [first.pick] }); // think here: play.view(…) is what the seat knows
      break;
    }
  }
  play.takeNews(); // what each audience got to know; a host keeps it
}
console.log(play.state.outcome);
