import { Cancelled } from '../../thinking/mind.js';
import { watchFlag } from './flag.js';

/** A job on its way to a worker; the flag, where there is shared memory, is raised to cancel it. */
export interface Order<Job> {
  readonly id: number;
  readonly job: Job;
  readonly flag?: SharedArrayBuffer;
}

export type Reply<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly error: Error }
  | { readonly id: number; readonly cancelled: true };

/** Does a job, given and returned as plain data. A long one looks often whether it is cancelled, and throws `Cancelled`. */
export type Perform<Job, Result> = (job: Job, isCancelled?: () => boolean) => Result;

/** A worker's side: does one job after another. What goes wrong in a job is a reply, too. */
export function serveOrders<Job, Result>(
  perform: Perform<Job, Result>,
): (order: Order<Job>) => Reply<Result> {
  return ({ id, job, flag }) => {
    try {
      return { id, result: perform(job, flag && watchFlag(flag)) };
    } catch (error) {
      if (error instanceof Cancelled) return { id, cancelled: true };
      return { id, error: error instanceof Error ? error : new Error(String(error)) };
    }
  };
}
