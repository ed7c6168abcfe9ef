import { readFileSync } from 'node:fs';

const STYLES = new URL('../../src/styles/', import.meta.url);

/** A style sheet of the client, such as `palette`. */
export function styleOf(name: string): string {
  return readFileSync(new URL(`${name}.css`, STYLES), 'utf8');
}
