import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type SourceFile = {
  /** The path from the root of the repository, with forward slashes. */
  path: string;
  text: string;
};

/** What a check has found, and where. `line` counts from 1; a problem without it concerns the whole file. */
export type CheckProblem = { path: string; line?: number; message: string };

/** Returns the paths and sizes of all files that git tracks, or would add because it does not ignore them. */
export function repositoryFiles(root: string): { path: string; bytes: number }[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const files = list
    .split('\0')
    .filter(Boolean)
    .map((path) => ({ path, bytes: statSync(join(root, path), { throwIfNoEntry: false })?.size }));
  return files.filter((file): file is { path: string; bytes: number } => file.bytes !== undefined);
}

export const readSource = (root: string, path: string): SourceFile => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
});

/** Returns whether a file is hand-written code of packages, hosts, scripts, end-to-end tests or Storybook. */
export const isHandWrittenCode = (path: string) =>
  /^(packages|hosts|scripts|e2e|\.storybook)\/.*\.(ts|tsx|mjs|css)$/.test(path) && !path.includes('/generated/');

export const isTest = (path: string) => /[.](test|spec)[.]tsx?$|^e2e\//.test(path);

/** Returns whether a file is a component or a screen, whose texts must come from packages/i18n. */
export const isScreen = (path: string) =>
  /^packages\/(ui|flow[^/]*|host)\/src\/.*[.]tsx$/.test(path) &&
  !/[.](test|stories|guide)[.]tsx$|\/testing\/|\/story-[^/]+[.]tsx$/.test(path);

export const formatProblem = ({ path, line, message }: CheckProblem): string =>
  `${path}${line ? `:${line}` : ''}  ${message}`;
