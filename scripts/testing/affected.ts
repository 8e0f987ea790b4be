import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** The groups of `npm test -- --affected`. CI runs the others, which load the whole product. */
export const groupsOfAffected: readonly string[] = ['static', 'unit', 'browser', 'stories'];

type TurboConfig = { readonly globalDependencies?: readonly string[] };

/** What `turbo ls` prints. */
const listing = z.object({ packages: z.object({ items: z.array(z.object({ path: z.string() })) }) });

/** Files that no test in Chromium reads, unless `turbo.json` lists them among its globalDependencies. */
const unreadInChromium = /^(?:docs|e2e|examples|scripts|\.changeset)\/|\.md$|\.test\.ts$/;
const inPackage = /^(?:packages|hosts)\/[^/]+\//;
/** Every story runs on the sandbox in the page, without a dependency in its package.json. */
const inEveryStory = /^packages\/(?:sandbox|summaries|testing)\//;

const quayside = join(import.meta.dirname, '../..');

/**
 * Returns the folders of the packages whose tests in Chromium a change can affect: the changed ones and those that depend on them. `all`: the change is in files
 * that every test reads, such as the lockfile or Storybook's preview.
 */
export function affectedFolders(root: string): 'all' | readonly string[] {
  const base = baseOf(root);
  const changed = changedFiles(root, base);
  const { globalDependencies: global = [] } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8')) as TurboConfig;
  const isShared = (file: string) => !inPackage.test(file) || inEveryStory.test(file);
  if (changed.some((file) => global.includes(file))) return 'all';
  const read = changed.filter((file) => !unreadInChromium.test(file));
  if (read.some(isShared)) return 'all';
  if (read.length === 0) return [];
  const args = [join(quayside, 'node_modules/turbo/bin/turbo'), 'ls', '--affected', '--output=json'];
  const output = execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, TURBO_SCM_BASE: base },
  });
  return listing
    .parse(JSON.parse(output))
    .packages.items.map(({ path }) => path)
    .toSorted();
}

/** Returns what Vitest leaves out of the tests in Chromium, because `npm test -- --affected` named other packages. */
export function unaffectedTests(): readonly string[] {
  const folders = process.env.QUAYSIDE_AFFECTED?.split(' ');
  if (!folders) return [];
  const names = folders.flatMap((folder) => /^packages\/(.+)$/.exec(folder)?.[1] ?? []);
  return names.length > 0 ? [`packages/!(${names.join('|')})/**`] : ['packages/**'];
}

/** Where the change begins: TURBO_SCM_BASE, the last commit that the upstream branch or the clone's default branch has too, or the last commit. */
function baseOf(root: string): string {
  if (process.env.TURBO_SCM_BASE) return process.env.TURBO_SCM_BASE;
  for (const upstream of ['@{upstream}', 'origin/HEAD'])
    try {
      return git(root, 'merge-base', 'HEAD', upstream).trim();
    } catch {} // this clone has no such branch
  return 'HEAD';
}

/** The files of the commits since `base`, and those that are not committed. */
function changedFiles(root: string, base: string): readonly string[] {
  const lists = [git(root, 'diff', '--name-only', base), git(root, 'ls-files', '--others', '--exclude-standard')];
  return lists.flatMap((list) => list.split('\n').filter(Boolean));
}

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
