import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** `npm start` with these variables, at any free port. */
export function npmStart(variables: Record<string, string>, words: readonly string[] = []) {
  const env = { ...process.env, OPEN_BROWSER: 'no', PORT: '0', ...variables };
  return spawn(process.execPath, [MAIN, ...words], { env });
}

/** The address of a server, when it is up. */
export async function untilUp(server: ChildProcessWithoutNullStreams): Promise<string> {
  let said = '';
  for await (const chunk of server.stdout) {
    said += chunk;
    const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
    if (address !== undefined && said.includes('riends')) return address;
  }
  throw new Error(`the server has ended: ${said}`);
}
