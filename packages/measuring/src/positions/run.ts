import type { Limits, Mind, Mixture } from '@great-machine/bots';
import { askedIn, type Minds, tableOf } from '@great-machine/bots';
import { answer } from '@great-machine/bots/internals';
import {
  copyState,
  decisionId,
  type Game,
  isAwaited,
  liveGame,
  maybeLocalsOf,
  openDecisions,
  openScenario,
  type PickView,
  type Rules,
} from '@great-machine/rules';
import type { Picks, Position } from './position.js';
import { ScriptedMind } from './scripted-mind.js';

/** How a mind played a position. */
export interface Run {
  readonly game: Game;
  /** Its answers in order: who answered what. */
  readonly answers: readonly { readonly actor: string; readonly picks: Picks }[];
  /** The first whole answer of the seat that counts. */
  readonly first: Picks;
  /** What was stated of secret choices. */
  readonly mixtures: readonly Mixture[];
}

/** A game of minds that never end a Phase would go on for ever. */
const MOST_ANSWERS = 2000;

/** Lets the mind play its side of the position as far as it goes; the other side is played by a script. */
export function runPosition(rules: Rules, position: Position, mind: Mind, limits?: Limits): Run {
  const game = liveGame(rules, copyState(openScenario(rules, position.scenario).state));
  const table = tableOf(game.state.config);
  const side = rules.actors.includes(position.seat) ? 'machine' : 'revolutionaries';
  const answers = new Map<string, { actor: string; picks: PickView[] }>();
  const mixtures: Mixture[] = [];
  const tested: Mind = {
    decide(situation) {
      const thought = mind.decide(situation, limits);
      const { id: question, actor } = askedIn(situation, thought.offer);
      const said = answers.get(question) ?? { actor, picks: [] };
      said.picks.push(...thought.picks);
      answers.set(question, said);
      if (thought.mixture !== undefined) mixtures.push(thought.mixture);
      return thought;
    },
  };
  const other = new ScriptedMind([], position.replies);
  const minds: Minds =
    side === 'machine'
      ? { machine: tested, revolutionaries: other }
      : { machine: other, revolutionaries: tested };
  const isOver = endOf(game, position, answers);
  for (let given = 0; given < MOST_ANSWERS && !isOver(); given++) {
    const decision = openDecisions(game).find((open) => isAwaited(game, open));
    if (decision === undefined) throw new Error(`${position.name}: nobody has anything to answer`);
    answer(game, table, decision, minds, {});
  }
  const given = [...answers.values()];
  return {
    game,
    answers: given,
    first: given.find(({ actor }) => actor === position.seat)?.picks ?? [],
    mixtures,
  };
}

/** Tells when the mind's part is over. */
function endOf(
  game: Game,
  { until, seat }: Position,
  answers: ReadonlyMap<string, { readonly actor: string }>,
): () => boolean {
  const { round, phase } = game.state;
  const turn = whoseTurn(game);
  return () => {
    const { state } = game;
    if (state.outcome !== undefined || state.round !== round) return true;
    if (until === 'phase') return state.phase !== phase;
    if (until === 'turn') return whoseTurn(game) !== turn;
    return until === 'answer' && hasAnswered(game, seat, answers);
  };
}

/** The seat's first question was answered, and nobody waits for it any more. */
function hasAnswered(
  game: Game,
  seat: string,
  answers: ReadonlyMap<string, { readonly actor: string }>,
): boolean {
  const first = [...answers].find(([, { actor }]) => actor === seat)?.[0];
  if (first === undefined) return false;
  return !openDecisions(game).some(
    (open) => isAwaited(game, open) && decisionId(game.state.round, open) === first,
  );
}

function whoseTurn(game: Game): number | undefined {
  return maybeLocalsOf(game, 'hero-turn')?.hero;
}
