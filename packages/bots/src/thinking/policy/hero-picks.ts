import {
  type AnswerPick,
  citizensIn,
  type Game,
  heroAt,
  IDENTIFIED,
  isActiveKind,
  itemAt,
  REVEALED,
  TRAITOR,
  UNIDENTIFIED,
} from '@great-machine/rules';
import { mostValuable } from './directives.js';
import type { Candidate } from './hero-actions.js';
import type { Outlook } from './outlook.js';

const DONE: AnswerPick = { pick: 'done', of: 0 };

/** The picks that a candidate stands for. */
export function picksOf(
  g: Game,
  o: Outlook,
  hero: number,
  { action, of, to }: Candidate,
): readonly AnswerPick[] {
  const first: AnswerPick = { pick: 'do', of: action };
  const { place } = heroAt(g, hero);
  switch (action) {
    case 'attack':
      return of === 0 ? [first] : [first, { pick: 'amount', of }];
    case 'identify': {
      const unidentified = citizensIn(g, place).filter(
        (citizen) => g.state.citizenFace[citizen] === UNIDENTIFIED,
      );
      return [first, ...unidentified.slice(0, of).map(citizenPick), DONE];
    }
    case 'move-citizens': {
      const going = usefulFirst(g, place).slice(0, of);
      return [first, ...going.flatMap((citizen) => [citizenPick(citizen), { pick: 'to', of: to }]), DONE];
    }
    case 'control-nexus-b':
    case 'tower-of-law-b':
      return [first, { pick: 'hero', of }];
    case 'tower-of-law-a':
      return [first, { pick: 'directive', of: mostValuable(g, o, g.state.directives.published) }];
    default:
      return [first];
  }
}

function citizenPick(citizen: number): AnswerPick {
  return { pick: 'citizen', of: citizen };
}

/** Citizens of a District, those known to be active first, Traitors not at all. */
function usefulFirst(g: Game, place: number): number[] {
  const rank = (citizen: number) => {
    const isKnown = g.state.citizenFace[citizen] === IDENTIFIED || g.state.citizenFace[citizen] === REVEALED;
    if (!isKnown) return 1;
    const kind = itemAt(g.state.citizenKind, citizen);
    return kind === TRAITOR ? 3 : isActiveKind(g, kind) ? 0 : 2;
  };
  return citizensIn(g, place)
    .filter((citizen) => rank(citizen) < 3)
    .sort((a, b) => rank(a) - rank(b));
}
