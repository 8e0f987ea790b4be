import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** The groups that `npm test -- --affected` runs. The others load the whole product, so every change affects them. */
export const groupsWithAffected: readonly string[] = ['static', 'unit', 'browser', 'stories'];

/** The schema of the output of `turbo ls`. */
const listing = z.object({ packages: z.object({ items: z.array(z.object({ path: z.string() })) }) });

/** Matches files that no test in Chromium reads, unless `turbo.json` lists them in globalDependencies. */
const unreadInChromium = /^(?:docs|e2e|examples|scripts|\.changeset)\/|\.md$|\.test\.ts$/;
const inPackage = /^(?:packages|hosts)\/[^/]+\//;
/** Matches files of the sandbox and of the shared test code, on which every story runs. */
const inEveryStory = /^packages\/(?:sandbox|testing)\//;

const turbo = join(import.meta.dirname, '../../node_modules/turbo/bin/turbo');

/** Returns the folders of packages whose tests in Chromium a change can affect. Returns `all` if the change includes a file that all tests read. */
export function affectedFolders(root: string): 'all' | readonly string[] {
  const base = baseOf(root);
  const changed = [
    git(root, 'diff', '--name-only', base),
    git(root, 'ls-files', '--others', '--exclude-standard'),
  ].flatMap((list) => list.split('\n').filter(Boolean));
  const { globalDependencies = [] } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8')) as {
    globalDependencies?: readonly string[];
  };
  if (changed.some((file) => globalDependencies.includes(file))) return 'all';
  const read = changed.filter((file) => !unreadInChromium.test(file));
  if (read.some((file) => !inPackage.test(file) || inEveryStory.test(file))) return 'all';
  if (read.length === 0) return [];
  const output = execFileSync(process.execPath, [turbo, 'ls', '--affected', '--output=json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, TURBO_SCM_BASE: base },
  });
  const { packages } = listing.parse(JSON.parse(output));
  return packages.items.map(({ path }) => path).toSorted();
}

/** Returns the patterns of the tests that Vitest leaves out in Chromium after `npm test -- --affected`. Returns an empty list without `--affected`. */
export function listUnaffectedTests(): readonly string[] {
  const folders = process.env.QUAYSIDE_AFFECTED?.split(' ');
  if (!folders) return [];
  const names = folders.flatMap((folder) => /^packages\/(.+)$/.exec(folder)?.[1] ?? []);
  return names.length > 0 ? [`packages/!(${names.join('|')})/**`] : ['packages/**'];
}

/** Returns the commit before the change: the variable TURBO_SCM_BASE, else the last commit that is also upstream, else HEAD. */
function baseOf(root: string): string {
  if (process.env.TURBO_SCM_BASE) return process.env.TURBO_SCM_BASE;
  for (const upstream of ['@{upstream}', 'origin/HEAD'])
    try {
      return git(root, 'merge-base', 'HEAD', upstream).trim();
    } catch {} // the clone has no such branch
  return 'HEAD';
}

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
