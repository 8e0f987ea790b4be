import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type InlineConfig } from 'vite';
import { bootScript } from './build/boot-script.ts';
import { languagePacks } from './language-packs.ts';

/** Returns the Vite config of a host. It builds from the packages' sources, so that no package has to be built before and all imports are tree-shaken. */
export const hostViteConfig = (root: string, base = '/acct/open-account/'): InlineConfig => ({
  root,
  base,
  configFile: false,
  publicDir: [join(root, 'public'), join(import.meta.dirname, '../public')].find(existsSync) ?? false,
  plugins: [
    react(),
    tailwindcss(),
    languagePacks(),
    {
      name: 'quayside-boot',
      apply: 'serve',
      transformIndexHtml: async () => [
        { tag: 'script', children: await bootScript(), injectTo: 'head-prepend' as const },
      ],
    },
  ],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // the styles of @quayside/host import Tailwind, but only this package depends on it
    alias: [{ find: /^tailwindcss$/, replacement: fileURLToPath(import.meta.resolve('tailwindcss/index.css')) }],
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: true,
  },
});
