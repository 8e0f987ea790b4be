import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defineConfig } from 'vite';
import { emitDeclarations } from '../../scripts/package-build/declarations.ts';
import { leaveOutReactAriaTexts, viteLanguagePacks } from '../../scripts/package-build/language-packs.ts';

/** Builds one ES module with React, and the chunks that it loads, from the sources of all packages. All URLs are relative, so the folder works at any path. */
export default defineConfig({
  base: './',
  logLevel: 'warn',
  resolve: { conditions: ['quayside-source', ...defaultClientConditions] },
  plugins: [
    tailwindcss(),
    viteLanguagePacks(),
    leaveOutReactAriaTexts(),
    { name: 'declarations', closeBundle: () => emitDeclarations(import.meta.dirname, ['src/bundle/quayside.ts']) },
  ],
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'parts/[name]-[hash].js' } } },
  build: {
    outDir: 'dist/bundle',
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.md' },
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      input: 'src/bundle/quayside.ts',
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
