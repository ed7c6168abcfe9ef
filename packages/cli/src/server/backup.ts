import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupEnd, BackupHeader, BackupPart, type Restore, RestoreBegun } from '@great-machine/protocol';
import { messageOf, OperationError } from '../terminal/errors.js';
import type { RunningServer } from './asking.js';

/** Writes everything that a server keeps to a file that only its owner reads. Tells how many tables there are in it. */
export async function backUp(server: RunningServer, file: string): Promise<number> {
  const reply = await server.send('GET', '/backup');
  if (reply.body === null) throw new OperationError('the server sends no backup');
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  let isOpen = false;
  target.once('open', () => {
    isOpen = true;
  });
  try {
    await pipeline(Readable.fromWeb(reply.body), target);
    return (await readBackup(file)).tables;
  } catch (error) {
    if (isOpen) await rm(file, { force: true });
    throw new OperationError(`the backup is not made: ${messageOf(error)}`);
  }
}

/** Enters a backup at a server that has no tables yet. The file is checked to its end first. */
export async function restore(server: RunningServer, file: string): Promise<number> {
  const { header, tables } = await readBackup(file).catch((error) => {
    throw new OperationError(`${file} cannot be restored: ${messageOf(error)}`);
  });
  const begin: Restore = { begin: header };
  const { whyNot } = await server.tell('POST', '/restore', begin, RestoreBegun);
  if (whyNot === 'not-empty')
    throw new OperationError('the server has tables already: give it an empty store');
  if (whyNot === 'newer-schema')
    throw new OperationError('a later version of the server has made this backup');
  await readBackup(file, async (part) => {
    const entered: Restore = { part };
    await server.send('POST', '/restore', entered);
  });
  return tables;
}

interface ReadBackup {
  readonly header: BackupHeader;
  readonly tables: number;
}

/** Reads a backup from its header to its end; one that broke off is an error. */
async function readBackup(file: string, each?: (part: BackupPart) => Promise<void>): Promise<ReadBackup> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  const lines = createInterface({ input: source.pipe(unpacked) });
  const failed = new Promise<never>((_, reject) => unpacked.once('error', reject));
  const read = readLines(lines, each);
  return Promise.race([read, failed]);
}

async function readLines(
  lines: AsyncIterable<string>,
  each: (part: BackupPart) => Promise<void> = async () => {},
): Promise<ReadBackup> {
  let header: BackupHeader | undefined;
  let [parts, tables] = [0, 0];
  for await (const line of lines) {
    const value: unknown = JSON.parse(line);
    if (header === undefined) {
      header = BackupHeader.parse(value);
      continue;
    }
    const end = BackupEnd.safeParse(value);
    if (end.success && end.data.parts === parts) return { header, tables };
    const part = BackupPart.parse(value);
    parts++;
    tables += part.filter(([table]) => table === 'tables').length;
    await each(part);
  }
  throw new Error('it is no whole backup');
}
