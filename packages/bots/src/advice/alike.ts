import { type AnswerPick, showPick } from '@great-machine/rules';
import { keyOf } from '../thinking/search/alternatives.js';
import type { Consideration } from './consideration.js';

/**
 * The same for answers that come to the same: they name Citizens who look alike, or the same ones in another order. Who goes to a
 * District goes with it.
 */
export function keyOfLooks({ world, situation }: Consideration, picks: readonly AnswerPick[]): string {
  const looks = (citizen: number) =>
    situation.view.districts.flatMap(({ district, citizens }) =>
      citizens.flatMap(({ citizen: other, ...look }) =>
        other === citizen ? [JSON.stringify({ district, ...look })] : [],
      ),
    )[0];
  const shown = picks.map((pick) => showPick(world, pick));
  const isCitizen = (at: number) => shown[at]?.names === 'citizen';
  const isGoal = (at: number) => isCitizen(at - 1) && shown[at]?.pick === 'to';
  const others = keyOf(picks.filter((_, at) => !isCitizen(at) && !isGoal(at)));
  const citizens = shown.flatMap((pick, at) => {
    if (pick.names !== 'citizen') return [];
    const goal = isGoal(at + 1) ? keyOf(picks.slice(at + 1, at + 2)) : '';
    return [`${looks(pick.of)} ${goal}`];
  });
  return [others, ...citizens.sort()].join();
}
