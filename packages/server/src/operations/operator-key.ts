import { randomBytes } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Secret } from '@great-machine/protocol';

/** The file of the key in the folder of the server's data. */
export function operatorKeyFile(folder: string): string {
  return join(folder, 'operator.key');
}

/** The file cannot be used as it is; the message says what to do. */
export class OperatorKeyError extends Error {}

/** The key by which the operator asks a server that runs. It is made at the first start, in a file that only its owner reads. */
export async function readOperatorKey(folder: string): Promise<string> {
  const file = operatorKeyFile(folder);
  await mkdir(folder, { recursive: true });
  const made = randomBytes(32).toString('base64url');
  await writeFile(file, `${made}\n`, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  // Windows has no such modes.
  if (process.platform !== 'win32' && ((await stat(file)).mode & 0o077) !== 0)
    throw new OperatorKeyError(`others may read ${file}: delete it, and the next start makes a new key`);
  const key = Secret.safeParse((await readFile(file, 'utf8')).trim());
  if (!key.success)
    throw new OperatorKeyError(`there is no key in ${file}: delete it, and the next start makes a new one`);
  return key.data;
}
