import { present } from '@great-machine/rules';
import type { CDPSession, Page } from 'playwright-core';

async function collectGarbage(session: CDPSession): Promise<void> {
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
}

/** Whether a text is anywhere in the memory of the page, after it was cleaned up. */
export async function isInMemory(page: Page, text: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await collectGarbage(session);
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
export function audiencesInMemory(page: Page): Promise<readonly string[]> {
  return textsInMemory(page, 'audience', ['heroes', 'districts']);
}

/** The texts that objects in the memory of the page have under this name, alone or in a list, if they have these others beside it. */
export async function textsInMemory(
  page: Page,
  name: string,
  beside: readonly string[] = [],
): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await collectGarbage(session);
  const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const prototypeObjectId = present(result.objectId, 'Object.prototype');
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId });
  const answer = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    returnByValue: true,
    arguments: [{ value: name }, { value: beside }],
    functionDeclaration: `function (name, beside) {
      const having = this.filter((one) => [name, ...beside].every((each) => Object.hasOwn(one, each)));
      return [...new Set(having.flatMap((one) => one[name]).filter((one) => typeof one === 'string'))];
    }`,
  });
  await session.detach();
  return answer.result.value as string[];
}
