const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.frame',
];

/** What the browser's threads did while something happened, in processor time: other programs do not change it. */
export async function traceDuring(browser, page, act) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  return new Trace(JSON.parse(await browser.stopTracing()).traceEvents);
}

export class Trace {
  constructor(events) {
    const names = new Map();
    for (const { name, pid, tid, args } of events) {
      if (name === 'thread_name') names.set(`${pid}:${tid}`, args.name);
    }
    const marks = events.filter(({ cat = '' }) => cat.includes('blink.user_timing'));
    const [pageProcess] = processesOf(events, marks);
    this.marks = new Map(marks.map(({ name, ts }) => [name, ts]));
    const isOf = (event, thread) =>
      event.pid === pageProcess && names.get(`${event.pid}:${event.tid}`)?.startsWith(thread);
    const spans = events.filter(({ ph, tdur }) => ph === 'X' && tdur !== undefined);
    const tasksOf = (thread) =>
      spans.filter((event) => event.name === 'ThreadControllerImpl::RunTask' && isOf(event, thread));
    this.page = tasksOf('CrRendererMain');
    this.workers = tasksOf('DedicatedWorker');
    this.painting = spans.filter(({ name, pid }) => name === 'RasterTask' && pid === pageProcess);
    this.frames = events
      .filter((event) => event.name === 'BeginMainThreadFrame' && event.pid === pageProcess)
      .map(({ ts }) => ts)
      .sort((a, b) => a - b);
  }

  /** Milliseconds of processor time of such tasks between two moments of the trace. */
  static spent(tasks, from = -Infinity, to = Infinity) {
    const within = tasks.filter(({ ts, dur }) => ts < to && ts + dur > from);
    return within.reduce((sum, { tdur }) => sum + tdur, 0) / 1000;
  }

  /** What each frame took of such tasks, from a moment of the trace on. */
  perFrame(tasks, after = -Infinity) {
    const frames = this.frames.filter((ts) => ts >= after);
    return frames.slice(0, -1).map((from, at) => {
      const begun = tasks.filter(({ ts }) => ts >= from && ts < frames[at + 1]);
      return begun.reduce((sum, { tdur }) => sum + tdur, 0) / 1000;
    });
  }
}

/** The page that left marks, else the one that was traced. */
function processesOf(events, marks) {
  const traced = events
    .filter(({ name }) => name === 'TracingStartedInBrowser')
    .flatMap(({ args }) => args.data.frames.map(({ processId }) => processId));
  return [...marks.map(({ pid }) => pid).reverse(), ...traced];
}
