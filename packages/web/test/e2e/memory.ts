import { present } from '@great-machine/rules';
import type { Page } from 'playwright-core';

/** Whether a text is anywhere in the memory of the page, after it was cleaned up. */
export async function isInMemory(page: Page, text: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
  let rest = '';
  let isFound = false;
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    const read = rest + chunk;
    isFound ||= read.includes(text);
    rest = read.slice(-text.length);
  });
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return isFound;
}

/** For whom the views are that are still in the memory of the page. */
export async function audiencesInMemory(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
  const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const prototypeObjectId = present(result.objectId, 'Object.prototype');
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId });
  const answer = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    returnByValue: true,
    functionDeclaration: `function () {
      const has = (one, name) => Object.prototype.hasOwnProperty.call(one, name);
      const views = this.filter((one) => has(one, 'audience') && has(one, 'heroes') && has(one, 'districts'));
      return [...new Set(views.map(({ audience }) => audience))];
    }`,
  });
  await session.detach();
  return answer.result.value as string[];
}
