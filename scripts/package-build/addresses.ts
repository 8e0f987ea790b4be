import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Options } from 'tsup';
import { workerUrlPattern } from './workers.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const assetUrl = /new URL\('(\.[^']+\.(?:css|woff2))', import\.meta\.url\)/g;
/** The start of an address before the bundler has decided which file contains it. */
const fromDist = 'from-dist:';

/**
 * esbuild plugin that makes the addresses of workers, style sheets and fonts, as in `new URL('./worker.ts',
 * import.meta.url)`, relative to dist instead of the source.
 */
export const sourceAddressesPlugin: Plugin = {
  name: 'address-files',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const addressed = text
        .replace(workerUrlPattern, (_, target: string) => address(path, `${target}.js`))
        .replace(assetUrl, (_, target: string) => address(path, target));
      return addressed === text ? undefined : { contents: addressed, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** Makes the addresses that `sourceAddressesPlugin` wrote relative to the built files that contain them. */
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

/** Returns the code of an address relative to dist, which has the same folders as src. */
const address = (starter: string, target: string) =>
  `new URL('${fromDist}${withSlashes(relative(resolve('src'), resolve(dirname(starter), target)))}', import.meta.url)`;

const withSlashes = (path: string) => path.split(sep).join('/');
