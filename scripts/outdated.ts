import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file that is generated from the code. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** With `--write` brings generated files up to date; without it the process fails where one is not, and says how to write it. */
export function writeOrCheck(files: readonly GeneratedFile[], command: string): void {
  const outdated = files.filter(({ path, text }) => readIfThere(path) !== text);
  const isWriting = process.argv.includes('--write');
  for (const { path, text } of outdated) {
    if (isWriting) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    } else {
      console.error(`${path} is out of date: run ${command}`);
      process.exitCode = 1;
    }
  }
}
