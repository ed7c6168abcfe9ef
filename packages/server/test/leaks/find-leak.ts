import { type Answer, AUDIENCES, type Audience, itemAt } from '@great-machine/rules';
import type { Recording } from '../../../rules/test/leaks/recording.js';
import { makeTwin, type Twin } from '../../../rules/test/leaks/twins.js';
import { ServedGame } from './served-game.js';

/** What an audience could tell two games apart by. */
export interface WireLeak {
  readonly audience: Audience;
  /** After so many answers. */
  readonly moment: number;
  readonly texts: readonly [string, string];
}

/** Serves a game and its twin, answer by answer, up to the first difference that the audience can tell. */
export async function findWireLeak(
  recording: Recording,
  audience: Audience,
  twin: Twin = makeTwin(recording, audience, recording.seed * 31),
  /** Whether those who watch may see everything late. */
  showsAll = false,
): Promise<WireLeak | undefined> {
  const games = [
    await ServedGame.open(recording, recording),
    await ServedGame.open(recording, twin),
  ] as const;
  try {
    if (showsAll) for (const game of games) await game.agreeToShowAll();
    for (let moment = 0; moment <= recording.answers.length; moment++) {
      if (moment > 0) {
        for (const game of games) game.tick();
        await games[0].say(itemAt(recording.answers, moment - 1));
        const hasDetours = twin !== recording && audience !== 'revolutionaries';
        await sayInTwin(games[1], itemAt(twin.answers, moment - 1), hasDetours);
        // A game is taken back by what was said: that leads to the deal of its config alone.
        for (const game of games) await game.wish(twin.deal === recording.deal ? 'take-back' : 'show-all');
        if (moment % WAITING === 1) for (const game of games) await game.passMinute();
        if (moment % TALKING === 0) await talk(games, moment, hasDetours);
      }
      const first = await games[0].observe(audience);
      const second = await games[1].observe(audience);
      if (first !== second) return { audience, moment, texts: whereDifferent(first, second) };
    }
    return undefined;
  } finally {
    await Promise.all(games.map((game) => game.close()));
  }
}

/** Serves a game and looks for what the key of its chance is made of; what a reader gets that holds any of it. */
export async function findTossLeak(recording: Recording): Promise<string | undefined> {
  const game = await ServedGame.open(recording, recording);
  try {
    const told: string[] = [];
    for (const answer of [undefined, ...recording.answers]) {
      game.tick();
      if (answer !== undefined) await game.say(answer);
      for (const audience of AUDIENCES) told.push(await game.observe(audience));
    }
    return told.find((text) => game.tossSecrets.some((secret) => text.includes(secret)));
  } finally {
    await game.close();
  }
}

/** After every so many answers the game waits for so long that players are told: while a wish is open. */
const WAITING = 3;

/** After every so many answers the Revolutionaries talk. */
const TALKING = 5;

/** What they say at the table is for all; in the twin they have said more in private before, which is their business. */
async function talk(
  [game, twin]: readonly [ServedGame, ServedGame],
  moment: number,
  isPrivate: boolean,
): Promise<void> {
  if (isPrivate) await twin.talk('revolutionary-1', 'side', 'psst'.repeat(moment));
  for (const one of [game, twin]) await one.talk('revolutionary-1', 'table', `${moment} answers`);
}

/**
 * With detours another card is laid and taken back first, and before that it could not be kept: that is the business of the
 * Revolutionaries.
 */
async function sayInTwin(game: ServedGame, answer: Answer, hasDetours: boolean): Promise<void> {
  const [other] = hasDetours ? await game.otherCards(answer) : [];
  const { seat, decision } = answer;
  if (other !== undefined) {
    await game.sayInOutage({ seat, decision, picks: [other] });
    await game.say({ seat, decision, picks: [other] });
    await game.say({ seat, decision, back: true });
  }
  await game.say(answer);
}

/** In answers, one a minute: how late those who watch see the game, and how many answers both games have in common. */
const DELAY = 5;
const IN_COMMON = 8;
const MINUTE = 60;

/** Serves a game twice to those who are to see it late. Of one of them nothing more happens: they must not notice as yet. */
export async function findLateLeak(recording: Recording): Promise<WireLeak | undefined> {
  const setup = { spectatorDelay: DELAY * MINUTE };
  const games = [
    await ServedGame.open(recording, recording, setup),
    await ServedGame.open(recording, recording, setup),
  ] as const;
  try {
    for (let moment = 1; moment < IN_COMMON + DELAY; moment++) {
      for (const game of games) {
        game.tick(MINUTE);
        // They hear what is due by now: the clock of the server does not wake them here.
        await game.talk('watcher', 'spectators', `minute ${moment}`);
      }
      const going = moment <= IN_COMMON ? games : [games[0]];
      for (const game of going) {
        await game.say(itemAt(recording.answers, moment - 1));
        await game.talk('revolutionary-1', 'table', `${moment} answers`);
      }
      await games[1].settle();
      const first = await games[0].observe('public');
      const second = await games[1].observe('public');
      if (first !== second) return { audience: 'public', moment, texts: whereDifferent(first, second) };
    }
    return undefined;
  } finally {
    await Promise.all(games.map((game) => game.close()));
  }
}

function whereDifferent(one: string, other: string): readonly [string, string] {
  let at = 0;
  while (one[at] === other[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 200), at + 200);
  return [around(one), around(other)];
}
