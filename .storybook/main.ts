import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions } from 'vite';
import { languagePacks } from '../packages/host/src/build/language-packs/language-packs.ts';
import { docsFilesPlugin } from './docs-files.ts';
import { nameAndTagStories } from './story-index.ts';

/** The pictures that a development server shows: those of the last static build. */
const lastBuild = '../storybook-static/story-pictures';
const hasPictures = process.env.NODE_ENV === 'development' && existsSync(join(import.meta.dirname, lastBuild));
if (hasPictures) process.env.STORYBOOK_STORY_PICTURES = 'yes';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './{pages,reference}/*.@(mdx|stories.tsx)',
    './{flow-maps,scenarios}/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
  ],
  staticDirs: [
    './brand',
    ...['sg', 'hk', 'mainland', 'pro'].map((host) => ({
      from: `../hosts/${host}/public`,
      to: `/brands/${host}`,
    })),
    ...(hasPictures ? [{ from: lastBuild, to: '/story-pictures' }] : []),
  ],
  addons: [
    // Its panel covers the end of the sidebar, and the manager waits for its process. `npm run story` does not need it.
    ...(process.env.STORYBOOK_TEST_BOX ? ['@storybook/addon-vitest'] : []),
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
  ],
  experimental_indexers: nameAndTagStories,
  features: {
    sidebarOnboardingChecklist: false,
    backgrounds: false,
    measure: false,
    outline: false,
    changeDetection: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: {
    // unlike react-docgen, it resolves `Omit`, unions and the types of other files; tests need no table of properties
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['packages/{ui,capture}/src/*/*.tsx'],
      propFilter: ({ declarations = [] }) => declarations.some(({ fileName }) => !fileName.includes('node_modules')),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      fileSystemCache: { directory: '.quayside/docgen' },
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    base: './', // works below any path of any file server
    plugins: [...(vite.plugins ?? []), tailwindcss(), languagePacks(), docsFilesPlugin()],
    // Vite reloads all stories when it finds a new dependency during one, so it scans every story first.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['.storybook/*/*.stories.tsx', 'packages/*/src/**/*.stories.tsx', '.storybook/preview.tsx'],
      include: [...(vite.optimizeDeps?.include ?? []), 'react/jsx-dev-runtime'],
      exclude: [...(vite.optimizeDeps?.exclude ?? []), 'libheif-js'], // only a worker imports it
    },
    resolve: { ...vite.resolve, conditions: ['quayside-source', ...defaultClientConditions] },
  }),
};
export default config;
