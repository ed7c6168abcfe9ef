import { readFileSync, writeFileSync } from 'node:fs';
import { messageOf, OperationError } from '../terminal/errors.js';

export function readTextFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new OperationError(`cannot read ${file} (${reasonOf(error)})`);
  }
}

/** Writes a new file; an existing one only when told so. */
export function writeText(file: string, text: string, overwrite: boolean): void {
  try {
    writeFileSync(file, text, { flag: overwrite ? 'w' : 'wx' });
  } catch (error) {
    throw new OperationError(`cannot write ${file} (${reasonOf(error)})`);
  }
}

const FILE_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EEXIST: 'the file exists already',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EACCES: 'no permission',
};

function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return FILE_REASONS[code] ?? messageOf(error);
}
