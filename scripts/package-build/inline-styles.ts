import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Compiles a stylesheet that is imported as text (`./styles.css?inline`, Vite's syntax) with Tailwind's command. */
export const inlineStyles: Plugin = {
  name: 'inline-styles',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path), // still with its query: tsup takes what ends in .css for itself
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
