import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentedPackage } from './page.js';

export const DOCUMENTED = ['rules', 'client', 'bots'] as const;

/** Import paths for other packages of this project only. */
const NOT_PUBLIC = './internals';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Finds the public entries of a package in its `package.json`. */
export function readPackage(root: string, name: string): DocumentedPackage {
  const folder = join(root, 'packages', name);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries: Record<string, string> = {};
  const exported = isRecord(manifest) && isRecord(manifest.exports) ? manifest.exports : {};
  for (const [path, target] of Object.entries(exported))
    if (path !== NOT_PUBLIC && isRecord(target) && typeof target.types === 'string')
      entries[join('@great-machine', name, path)] = join(folder, target.types);
  return { name, dist: join(folder, 'dist'), entries };
}
