import {
  type Decision,
  decisionId,
  type Game,
  isAwaited,
  type LoggedPlay,
  openDecisions,
  openScenario,
  playerDice,
  present,
} from '@great-machine/rules';
import { openLateGame } from '../../rules/test/late-game.js';
import { REBELS, randomAnswer, type Wishes } from '../../rules/test/leaks/recording.js';
import { decisionNamed } from '../src/thinking/search/playout.js';
import { RULES } from './situations.js';

/** A question in a game, with or without a draft. */
export interface Moment {
  readonly kind: string;
  readonly where: string;
  readonly game: Game;
  readonly decision: string;
}

/** What seldom happens is wished for. */
const CURIOUS: Wishes = ({ state }) => {
  const wishes = [
    'do grand-citadel-a',
    'do grand-citadel-b',
    'do tower-of-law-b',
    'do control-nexus-a',
    'card grand-citadel',
    'card tower-of-law',
    'do raid',
    'do draw-directive',
    'do arrest',
    'do attack',
    'amount 2',
    'option no-access',
  ];
  return state.asked % 2 === 0 ? wishes : wishes.reverse();
};

/** Games in which every kind of question is asked: late ones of rebels, and audited Riot Stages of the curious. */
function openGame(seed: number): { play: LoggedPlay; wishes: Wishes } {
  if (seed % 2 === 0) return { play: openLateGame(RULES, seed), wishes: REBELS };
  const play = openScenario(RULES, {
    format: 1,
    name: 'a Riot Stage',
    seed: `moments-${seed}`,
    revolutionaries: 1 + (seed % 3),
    round: 4,
    phase: 'access',
    city: 'random',
    event: 'tax-audit',
    bonds: 20,
    tracks: { discontent: 18, 'master-plan': 1 },
    directives: { hand: ['levy', 'shadow'], seen: ['levy'] },
  });
  return { play, wishes: CURIOUS };
}

const MOST_GAMES = 600;

const isUntouched = ({ draft }: Decision) => draft.length === 0;
export const isBegun = ({ draft }: Decision) => draft.length > 0;

/** So many moments of each kind of question, from as many different games as possible. */
export function collectMoments(perKind: number, isWanted = isUntouched): readonly Moment[] {
  const found = new Map<string, Moment[]>(Object.keys(RULES.decisions).map((kind) => [kind, []]));
  const isComplete = () => [...found.values()].every((moments) => moments.length >= perKind);
  for (let seed = 1; seed <= MOST_GAMES && !isComplete(); seed++) {
    const { play, wishes } = openGame(seed);
    const below = playerDice(seed);
    const kinds = new Set<string>();
    for (;;) {
      const game = play.look();
      for (const open of openDecisions(game)) {
        const known = present(found.get(open.kind), `kind of question '${open.kind}'`);
        if (kinds.has(open.kind) || known.length >= perKind) continue;
        if (!isWanted(open) || !isAwaited(game, open)) continue;
        kinds.add(open.kind);
        known.push(momentOf(game, open, `seed ${seed}, ${open.kind}`));
      }
      const answer = randomAnswer(play, below, wishes);
      if (answer === undefined) break;
      if (!play.answer(answer).ok) throw new Error(`seed ${seed}: an offered answer is refused`);
    }
  }
  return [...found.values()].flat();
}

function momentOf(game: Game, decision: Decision, where: string): Moment {
  return { kind: decision.kind, where, game, decision: decisionId(game.state.round, decision) };
}

/** The question of a moment in a copy of its game. */
export function questionIn(game: Game, { decision }: Moment): Decision {
  return decisionNamed(game, decision);
}
