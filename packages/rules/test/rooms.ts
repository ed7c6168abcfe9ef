import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));

/** One file that uses another, both by their paths below the source folder of their package. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** What each room of a package may import besides itself. A folder inside a room may be a room of its own. */
export type Rooms = Readonly<Record<string, readonly string[]>>;

export function packageNames(): readonly string[] {
  return readdirSync(PACKAGES);
}

/** The folder that a file is in. */
export function folderOf(path: string): string {
  return posix.dirname(path);
}

/** The code below a folder of `packages/`, without its tests. */
export function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(PACKAGES + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesBelow(path);
    return /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) ? [path] : [];
  });
}

export function textOf(path: string): string {
  return readFileSync(PACKAGES + path, 'utf8');
}

/** What a text of code imports or exports again, types and lazy imports too, as it is written there. */
export function importsIn(code: string): readonly string[] {
  const imports =
    /^\s*(?:import|export|\})[^'\n]*\bfrom '([^']+)'|^import '([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm;
  return [...code.matchAll(imports)].flatMap(([, from, forEffect, lazily]) => {
    const target = from ?? forEffect ?? lazily;
    return target === undefined ? [] : [target];
  });
}

/** The imports between the code files of a package; pictures, styles and other packages are none. */
export function importsWithin(name: string): readonly Import[] {
  const source = `${name}/src`;
  return sourcesBelow(source).flatMap((path) => {
    const from = posix.relative(source, path);
    return importsIn(textOf(path))
      .filter((target) => target.startsWith('.') && !/\.(css|svg|json)(\?\w+)?$/.test(target))
      .map((target) => ({ from, to: posix.join(posix.dirname(from), target) }));
  });
}

/**
 * The imports that leave their room for one it may not use, and those of files that are in no room.
 * Files beside the rooms are entries: they may use every room, and no room may use them.
 */
export function wrongImports(imports: readonly Import[], rooms: Rooms): readonly string[] {
  const roomOf = (path: string) => foldersAround(path).find((folder) => folder in rooms);
  return imports
    .filter(({ from, to }) => {
      if (posix.dirname(from) === '.') return false;
      const [room, used] = [roomOf(from), roomOf(to)];
      if (room === undefined || used === undefined) return true;
      return room !== used && !rooms[room]?.includes(used);
    })
    .map(inWords);
}

/**
 * The imports by which a folder comes back to itself through others. Files that nothing imports are entries: they belong to
 * no folder. Folders that are one room together are given the same name by `roomOf`.
 */
export function circularImports(imports: readonly Import[], roomOf = folderOf): readonly string[] {
  const imported = new Set(imports.map(({ to }) => to));
  const isEntry = (path: string) => !imported.has(path.replace(/\.tsx?$/, '.js'));
  const between = imports.filter(({ from, to }) => !isEntry(from) && roomOf(from) !== roomOf(to));
  const uses = new Map<string, Set<string>>();
  for (const { from, to } of between)
    uses.set(roomOf(from), (uses.get(roomOf(from)) ?? new Set()).add(roomOf(to)));
  return between.filter(({ from, to }) => reachableFrom(roomOf(to), uses).has(roomOf(from))).map(inWords);
}

function reachableFrom(
  folder: string,
  uses: ReadonlyMap<string, ReadonlySet<string>>,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (!found.has(folder)) {
    found.add(folder);
    for (const used of uses.get(folder) ?? []) reachableFrom(used, uses, found);
  }
  return found;
}

/** The folders that a file is in, the innermost first. */
function foldersAround(path: string): readonly string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [folder, ...foldersAround(folder)];
}

function inWords({ from, to }: Import): string {
  return `${from} imports ${to}`;
}
