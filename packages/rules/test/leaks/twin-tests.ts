import {
  type Answer,
  AUDIENCES,
  type Audience,
  createConfig,
  type GameOptions,
  itemAt,
  type PickView,
  type Rules,
  samePickView,
} from '@great-machine/rules';
import { oneOfEachGroup } from '../../src/model/hero-groups.js';
import { isCardLookedAt } from '../../src/model/queries.js';
import { openLateGame } from '../late-game.js';
import {
  ComparedGame,
  type Coverage,
  countVaried,
  type Difference,
  findDifference,
  type Script,
} from './compare.js';
import { dealGame, REBELS, type Recording, recordGame } from './recording.js';
import { makeTwin } from './twins.js';
import { type Dealt, WatchedPlay } from './watched-play.js';

/** What a module brings comes last among the Heroes. */
const HEROES_IN_PLAY = 3;
const ANSWERS_OF_A_SHORT_GAME = 100;

export type CoverageByAudience = Record<Audience, Coverage>;

export function newCoverage(): CoverageByAudience {
  return { machine: new Map(), revolutionaries: new Map(), public: new Map() };
}

/**
 * Random games; of the core game every fourth is a late one of rebels, with the Riot Stage and the Revolution. In every
 * other game of a module the Heroes that it brings are in play unless others are named, and it ends before its decks are known to all.
 */
export function recordForLeaks(rules: Rules, seed: number, inPlay?: readonly string[]): Recording {
  const isCore = rules.modules.length === 1;
  if (isCore && seed % 4 === 0) {
    return recordGame(rules, openLateGame(rules, seed).state, seed, { wishes: REBELS });
  }
  const isShort = !isCore && seed % 2 === 1;
  const lastHeroes = oneOfEachGroup(rules, Object.keys(rules.heroes).reverse()).slice(0, HEROES_IN_PLAY);
  const options: GameOptions = {
    seed: `leak-${seed}`,
    city: 'random',
    revolutionaries: 1 + (seed % 3),
    sharedHero: seed % 2 === 0,
    heroes: inPlay ?? (isShort ? lastHeroes : 'random'),
  };
  const deal = dealGame(rules, createConfig(rules, options));
  return recordGame(rules, deal, seed, isShort ? { most: ANSWERS_OF_A_SHORT_GAME } : {});
}

/** A difference that an audience could tell, and how the second game was made. */
export interface Leak extends Difference {
  readonly audience: Audience;
  readonly test: string;
}

/**
 * What an audience could tell: from another deal, from detours on the way to the same answers, from another secret choice.
 * The games are played as far as they are asked for.
 */
export function* findLeaks(
  recording: Recording,
  coverage: CoverageByAudience,
  rules = recording.rules,
): Generator<Leak> {
  for (const audience of AUDIENCES) {
    const open = (dealt: Dealt) => WatchedPlay.open(rules, audience, dealt);
    const compared = new ComparedGame(open(recording), scriptOf(recording.answers));
    const count = countVaried(rules, audience, coverage[audience]);
    const find = function* (test: string, play: WatchedPlay, script: Script, from = 0): Generator<Leak> {
      const difference = findDifference(compared, play, script, from, count);
      if (difference !== undefined) yield { ...difference, audience, test };
    };
    const twin = makeTwin(recording, audience, recording.seed * 31 + AUDIENCES.indexOf(audience));
    yield* find('another deal', open(twin), scriptOf(twin.answers));
    if (audience === 'revolutionaries') continue;
    yield* find('detours', open(recording), takeDetours(recording, compared));
    const other = chooseOtherCard(recording, compared, audience);
    if (other !== undefined) yield* find('another secret choice', other.play, other.script, other.from);
  }
}

/** The first look comes before anything is said. */
function scriptOf(answers: readonly Answer[]): Script {
  return [[], ...answers.map((answer) => [answer])];
}

/** The second game says the same with a card laid and taken back now and then before the one that counts. */
function takeDetours({ answers }: Recording, compared: ComparedGame): Script {
  const detours = answers.map((answer, at) => {
    const [other] = at % 3 === 0 ? otherCards(compared.at(at).play, answer) : [];
    if (other === undefined) return [answer];
    const { seat, decision } = answer;
    return [{ seat, decision, picks: [other] }, { seat, decision, back: true }, answer];
  });
  return [[], ...detours];
}

/** A game that goes on in another way. */
interface OtherWay {
  readonly play: WatchedPlay;
  /** The first moment at which it can differ. */
  readonly from: number;
  readonly script: Script;
}

/** The second game goes another way in secret in the last round, and is compared until the audience knows of cards. */
function chooseOtherCard(
  { answers, rounds }: Recording,
  compared: ComparedGame,
  audience: Audience,
): OtherWay | undefined {
  const otherCard = (at: number) => otherCards(compared.at(at).play, itemAt(answers, at))[0];
  const isLastRound = ({ decision }: Answer) => decision.startsWith(`${rounds}.`);
  const start = answers.findIndex((answer, at) => isLastRound(answer) && otherCard(at) !== undefined);
  if (start < 0) return undefined;
  const { decision } = itemAt(answers, start);
  const script: Answer[][] = [];
  for (let at = start; at < answers.length; at++) {
    const { play } = compared.at(at + 1);
    const { phase, heroes } = play.state;
    if (phase !== 'access' && phase !== 'machine') break;
    if (audience === 'machine' && [...heroes.keys()].some((hero) => isCardLookedAt(play.look(), hero))) break;
    const answer = itemAt(answers, at);
    const other = answer.decision === decision ? otherCard(at) : undefined;
    script.push([other === undefined ? answer : { ...answer, picks: [other] }]);
  }
  return { play: compared.at(start).play.fork(), from: start + 1, script };
}

/** Cards that a Hero could have laid instead of the one in this answer. */
export function otherCards(play: WatchedPlay, answer: Answer): readonly PickView[] {
  const card = answer.picks?.[0];
  if (!answer.decision.includes('access-choice') || card?.names !== 'access-card') return [];
  const options = play.questions(answer.seat).find(({ id }) => id === answer.decision)?.options ?? [];
  return options.map(({ pick }) => pick).filter((pick) => !samePickView(pick, card));
}
