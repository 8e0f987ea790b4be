import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Esbuild plugin that compiles style sheets with Tailwind if they are imported as text (`./styles.css?inline`). */
export const inlineStylesPlugin: Plugin = {
  name: 'inline-styles',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path), // with its query, because tsup handles paths that end in .css
      namespace: 'inline-styles',
    }));
    build.onLoad({ filter: /./, namespace: 'inline-styles' }, ({ path }) => ({
      contents: execFileSync('tailwindcss', ['-i', path.replace(/\?inline$/, ''), '--minify'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
      loader: 'text',
    }));
  },
};
