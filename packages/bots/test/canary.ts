import {
  type Audience,
  type Decision,
  decisionId,
  type Game,
  isAwaited,
  itemAt,
  openDecisions,
  Play,
  present,
  type Rules,
} from '@great-machine/rules';
import type { Recording } from '../../rules/test/leaks/recording.js';
import { makeTwin } from '../../rules/test/leaks/twins.js';
import { stateOf } from '../../rules/test/leaks/watched-play.js';
import { answer } from '../src/hosting/arena.js';
import {
  createMind,
  type Memory,
  type Mind,
  type Player,
  type Situation,
  type Thought,
  tableOf,
} from '../src/index.js';
import { decisionNamed } from '../src/thinking/search/playout.js';

/** Makes a mind afresh; the game is there for those who peek. */
export type MindMaker = (rules: Rules, seed: string, memory: Memory | undefined, game: Game) => Mind;

export const botOf =
  (player: Player): MindMaker =>
  (rules, seed, memory) =>
    createMind(rules, player, seed, memory);

/** A bot that takes another seed where what it has no right to see is so. */
export const peeking =
  (peek: (game: Game) => unknown): MindMaker =>
  (rules, seed, memory, game) =>
    createMind(rules, 'random', `${seed} ${peek(game)}`, memory);

/** What a mind made of a moment. */
interface Said {
  readonly situation: string;
  readonly thought: Thought;
  readonly memory: Memory | undefined;
}

/** A moment at which a mind decided otherwise in a game that it could not have told from the first. */
export interface Peeked {
  readonly where: string;
  readonly first: unknown;
  readonly second: unknown;
}

export interface Watch {
  /** Of so many moments at which the audience is asked one is looked at. */
  readonly every: number;
  /** The kinds of questions that were looked at are counted here. */
  readonly asked?: Map<string, number>;
}

const PLAYS_WITHIN = { iterations: 20 };

/** Walks through a game and its twin, and lets a mind of the audience decide in both at some of the moments. */
export function findPeeking(
  recording: Recording,
  audience: Exclude<Audience, 'public'>,
  makeMind: MindMaker,
  { every, asked }: Watch,
): Peeked | undefined {
  const { rules, seed } = recording;
  const twin = makeTwin(recording, audience, seed * 37 + (audience === 'machine' ? 1 : 2));
  const first = Play.begin(rules, recording.deal.config, stateOf(recording));
  const second = Play.begin(rules, twin.deal.config, stateOf(twin));
  let memory: Memory | undefined;
  let moments = seed;
  for (let at = 0; at < recording.answers.length; at++) {
    const decision = askedNow(first, audience);
    if (decision !== undefined && moments++ % every === 0) {
      const id = decisionId(first.state.round, decision);
      const where = `seed ${seed}, ${audience}, answer ${at}, ${id}`;
      const ask = (play: Play) =>
        listen(play, id, (game) => makeMind(rules, `canary ${seed} ${at}`, memory, game));
      const [said, repeated] = [ask(first), ask(second)];
      if (JSON.stringify(said) !== JSON.stringify(repeated)) return { where, first: said, second: repeated };
      asked?.set(decision.kind, (asked.get(decision.kind) ?? 0) + 1);
      memory = moments % 2 === 0 ? said.memory : undefined;
    }
    for (const result of [
      first.answer(itemAt(recording.answers, at)),
      second.answer(itemAt(twin.answers, at)),
    ]) {
      if (!result.ok) throw new Error(`seed ${seed}: answer ${at} is refused`);
    }
  }
  return undefined;
}

/** A question to a seat of the audience that nobody has begun to answer. */
function askedNow(play: Play, audience: Audience): Decision | undefined {
  const g = play.look();
  const isOwn = ({ actor }: Decision) => (g.rules.actors.includes(actor) ? 'machine' : 'revolutionaries');
  return openDecisions(g).find(
    (open) => isOwn(open) === audience && open.draft.length === 0 && isAwaited(g, open),
  );
}

/** What a mind would say, seeing what the arena shows it; the game goes another way. */
function listen(play: Play, id: string, makeMind: (game: Game) => Mind): Said {
  const game = play.look();
  const decision = decisionNamed(game, id);
  let said: Said | undefined;
  const decide = (situation: Situation) => {
    const mind = makeMind(game);
    const thought = mind.decide(situation, PLAYS_WITHIN);
    const { view, questions } = situation;
    said = { situation: JSON.stringify({ view, questions }), thought, memory: mind.memory };
    return { picks: [] };
  };
  answer(game, tableOf(play.config), decision, { machine: { decide }, revolutionaries: { decide } }, {});
  return present(said, 'thought');
}
