import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type InlineConfig } from 'vite';
import { bootScript } from '../boot-script.ts';
import { documentStyles } from '../document.ts';
import { languagePacks } from '../language-packs/language-packs.ts';
import { leaveOutReactAriaTexts } from '../react-aria-texts.ts';

/** The root of this package, which contains its styles in the sources and in dist. */
const packageRoot = dirname(fileURLToPath(import.meta.resolve('@quayside/host/app.css')));
const isInstalled = packageRoot.includes(`${sep}node_modules${sep}`);
const defaultPublicDir = join(packageRoot, 'public');
const { dependencies } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
  dependencies: Readonly<Record<string, string>>;
};
/** CommonJS modules, and packages with them. Vite's server must bundle them, because it does not bundle what imports them. */
const commonJs = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  ...['dialog', 'popover'].map((name) => `@quayside/host > @quayside/ui > @radix-ui/react-${name}`),
];
/** The packages that Vite's server must not bundle, because they start workers and import files with `?url`. It does not bundle those of a workspace. */
const ownPackages = ['@quayside/host', ...Object.keys(dependencies).filter((name) => name.startsWith('@quayside/'))];

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
    leaveOutReactAriaTexts(),
    {
      name: 'quayside-boot',
      apply: 'serve',
      transformIndexHtml: async () => [
        { tag: 'script', children: await bootScript(), injectTo: 'head-prepend' as const },
        { tag: 'style', children: documentStyles, injectTo: 'head-prepend' as const },
      ],
    },
  ],
  resolve: {
    conditions: ['quayside-source', ...defaultClientConditions],
  },
  ...(isInstalled && { optimizeDeps: { exclude: ownPackages, include: commonJs } }),
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: true,
  },
});
