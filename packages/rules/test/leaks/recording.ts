import {
  type Answer,
  type Audience,
  decisionId,
  type GameConfig,
  type GameState,
  itemAt,
  LoggedPlay,
  openDecisions,
  optionsOf,
  type Play,
  playerDice,
  playRandomPick,
  printPick,
  type Rules,
  showPick,
} from '@great-machine/rules';
import { emptyState } from '../../src/engine/create.js';
import { runFlow } from '../../src/kernel/flow.js';
import type { DrawRecord } from '../../src/kernel/live.js';
import { liveGame } from '../../src/model/game.js';
import { cardsLookedAt } from '../../src/model/queries.js';
import { mayPick } from '../../src/model/seats.js';
import { type AccessFact, IDENTIFIED, REVEALED } from '../../src/model/state.js';

/** How a Citizen moved in or out of the arrested pool, in order. */
export type PoolMove = { readonly into: number } | { readonly outAs: number };

/** A random game, everything that was said in it, and what each audience came to know. */
export interface Recording {
  readonly seed: number;
  readonly rules: Rules;
  readonly config: GameConfig;
  /** After setup, before the first round. */
  readonly deal: GameState;
  readonly answers: readonly Answer[];
  readonly draws: readonly DrawRecord[];
  /** The kind of each reference, as far as one ever stood for a Citizen. */
  readonly kinds: readonly number[];
  readonly shownCitizens: Readonly<Record<Audience, ReadonlySet<number>>>;
  readonly shownDirectives: Readonly<Record<Audience, ReadonlySet<string>>>;
  readonly poolMoves: readonly PoolMove[];
  readonly accessFacts: readonly AccessFact[];
  /** The Access cards of each Hero that the Great Machine has looked at, as bits. */
  readonly cardsLookedAt: readonly number[];
  readonly rounds: number;
  readonly end: GameState;
}

/** The table after setup, whose questions are answered by chance. */
export function dealGame(rules: Rules, config: GameConfig): GameState {
  const g = liveGame(rules, emptyState(config));
  const waiting = g.state.frames.splice(0, 1);
  runFlow(g);
  const below = playerDice(config.heroes.join().length);
  while (g.state.frames.length > 0) playRandomPick(g, below);
  g.state.frames.push(...waiting);
  return g.state;
}

/** What players wish to pick, most wanted first. */
export type Wishes = (play: Play) => readonly string[];

const RIPE = 13;

/** Players who let a Revolution happen: Heroes who agitate and then riot, a Machine that mostly watches. */
export const REBELS: Wishes = ({ state }) => [
  ...(state.tracks.discontent >= RIPE ? ['do riot', 'do attack'] : []),
  'do central-square',
  'do incitement',
  'amount 4',
  'end',
  'option no-trust',
];

/**
 * One more answer of a random player: any seat, any offered pick, now and then taking a pick back. With wishes, what is
 * wished for is picked seven times out of eight where it is offered.
 */
export function randomAnswer(
  play: Play,
  below: (n: number) => number,
  wishes: Wishes = () => [],
): Answer | undefined {
  const g = play.look();
  const waiting = play.config.seats.flatMap(({ seat, speaksFor }) =>
    openDecisions(g)
      .filter(({ actor }) => speaksFor.includes(actor))
      .map((decision) => ({
        seat,
        decision,
        picks: optionsOf(g, decision).filter((pick) => mayPick(seat, pick)),
      }))
      .filter(({ picks }) => picks.length > 0),
  );
  if (waiting.length === 0) return undefined;
  const { seat, decision: open, picks } = itemAt(waiting, below(waiting.length));
  const decision = decisionId(play.state.round, open);
  if (open.draft.length > 0 && below(8) === 0) return { seat, decision, back: true };
  const offered = picks.map((pick) => showPick(g, pick));
  const texts: readonly string[] = offered.map(printPick);
  const wished = wishes(play).find((wish) => texts.includes(wish));
  const at = wished !== undefined && below(8) > 0 ? texts.indexOf(wished) : below(texts.length);
  return { seat, decision, picks: [itemAt(offered, at)] };
}

/** How a game is played, and how far if not to its end. */
export interface Manner {
  readonly wishes?: Wishes;
  /** So many answers. */
  readonly most?: number;
  /** Up to the first such position. */
  until?(state: GameState): boolean;
}

/** Plays a game from a deal, or from a position that stands for one. */
export function recordGame(
  rules: Rules,
  deal: GameState,
  seed: number,
  { wishes, most = Number.POSITIVE_INFINITY, until = () => false }: Manner = {},
): Recording {
  const below = playerDice(seed);
  const { config } = deal;
  const play = new LoggedPlay(rules, config, deal);
  const answers: Answer[] = [];
  const kinds: number[] = [];
  const shownCitizens = {
    machine: new Set<number>(),
    revolutionaries: new Set<number>(),
    public: new Set<number>(),
  };
  const shownDirectives = {
    machine: new Set<string>(),
    revolutionaries: new Set<string>(),
    public: new Set<string>(),
  };
  const poolMoves: PoolMove[] = [];
  const lookedAt = deal.heroes.map(() => 0);
  let facts = 0;
  for (;;) {
    const { state } = play;
    state.citizenPlace.forEach((place, citizen) => {
      if (place >= 0) kinds[citizen] = itemAt(state.citizenKind, citizen);
      const face = state.citizenFace[citizen];
      if (face === REVEALED) for (const shown of Object.values(shownCitizens)) shown.add(citizen);
      if (face === IDENTIFIED) shownCitizens.revolutionaries.add(citizen);
    });
    for (const fact of state.arrestFacts.slice(facts)) {
      poolMoves.push(fact.what === 'arrested' ? { into: fact.citizen } : { outAs: fact.citizen });
      if (fact.kind !== undefined) for (const shown of Object.values(shownCitizens)) shown.add(fact.citizen);
    }
    facts = state.arrestFacts.length;
    const { hand, published, discarded, seen, knownToAll } = state.directives;
    for (const card of [...published, ...discarded, ...knownToAll]) {
      for (const shown of Object.values(shownDirectives)) shown.add(card);
    }
    for (const card of seen) shownDirectives.revolutionaries.add(card);
    for (const card of hand) shownDirectives.machine.add(card);
    for (const owner of lookedAt.keys())
      lookedAt[owner] = itemAt(lookedAt, owner) | cardsLookedAt(play.look(), owner);
    const answer = randomAnswer(play, below, wishes);
    if (answer === undefined || answers.length >= most || until(state)) break;
    const result = play.answer(answer);
    if (!result.ok)
      throw new Error(`seed ${seed}: an offered answer is refused: ${JSON.stringify([answer, result])}`);
    answers.push(answer);
  }
  const { accessFacts, round: rounds } = play.state;
  const shown = { kinds, shownCitizens, shownDirectives, cardsLookedAt: lookedAt };
  const known = { ...shown, poolMoves, accessFacts, rounds, end: play.state };
  return { seed, rules, config, deal, answers, draws: play.draws, ...known };
}
