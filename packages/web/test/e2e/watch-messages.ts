import { FeedReader, type TableEntry } from '@great-machine/client';
import type { View } from '@great-machine/rules';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Everything that workers have told the page, as text. */
    toldToPage: string[];
    /** What the page has asked workers and has no reply to, by the numbers that join both. */
    askedByPage: Set<unknown>;
  }
}

/** Runs in the page before it: writes down every message that reaches it, from workers and through ports, and what it has asked. */
export function watchMessages(): void {
  window.toldToPage = [];
  window.askedByPage = new Set();
  const watched = new WeakSet<EventTarget>();
  const listen = EventTarget.prototype.addEventListener;
  const watch = (target: EventTarget) => {
    if (watched.has(target)) return;
    watched.add(target);
    listen.call(target, 'message', (event) => {
      const { data } = event as MessageEvent;
      window.toldToPage.push(JSON.stringify(data) ?? 'undefined');
      window.askedByPage.delete(data?.id);
    });
  };
  const REPLIES = ['RAW', 'HANDLER'];
  for (const { prototype } of [window.Worker, MessagePort]) {
    const { postMessage } = prototype;
    prototype.postMessage = function (this: Worker | MessagePort, ...args: unknown[]) {
      const [message] = args as [{ readonly id?: unknown; readonly type?: string } | undefined];
      if (message?.id !== undefined && !REPLIES.includes(message.type ?? ''))
        window.askedByPage.add(message.id);
      postMessage.apply(this, args as never);
    };
  }
  const RealWorker = window.Worker;
  window.Worker = class extends RealWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      watch(this);
    }
  };
  const { start, addEventListener } = MessagePort.prototype;
  MessagePort.prototype.start = function () {
    watch(this);
    start.call(this);
  };
  MessagePort.prototype.addEventListener = function (...args: unknown[]) {
    watch(this);
    addEventListener.apply(this, args as never);
  };
}

/** Until workers have replied to all that the page has asked. */
export async function untilReplied(page: Page): Promise<void> {
  await page.waitForFunction(() => window.askedByPage.size === 0);
}

/** What was told since the last time, without the numbers by which questions and answers are joined. */
export async function takeTold(page: Page): Promise<string[]> {
  const told = await page.evaluate(() => window.toldToPage.splice(0));
  return told.map((text) => text.replace(/"id":"[^"]*"/g, '"id":""'));
}

/** Every view among messages, wherever it stands in them, from the first on that is sent in full. */
export function viewsIn(told: readonly string[]): View[] {
  const feed = new FeedReader();
  const views: View[] = [];
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('moments' in value && 'number' in value) {
      for (const { moments } of feed.read([value as TableEntry]))
        views.push(...moments.flatMap(({ view }) => view ?? []));
    } else for (const part of Object.values(value)) walk(part);
  };
  for (const text of told) if (text !== 'undefined') walk(JSON.parse(text));
  return views;
}
