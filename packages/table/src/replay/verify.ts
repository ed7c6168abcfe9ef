import { linesOf } from '@great-machine/client';
import { commitmentTo, keyOfToss, optionsOf, SERVER, type Verification } from '@great-machine/protocol';
import { assembleRules, createConfig, type GameState, hashState, RULES_VERSION } from '@great-machine/rules';
import { feedsOf, type Pause, playAgain, type ReplayedPart, type ReplayFile, sameAs } from './replay-file.js';

type Check = Verification['checks'][number];

/** Checks a finished game by playing it again, as far as these rules can. */
export async function verifyReplay(file: ReplayFile, pause: Pause = async () => {}): Promise<Verification> {
  const { toss, parts } = file;
  const answers: Check[] = [];
  for (const part of parts) answers.push(...(await checkAnswers(part, part === parts.at(-1), pause)));
  return {
    checks: [
      checkCommitments(file),
      checkKey(file),
      checkDeal(file),
      ...answers,
      await checkFeeds(file, answers, pause),
    ],
    tossed: (toss.revealed?.tossed ?? []).map(({ of }) => of),
    leftOut: toss.leftOut,
  };
}

/**
 * Checks a file that may come from anyone. A game is played again only where its deal is what these rules make of its setup: what
 * another state or config would come to, nobody knows.
 */
export async function verifyForeign(file: ReplayFile, pause: Pause = async () => {}): Promise<Verification> {
  const { toss, parts } = file;
  const deal = checkDeal(file);
  if (parts.length === 1 && deal.came === 'holds') return verifyReplay(file, pause);
  const unchecked = { came: 'not-checked', because: 'other-rules' } as const;
  return {
    checks: [
      checkCommitments(file),
      checkKey(file),
      deal,
      { of: 'answers', ...unchecked },
      { of: 'end', ...unchecked },
      { of: 'feeds', ...unchecked },
    ],
    tossed: (toss.revealed?.tossed ?? []).map(({ of }) => of),
    leftOut: toss.leftOut,
  };
}

/** Every bit fits what was committed to, and no seat that revealed its bits is missing. */
function checkCommitments({ table, toss }: ReplayFile): Check {
  if (toss.isSeedChosen) return { of: 'commitments', came: 'not-checked', because: 'chosen-seed' };
  const tossed = toss.revealed?.tossed ?? [];
  const committed = new Map([
    [SERVER, toss.server],
    ...toss.seats.map(({ seat, commitment }) => [seat, commitment] as const),
  ]);
  const wrong = tossed
    .filter((one) => commitmentTo(table, one) !== committed.get(one.of))
    .map(({ of }) => of);
  const due = [SERVER, ...toss.seats.flatMap(({ seat, hasRevealed }) => (hasRevealed ? [seat] : []))];
  const missing = due.filter((of) => !tossed.some((one) => one.of === of));
  return verdict('commitments', [...wrong, ...missing].join(', '));
}

function checkKey({ table, toss, parts: [first] }: ReplayFile): Check {
  if (toss.isSeedChosen) return { of: 'key', came: 'not-checked', because: 'chosen-seed' };
  const key = keyOfToss(table, toss.revealed?.tossed ?? []);
  return verdict('key', key === first.config.key && key === toss.revealed?.key ? '' : 'key');
}

/** What was left to chance in the setup follows from the key, and the rest is as agreed on. */
function checkDeal({ setup, parts: [first] }: ReplayFile): Check {
  const { rulesVersion, config, start } = first;
  if (rulesVersion !== RULES_VERSION)
    return { of: 'deal', came: 'not-checked', because: 'other-rules', rulesVersion };
  try {
    const { key } = config;
    const options = key === undefined ? optionsOf(setup) : { ...optionsOf(setup), key };
    const expected = createConfig(assembleRules(setup.modules), options);
    return verdict('deal', start === undefined && sameAs(sorted(config), sorted(expected)) ? '' : 'setup');
  } catch {
    return verdict('deal', 'setup');
  }
}

/** Every answer of a part is allowed; of the last one also how the game ended. */
async function checkAnswers(part: ReplayedPart, isLast: boolean, pause: Pause): Promise<readonly Check[]> {
  const { rulesVersion, hash, entries } = part;
  if (rulesVersion !== RULES_VERSION) {
    const unchecked = { came: 'not-checked', because: 'other-rules', rulesVersion } as const;
    return [{ of: 'answers', ...unchecked }, ...(isLast ? [{ of: 'end', ...unchecked } as const] : [])];
  }
  let played = -1;
  try {
    const { play } = await playAgain(part, pause, () => void played++);
    const answers = { ...verdict('answers', ''), rulesVersion };
    return isLast ? [answers, checkEnd(play.state, hash)] : [answers];
  } catch {
    const where = played < 0 ? 'setup' : `answer ${played + 1} of ${entries.length}`;
    return [{ ...verdict('answers', where), rulesVersion }];
  }
}

function checkEnd(state: GameState, hash: string | undefined): Check {
  if (hash === undefined) return { of: 'end', came: 'not-checked', because: 'not-kept' };
  return verdict('end', state.outcome !== undefined && hashState(state) === hash ? '' : 'hash');
}

/** What the audiences were told is what the game came to; what other rules told cannot be told again. */
async function checkFeeds(
  { parts, feeds }: ReplayFile,
  answers: readonly Check[],
  pause: Pause,
): Promise<Check> {
  const last = parts[parts.length - 1] ?? parts[0];
  if (answers.some(({ came }) => came !== 'holds'))
    return { of: 'feeds', came: 'not-checked', because: 'other-rules' };
  const lines = {
    machine: feeds.machine.map(linesOf),
    revolutionaries: feeds.revolutionaries.map(linesOf),
    public: feeds.public.map(linesOf),
  };
  const again = await feedsOf(last, lines, pause);
  if (!again.public.some(({ moments }) => moments.some(({ view }) => view !== undefined)))
    return verdict('feeds', 'public');
  const wrong = Object.entries(again).filter(
    ([audience, feed]) => !sameAs(feed, feeds[audience as 'public']),
  );
  return verdict('feeds', wrong.map(([audience]) => audience).join(', '));
}

function verdict<Of extends Check['of']>(of: Of, where: string) {
  return where === '' ? { of, came: 'holds' as const } : { of, came: 'fails' as const, where };
}

/** The order of fields does not count. */
function sorted(config: object): unknown {
  return Object.entries(config).sort(([one], [other]) => (one < other ? -1 : 1));
}
