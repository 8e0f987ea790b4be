import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { settleAddresses, sourceAddressesPlugin } from './package-build/addresses.ts';
import { addClientDirectives } from './package-build/client-directive.ts';
import { emitDeclarations } from './package-build/declarations.ts';
import { inlineStylesPlugin } from './package-build/inline-styles.ts';
import { languagePacksPlugin } from './package-build/language-packs.ts';
import { workerEntries } from './package-build/workers.ts';

type Manifest = {
  readonly exports?: Readonly<
    Record<string, string | { readonly 'quayside-source'?: string; readonly import?: string }>
  >;
  readonly bin?: Readonly<Record<string, string>>;
};

const nameInDist = (path: string) => path.replace(/^\.\/dist\/|\.js$/g, '');

/**
 * Builds a package in its folder, with one file for each entry point. The TypeScript compiler writes declarations, because bundling them
 * takes 40 s and runs out of memory for the entry points of ui.
 */
export default defineConfig(() => {
  const { exports = {}, bin = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const entry: Record<string, string> = {};
  for (const target of Object.values(exports))
    if (typeof target === 'object' && target['quayside-source'] && target.import)
      entry[nameInDist(target.import)] = target['quayside-source'];
  // The source of a program (`bin`) is at the same place in src.
  for (const path of Object.values(bin)) entry[nameInDist(path)] = `./src/${nameInDist(path)}.ts`;
  return {
    entry: { ...entry, ...workerEntries('src') },
    esbuildPlugins: [languagePacksPlugin, sourceAddressesPlugin, inlineStylesPlugin],
    format: 'esm',
    dts: false,
    splitting: true,
    clean: true,
    target: 'es2022',
    treeshake: true,
    silent: true,
    async onSuccess() {
      settleAddresses('dist');
      addClientDirectives('dist', Object.keys(entry));
      emitDeclarations(process.cwd(), Object.values(entry));
    },
  };
});
