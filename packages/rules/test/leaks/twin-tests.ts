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
import { openLateGame } from '../late-game.js';
import { type Coverage, type Difference, findDifference, openPlay, type Said } from './compare.js';
import { dealGame, REBELS, type Recording, recordGame } from './recording.js';
import { makeTwin } from './twins.js';

/** What a module brings comes last among the Heroes. */
const HEROES_IN_PLAY = 3;
const ANSWERS_OF_A_SHORT_GAME = 100;

export type CoverageByAudience = Record<Audience, Coverage>;

export function newCoverage(): CoverageByAudience {
  return { machine: new Map(), revolutionaries: new Map(), public: new Map() };
}

/**
 * Random games; of the core game every fourth is a late one of rebels, with the Riot Stage and the Revolution. In every
 * other game of a module the Heroes that it brings are in play, and it ends before its decks are known to all.
 */
export function recordForLeaks(rules: Rules, seed: number): Recording {
  const isCore = rules.modules.length === 1;
  if (isCore && seed % 4 === 0) {
    return recordGame(rules, openLateGame(rules, seed).state, seed, { wishes: REBELS });
  }
  const isShort = !isCore && seed % 2 === 1;
  const lastHeroes = Object.keys(rules.heroes).slice(-HEROES_IN_PLAY);
  const options: GameOptions = {
    seed: `leak-${seed}`,
    city: 'random',
    revolutionaries: 1 + (seed % 3),
    sharedHero: seed % 2 === 0,
    heroes: isShort ? lastHeroes : 'random',
  };
  const deal = dealGame(rules, createConfig(rules, options));
  return recordGame(rules, deal, seed, isShort ? { most: ANSWERS_OF_A_SHORT_GAME } : {});
}

/** What an audience could tell: from another deal, from detours on the way to the same answers, from another secret choice. */
export function findLeaks(
  recording: Recording,
  coverage: CoverageByAudience,
  rules = recording.rules,
): readonly (Difference & { readonly audience: Audience; readonly test: string })[] {
  return AUDIENCES.flatMap((audience) => {
    const covered = coverage[audience];
    const seed = recording.seed * 31 + AUDIENCES.indexOf(audience);
    const twin = makeTwin(recording, audience, seed);
    const same: Said[] = recording.answers.map((answer, at) => ({
      first: [answer],
      second: [itemAt(twin.answers, at)],
    }));
    const tests: [string, Difference | undefined][] = [
      ['another deal', findDifference(rules, [recording, twin], same, audience, covered)],
    ];
    if (audience !== 'revolutionaries') {
      const detours = takeDetours(recording, rules);
      tests.push(['detours', findDifference(rules, [recording, recording], detours, audience, covered)]);
      const other = chooseOtherCard(recording, rules);
      tests.push([
        'another secret choice',
        findDifference(rules, [recording, recording], other, audience, covered),
      ]);
    }
    return tests.flatMap(([test, difference]) =>
      difference === undefined ? [] : [{ ...difference, audience, test }],
    );
  });
}

/** The second game says the same with a card laid and taken back now and then before the one that counts. */
function takeDetours(recording: Recording, rules: Rules): readonly Said[] {
  const play = openPlay(rules, recording.deal, recording.draws);
  return recording.answers.map((answer, at) => {
    const [other] = otherCards(play, answer);
    play.answer(answer);
    if (other === undefined || at % 3 !== 0) return { first: [answer], second: [answer] };
    const { seat, decision } = answer;
    return {
      first: [answer],
      second: [{ seat, decision, picks: [other] }, { seat, decision, back: true }, answer],
    };
  });
}

/** The second game goes another way in secret in the last round, and is compared until the cards are revealed. */
function chooseOtherCard(recording: Recording, rules: Rules): readonly Said[] {
  const { answers, rounds } = recording;
  const play = openPlay(rules, recording.deal, recording.draws);
  const script: Said[] = [];
  let changed: string | undefined;
  for (const answer of answers) {
    const [other] = otherCards(play, answer);
    const isLastRound = answer.decision.startsWith(`${rounds}.`);
    const isChanged = isLastRound && (changed === undefined || changed === answer.decision);
    const mine = isChanged ? other : undefined;
    if (mine !== undefined) changed = answer.decision;
    play.answer(answer);
    if (changed !== undefined && play.state.phase !== 'access' && play.state.phase !== 'machine') break;
    const second = mine === undefined ? answer : { ...answer, picks: [mine] };
    script.push({ first: [answer], second: [second] });
  }
  return changed === undefined ? [] : script;
}

/** Cards that a Hero could have laid instead of the one in this answer. */
function otherCards(play: ReturnType<typeof openPlay>, answer: Answer): readonly PickView[] {
  const card = answer.picks?.[0];
  if (!answer.decision.includes('access-choice') || card?.names !== 'access-card') return [];
  const options = play.questions(answer.seat).find(({ id }) => id === answer.decision)?.options ?? [];
  return options.map(({ pick }) => pick).filter((pick) => !samePickView(pick, card));
}
