import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type SourceFile = {
  /** from the root, with forward slashes */
  path: string;
  text: string;
};

/** What a check found: where, and what to do about it. */
export type Problem = { path: string; line?: number; message: string };

/** Everything that git has or would take, of at most 1 MB (the limit itself is a check). */
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

export const isGenerated = (path: string) => /(^|\/)generated\//.test(path);

/** Our own code: sources of packages and hosts, scripts, end-to-end tests, Storybook's settings. */
export const isCode = (path: string) =>
  /^(packages|hosts|scripts|e2e|\.storybook)\/.*\.(ts|tsx|mjs|css)$/.test(path) && !isGenerated(path);

export const isTest = (path: string) => /[.](test|spec)[.]tsx?$|^e2e\//.test(path);

export const formatProblem = ({ path, line, message }: Problem): string =>
  `${path}${line ? `:${line}` : ''}  ${message}`;
