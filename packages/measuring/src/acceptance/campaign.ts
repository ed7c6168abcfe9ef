import type { Job, ResultOf } from './jobs.js';
import type { Workforce } from './threads.js';

/** Work in portions that ends when enough is known, at the planned end or when the time is up. */
export interface Campaign<J extends Job> {
  /** Portion after portion. */
  readonly portions: Iterable<J>;
  /** Takes in a finished portion; they come in order, whichever thread was faster. */
  add(result: ResultOf<J>): void;
  /** Looked at after each portion. */
  isDecided(): boolean;
  isTimeUp(): boolean;
}

export type Ending = 'decided' | 'end' | 'cut short';

/** Runs a campaign in all threads. What was begun beyond the end is finished, but no longer counted. */
export async function runCampaign<J extends Job>(threads: Workforce, campaign: Campaign<J>): Promise<Ending> {
  const portions = campaign.portions[Symbol.iterator]();
  const started: Promise<ResultOf<J>>[] = [];
  const start = () => {
    if (campaign.isTimeUp()) return;
    const { done, value } = portions.next();
    if (!done) started.push(threads.run(value));
  };
  // One portion waits for each thread, so that none is idle while a slow one is awaited.
  for (let portion = 0; portion < 2 * threads.count; portion++) start();
  for (let next = started.shift(); next !== undefined; next = started.shift()) {
    campaign.add(await next);
    if (campaign.isDecided()) {
      await Promise.all(started);
      return 'decided';
    }
    start();
  }
  return portions.next().done ? 'end' : 'cut short';
}
