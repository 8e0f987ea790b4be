import { join } from 'node:path';
import { jsonImports } from '@quayside/i18n/json-imports';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type InlineConfig } from 'vite';
import { bootScript } from '../boot-script.ts';

/** Vite for a host: built from the packages' sources, so that nothing has to be built before it and every import is shaken. */
export const hostViteConfig = (root: string, base = '/acct/open-account/'): InlineConfig => ({
  root,
  base,
  configFile: false,
  publicDir: join(import.meta.dirname, '../../public'),
  plugins: [
    react(),
    tailwindcss(),
    jsonImports(),
    {
      name: 'quayside-boot',
      apply: 'serve',
      transformIndexHtml: () => [{ tag: 'script', children: bootScript, injectTo: 'head-prepend' as const }],
    },
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: {},
  },
});
