import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';

/** The lines of a file that grows line by line; a last one that was torn off is not among them, nor any of a missing file. */
export function readLines(file: string): readonly string[] {
  return completeText(textOf(file)).split('\n').slice(0, -1);
}

/** Before a file is gone on with: what is left of a torn line would be glued to the next one. */
export function dropTornLine(file: string): void {
  const text = textOf(file);
  const complete = completeText(text);
  if (complete !== text) truncateSync(file, Buffer.byteLength(complete));
}

export function appendLine(file: string, value: unknown): void {
  appendFileSync(file, `${JSON.stringify(value)}\n`);
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function completeText(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1);
}
