import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { addressFiles, settleAddresses } from './package-build/addresses.ts';
import { addClientDirectives } from './package-build/client-directive.ts';
import { emitDeclarations } from './package-build/declarations.ts';
import { inlineStyles } from './package-build/inline-styles.ts';
import { languagePacks } from './package-build/language-packs.ts';
import { workerEntries } from './package-build/workers.ts';

type Exports = Readonly<Record<string, string | { readonly source?: string; readonly import?: string }>>;

/**
 * Builds a package in its folder, with one file for each entry point. The TypeScript compiler writes declarations, because bundling them
 * takes 40 s and runs out of memory for the entry points of ui.
 */
export default defineConfig(() => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Exports };
  const entry: Record<string, string> = {};
  for (const target of Object.values(exports))
    if (typeof target === 'object' && target.source && target.import)
      entry[target.import.replace(/^\.\/dist\/|\.js$/g, '')] = target.source;
  return {
    entry: { ...entry, ...workerEntries('src') },
    esbuildPlugins: [languagePacks, addressFiles, inlineStyles],
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
