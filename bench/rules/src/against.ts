import { build, findCommit, WORKING_TREE, withCheckout } from './checkout.js';
import { type Comparison, compareRounds, type Round } from './comparison.js';
import { runInTurns } from './turns.js';

const ROUNDS = 15;

/** Measures the working tree and a commit in turns. `report` is told of each round. */
export async function measureAgainst(
  name: string,
  seconds: number,
  report: (text: string) => void,
): Promise<Comparison> {
  const commit = findCommit(name);
  return withCheckout(commit, async (checkout) => {
    build(checkout);
    build(WORKING_TREE);
    const rounds: Round[] = [];
    while (rounds.length < ROUNDS) {
      report(`round ${rounds.length + 1} of ${ROUNDS}`);
      const [before, now] = await runInTurns([checkout, WORKING_TREE], seconds);
      rounds.push({ before, now });
    }
    return { commit, seconds, rounds: ROUNDS, lines: compareRounds(rounds) };
  });
}
