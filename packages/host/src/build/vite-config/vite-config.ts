import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type InlineConfig } from 'vite';
import { bootScript } from '../boot-script.ts';
import { languagePacks } from '../language-packs/language-packs.ts';

/** The public folder of this package. Its styles are at the root of the package, in the sources and in dist. */
const defaultPublicDir = join(fileURLToPath(import.meta.resolve('@quayside/host/app.css')), '../public');

/**
 * Returns the Vite configuration of the host in the folder `root`, served under `base`. It bundles the packages from their sources, so that they need no build.
 */
export const hostViteConfig = (root: string, base = '/acct/open-account/'): InlineConfig => ({
  root,
  base,
  configFile: false,
  publicDir: [join(root, 'public'), defaultPublicDir].find(existsSync) ?? false,
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
