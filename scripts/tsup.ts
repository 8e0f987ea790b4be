import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { addressFiles, settleAddresses } from './package-build/addresses.ts';
import { addClientDirectives } from './package-build/client-directive.ts';
import { emitDeclarations } from './package-build/declarations.ts';
import { type EntryPoint, entriesOf } from './package-build/entries.ts';
import { inlineStyles } from './package-build/inline-styles.ts';
import { languagePacks } from './package-build/language-packs.ts';
import { workerEntries } from './package-build/workers.ts';

/**
 * The build of every package, run in its folder: one entry an entry point, so that a page takes only what it imports, and declarations by the
 * same compiler that checks the types (bundling them took 40 s and ran out of memory with the entry points of ui).
 */
export default defineConfig(() => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, EntryPoint> };
  const entry = entriesOf(exports);
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
