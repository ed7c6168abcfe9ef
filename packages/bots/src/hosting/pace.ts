import { Cancelled } from '../thinking/mind.js';
import type { Player } from '../thinking/minds/create.js';
import type { Thinking } from './workers/pool.js';

/**
 * When bots answer. How long a thought takes depends on what is hidden, so an answer leaves at a beat: the first multiple of a fixed
 * time after the bot was asked by which its thought is done. A thought that takes longer waits for the next one.
 */
export interface BotPace {
  /** In milliseconds. */
  readonly beats: Readonly<Record<Player, number>>;
  now(): number;
  /** Acts after so many milliseconds. Returns how to prevent it. */
  after(milliseconds: number, act: () => void): () => void;
}

/** On the own device, where a person does not like to wait: longer than nine of ten thoughts of that level. */
export const DEVICE_BEATS: BotPace['beats'] = {
  random: 50,
  apprentice: 50,
  journeyman: 50,
  engineer: 250,
  mastermind: 700,
};

/** Among people on a server, where threads are shared: longer than the longest thoughts of that level by themselves. */
export const SERVER_BEATS: BotPace['beats'] = {
  random: 500,
  apprentice: 500,
  journeyman: 500,
  engineer: 1000,
  mastermind: 2000,
};

/** By the clock of the machine. */
export function paceOf(beats: BotPace['beats']): BotPace {
  return {
    beats,
    now: () => performance.now(),
    after: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}

/** The same thought, whose result comes at a beat. What fails or is cancelled does so at once. */
export function atBeat<T>(thinking: Thinking<T>, player: Player, pace: BotPace): Thinking<T> {
  const begun = pace.now();
  const beat = pace.beats[player];
  let prevent = () => {};
  const promise = new Promise<T>((resolve, reject) => {
    thinking.promise.then((thought) => {
      const taken = pace.now() - begun;
      const due = beat * Math.max(1, Math.ceil(taken / beat));
      const stop = pace.after(due - taken, () => resolve(thought));
      prevent = () => {
        stop();
        reject(new Cancelled('the bot was stopped before its beat'));
      };
    }, reject);
  });
  // A caller that has cancelled need not listen any more.
  promise.catch(() => {});
  return {
    promise,
    cancel: () => {
      thinking.cancel();
      prevent();
    },
  };
}
