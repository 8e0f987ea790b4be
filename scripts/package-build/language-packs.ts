import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Options } from 'tsup';
import { listPacks } from '../../packages/host-build/src/language-packs.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Lists the language packs that a module imports by a variable: each becomes a file, and English stays in the module. */
export const languagePacks: Plugin = {
  name: 'language-packs',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const contents = listPacks(text, dirname(path));
      return contents === text ? undefined : { contents, loader: 'ts' };
    });
  },
};
