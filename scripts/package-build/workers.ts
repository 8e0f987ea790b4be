import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Matches the address of a worker in code, and captures its path without extension. */
export const workerUrlPattern = /new URL\('(\.[^']+)\.ts', import\.meta\.url\)/g;

/** Returns the workers that modules in `folder` start, as entries of a build: the path of each source by its output name. */
export function workerEntries(folder: string): Record<string, string> {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!.*[.](test|stories|guide)[.]).*[.]tsx?$/.test(file),
  );
  const workers = sources.flatMap((file) => {
    const path = join(folder, file);
    return [...readFileSync(path, 'utf8').matchAll(workerUrlPattern)].map(([, target]) =>
      join(dirname(path), `${target}.ts`),
    );
  });
  return Object.fromEntries(workers.map((path) => [withoutEnding(relative(folder, path)), path]));
}

const withoutEnding = (path: string) =>
  path
    .split(sep)
    .join('/')
    .replace(/\.tsx?$/, '');
