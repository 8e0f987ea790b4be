import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Options } from 'tsup';
import { workerUrl } from './workers.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const assetUrl = /new URL\('(\.[^']+\.css)', import\.meta\.url\)/g;
/** Where the bundler puts the module that names another file is known only afterwards: until then that file's address starts with this. */
const fromDist = 'from-dist:';

/**
 * Addresses from dist what modules name beside themselves: `new URL('./worker.ts', import.meta.url)` and `new URL('../../fonts/ios.css', import.meta.url)`
 * mean a file beside the source. Workers are built into dist; style sheets stay where they are in the package.
 */
export const addressFiles: Plugin = {
  name: 'address-files',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const addressed = text
        .replace(workerUrl, (_, target: string) => address(path, `${target}.js`))
        .replace(assetUrl, (_, target: string) => address(path, target));
      return addressed === text ? undefined : { contents: addressed, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** Makes those addresses relative to the files that they ended up in. */
export function settleAddresses(dist: string): void {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const text = readFileSync(join(dist, file), 'utf8');
    if (!text.includes(fromDist)) continue;
    const settled = text.replace(new RegExp(`${fromDist}([^"']+)`, 'g'), (_, target: string) => {
      const path = withSlashes(relative(dirname(file), target));
      return path.startsWith('.') ? path : `./${path}`;
    });
    writeFileSync(join(dist, file), settled);
  }
}

/** dist has the folders of src, so that a path from the one is a path from the other. */
const address = (starter: string, target: string) =>
  `new URL('${fromDist}${withSlashes(relative(resolve('src'), resolve(dirname(starter), target)))}', import.meta.url)`;

const withSlashes = (path: string) => path.split(sep).join('/');
