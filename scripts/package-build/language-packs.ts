import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Options } from 'tsup';
import { japanese, listPacks } from '../../packages/host/src/build/language-packs/language-packs.ts';
import { markPackPhrases } from '../../packages/host/src/build/language-packs/phrases.ts';

export { languagePacks as viteLanguagePacks } from '../../packages/host/src/build/language-packs/language-packs.ts';
export { leaveOutReactAriaTexts } from '../../packages/host/src/build/react-aria-texts.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * esbuild plugin that writes a file for each language pack that a module imports by a variable, except English. Marks
 * the phrases of Japanese texts, so that lines break between them.
 */
export const languagePacksPlugin: Plugin = {
  name: 'language-packs',
  setup(build) {
    build.onLoad({ filter: japanese }, ({ path }) => ({
      contents: markPackPhrases(readFileSync(path, 'utf8')),
      loader: 'json',
    }));
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const contents = listPacks(text, dirname(path));
      return contents === text ? undefined : { contents, loader: 'ts' };
    });
  },
};
