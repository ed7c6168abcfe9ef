import { readAnswer } from '../engine/record.js';
import { ForcedDrawError } from '../kernel/random.js';
import { AUDIENCES } from '../model/module-view.js';
import type { PickName } from '../model/picks.js';
import { CITIZEN_KINDS } from '../model/state.js';
import { audienceOfSeat } from '../view/audience.js';
import { findAudience, findSeat } from './answers.js';
import { vocabularyOf } from './format-words.js';
import type { Running } from './running.js';

/** Everything that an audience or a seat has been told and can find out by asking, as plain data. */
export function observe(run: Running, who: string): object {
  const { play } = run;
  const audience = findAudience(play, who);
  const isAudience = AUDIENCES.some((known) => known === who);
  const seats = play.config.seats
    .map(({ seat }) => seat)
    .filter((seat) =>
      isAudience ? audienceOfSeat(play.look(), seat) === audience : seat === findSeat(play, who),
    );
  return {
    view: run.view(audience),
    seats: Object.fromEntries(seats.map((seat) => [seat, observeSeat(run, seat)])),
    told: play.feed(audience),
  };
}

function observeSeat(run: Running, seat: string): object {
  const { play } = run;
  const questions = play.questions(seat).map((question) => ({
    ...question,
    options: question.options.map((option) => ({ ...option })),
  }));
  return { questions, mayUndo: play.undoLimit(seat), refusals: collectRefusals(run, seat) };
}

/** What comes back for each single pick that the rules know, and for nonsense, to each open question and to none. */
function collectRefusals(run: Running, seat: string): object {
  const { play } = run;
  const decisions = play.view('public').questions.map(({ id }) => id);
  const answers = [...decisions, '0.0.no-such.question'].flatMap((decision) =>
    everyPick(run).map((pick) => ({ seat, decision, picks: [pick] })),
  );
  return Object.fromEntries(
    answers.map((answer) => [
      `${answer.decision}: ${answer.picks}`,
      tryOut(() => play.whyNot(readAnswer(play.rules, answer)) ?? 'possible'),
    ]),
  );
}

/** What needs chance that is not laid down cannot be refused beforehand. */
function tryOut<T>(find: () => T): T | 'by chance' {
  try {
    return find();
  } catch (error) {
    if (error instanceof ForcedDrawError) return 'by chance';
    throw error;
  }
}

const MOST = 12;

function everyPick({ play }: Running): readonly string[] {
  const words = vocabularyOf(play.rules);
  const numbers = Array.from({ length: MOST + 1 }, (_, at) => `${at}`);
  const named: Readonly<Record<Exclude<PickName, 'nothing'>, readonly string[]>> = {
    district: words.districts,
    hero: words.heroes,
    servant: words.servants,
    'access-card': words.districts,
    card: words.cards,
    action: [...words.actions, ...words.servantActions, ...words.machineActions],
    seat: play.config.seats.map(({ seat }) => seat),
    citizen: play.state.citizenKind.map((_, citizen) => `${citizen}`),
    number: numbers,
    placement: numbers.map((x) => `${x},0,0`),
    text: [...words.detainmentOptions, ...words.means, ...CITIZEN_KINDS],
  };
  const picks = Object.entries(play.rules.picks).flatMap(([pick, kind]) =>
    kind === 'nothing' ? [pick] : named[kind].map((name) => `${pick} ${name}`),
  );
  return [...picks, 'nonsense', ''];
}
