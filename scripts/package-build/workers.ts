import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const workerUrl = /new URL\('(\.[^']+)\.ts', import\.meta\.url\)/g;
/** Where the bundler puts the module that starts a worker is known only afterwards: until then its address starts with this. */
const fromDist = 'from-dist:';

/** Every worker that a module under `folder` starts, as an entry. */
export function workerEntries(folder: string): Record<string, string> {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!.*[.](test|stories)[.]).*[.]tsx?$/.test(file),
  );
  const workers = sources.flatMap((file) => {
    const path = join(folder, file);
    return [...readFileSync(path, 'utf8').matchAll(workerUrl)].map(([, target]) => join(dirname(path), `${target}.ts`));
  });
  return Object.fromEntries(workers.map((path) => [withoutEnding(relative(folder, path)), path]));
}

/** Addresses each worker from dist: `new URL('./worker.ts', import.meta.url)` means the source beside the source. */
export const addressWorkers: Plugin = {
  name: 'address-workers',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.match(workerUrl)) return undefined;
      const contents = text.replace(workerUrl, (_, target: string) => {
        const worker = withoutEnding(relative(resolve('src'), resolve(dirname(path), `${target}.ts`)));
        return `new URL('${fromDist}${worker}.js', import.meta.url)`;
      });
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** Makes those addresses relative to the files that they ended up in. */
export function settleWorkerAddresses(dist: string): void {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const text = readFileSync(join(dist, file), 'utf8');
    if (!text.includes(fromDist)) continue;
    const settled = text.replace(new RegExp(`${fromDist}([^"']+)`, 'g'), (_, worker: string) => {
      const path = relative(dirname(file), worker).split(sep).join('/');
      return path.startsWith('.') ? path : `./${path}`;
    });
    writeFileSync(join(dist, file), settled);
  }
}

const withoutEnding = (path: string) =>
  path
    .split(sep)
    .join('/')
    .replace(/\.tsx?$/, '');
