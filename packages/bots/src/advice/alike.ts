import { type AnswerPick, showPick } from '@great-machine/rules';
import { keyOf } from '../thinking/search/alternatives.js';
import type { Consideration } from './consideration.js';

/** The same for answers that come to the same: they name Citizens who look alike, or the same ones in another order. */
export function keyOfLooks({ world, situation }: Consideration, picks: readonly AnswerPick[]): string {
  const looks = (citizen: number) =>
    situation.view.districts.flatMap(({ district, citizens }) =>
      citizens.flatMap(({ citizen: other, ...look }) =>
        other === citizen ? [JSON.stringify({ district, ...look })] : [],
      ),
    )[0];
  const shown = picks.map((pick) => showPick(world, pick));
  const others = keyOf(picks.filter((_, at) => shown[at]?.names !== 'citizen'));
  const citizens = shown.flatMap((pick) => (pick.names === 'citizen' ? [looks(Number(pick.of))] : []));
  return [others, ...citizens.sort()].join();
}
