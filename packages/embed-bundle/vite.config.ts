import { defineConfig } from 'vite';
import { emitDeclarations } from '../../scripts/package-build/declarations.ts';

/** One ES module with React in it, and the parts that it loads. Every address is relative, so that the folder can lie anywhere. */
export default defineConfig({
  base: './',
  logLevel: 'warn',
  plugins: [{ name: 'declarations', closeBundle: () => emitDeclarations(import.meta.dirname, ['src/quayside.ts']) }],
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'parts/[name]-[hash].js' } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.md' },
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      input: 'src/quayside.ts',
      preserveEntrySignatures: 'strict',
      checks: { moduleLevelDirective: false },
      output: {
        entryFileNames: 'quayside.js',
        chunkFileNames: 'parts/[name]-[hash].js',
        assetFileNames: 'parts/[name]-[hash][extname]',
      },
    },
  },
});
