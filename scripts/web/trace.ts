import type { Browser, Page } from 'playwright-core';

const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.frame',
];

/** As much of an event of Chromium's tracing as is looked at here; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly cat?: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number;
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly data?: { readonly frames?: readonly { readonly processId: number }[] };
  };
}

/** A stretch of work, by the clock and in processor time. */
export interface Span extends TraceEvent {
  readonly tdur: number;
}

/** What the browser's threads did while something happened, in processor time: other programs do not change it. */
export async function traceDuring(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Trace> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  return new Trace(JSON.parse(String(await browser.stopTracing())).traceEvents);
}

export class Trace {
  readonly marks: ReadonlyMap<string, number>;
  readonly page: readonly Span[];
  readonly workers: readonly Span[];
  readonly painting: readonly Span[];
  /** How many frames were drawn. */
  readonly drawn: number;
  private readonly frames: readonly number[];

  constructor(events: readonly TraceEvent[]) {
    const names = new Map<string, string>();
    for (const { name, pid, tid, args } of events) {
      if (name === 'thread_name') names.set(`${pid}:${tid}`, args.name ?? '');
    }
    const marks = events.filter(({ cat = '' }) => cat.includes('blink.user_timing'));
    const [pageProcess] = processesOf(events, marks);
    this.marks = new Map(marks.map(({ name, ts }) => [name, ts]));
    const isOf = ({ pid, tid }: TraceEvent, thread: string) =>
      pid === pageProcess && names.get(`${pid}:${tid}`)?.startsWith(thread);
    const spans = events.filter((event): event is Span => event.ph === 'X' && event.tdur !== undefined);
    const tasksOf = (thread: string) =>
      spans.filter((event) => event.name === 'ThreadControllerImpl::RunTask' && isOf(event, thread));
    this.page = tasksOf('CrRendererMain');
    this.workers = tasksOf('DedicatedWorker');
    this.painting = spans.filter(({ name, pid }) => name === 'RasterTask' && pid === pageProcess);
    this.drawn = events.filter(({ name, pid }) => name === 'DrawFrame' && pid === pageProcess).length;
    this.frames = events
      .filter((event) => event.name === 'BeginMainThreadFrame' && event.pid === pageProcess)
      .map(({ ts }) => ts)
      .sort((a, b) => a - b);
  }

  /** Milliseconds of processor time of such tasks between two moments of the trace. */
  static spent(tasks: readonly Span[], from = -Infinity, to = Infinity): number {
    const within = tasks.filter(({ ts, dur }) => ts < to && ts + dur > from);
    return within.reduce((sum, { tdur }) => sum + tdur, 0) / 1000;
  }

  /** What each frame took of such tasks, from a moment of the trace on. */
  perFrame(tasks: readonly Span[], after = -Infinity): number[] {
    const frames = this.frames.filter((ts) => ts >= after);
    return frames.slice(1).map((to, at) => {
      const begun = tasks.filter(({ ts }) => ts >= (frames[at] ?? to) && ts < to);
      return begun.reduce((sum, { tdur }) => sum + tdur, 0) / 1000;
    });
  }
}

/** The page that left marks, else the one that was traced. */
function processesOf(events: readonly TraceEvent[], marks: readonly TraceEvent[]): number[] {
  const traced = events
    .filter(({ name }) => name === 'TracingStartedInBrowser')
    .flatMap(({ args }) => args.data?.frames?.map(({ processId }) => processId) ?? []);
  return [...marks.map(({ pid }) => pid).reverse(), ...traced];
}
