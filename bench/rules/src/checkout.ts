import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from './usage-error.js';

export const WORKING_TREE = fileURLToPath(new URL('../../../', import.meta.url));
/** All that the benchmark needs of a version; older ones have no built benchmark. */
const PROJECTS = ['packages/rules', 'bench/rules'];

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { cwd: WORKING_TREE, encoding: 'utf8', stdio: 'pipe' }).trim();
}

export function findCommit(name: string): string {
  try {
    return git('rev-parse', '--verify', `${name}^{commit}`);
  } catch {
    throw new UsageError(`--against takes a commit, not '${name}'`);
  }
}

/**
 * Gives a checkout the libraries of the working tree, and its own packages: through a link to all of `node_modules`
 * it would measure the working tree's rules.
 */
function linkLibraries(checkout: string): void {
  const libraries = join(checkout, 'node_modules');
  mkdirSync(join(libraries, '@great-machine'), { recursive: true });
  for (const name of readdirSync(join(WORKING_TREE, 'node_modules')))
    if (name !== '@great-machine')
      symlinkSync(join(WORKING_TREE, 'node_modules', name), join(libraries, name));
  for (const name of readdirSync(join(checkout, 'packages')))
    symlinkSync(join(checkout, 'packages', name), join(libraries, '@great-machine', name));
}

export function build(tree: string): void {
  const projects = PROJECTS.filter((project) => existsSync(join(tree, project, 'tsconfig.json')));
  execFileSync('npm', ['exec', '--', 'tsc', '-b', ...projects], { cwd: tree, stdio: ['ignore', 2, 2] });
}

/** Checks a commit out beside the working tree for as long as `use` needs it. */
export async function withCheckout<T>(commit: string, use: (tree: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-rules-'));
  const checkout = join(folder, 'checkout');
  // An interrupted child ends this process too, but through an error, so that the checkout is removed.
  const goOn = () => {};
  process.on('SIGINT', goOn);
  try {
    git('worktree', 'add', '--detach', checkout, commit);
    linkLibraries(checkout);
    return await use(checkout);
  } finally {
    process.off('SIGINT', goOn);
    if (existsSync(checkout)) git('worktree', 'remove', '--force', checkout);
    rmSync(folder, { recursive: true, force: true });
  }
}
