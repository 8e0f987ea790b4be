import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions } from 'vite';
import { languagePacks } from '../packages/host/src/build/language-packs/language-packs.ts';
import { kitFacts } from './component-page/kit-facts.ts';
import { plainArrayTypes } from './docgen-types.ts';
import { docsFiles } from './docs-files.ts';
import { editionsOfHosts } from './editions-of-hosts.ts';
import { pictureNames } from './flow-maps/picture-names.ts';
import { withStateTags } from './state-tags.ts';

/** A development server shows the pictures of the last build until a screen itself has loaded. */
const lastBuild = '../storybook-static/story-pictures';
const isBuiltHere = process.env.NODE_ENV === 'development' && existsSync(join(import.meta.dirname, lastBuild));
if (isBuiltHere) process.env.STORYBOOK_STORY_PICTURES ??= 'recorded';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './{pages,reference}/*.@(mdx|stories.tsx)',
    './{flow-maps,scenarios}/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
  ],
  staticDirs: [
    './brand',
    { from: './pictures', to: '/pictures' },
    ...['sg', 'hk', 'mainland', 'pro'].map((host) => ({
      from: `../hosts/${host}/public`,
      to: `/brands/${host}`,
    })),
    ...(isBuiltHere ? [{ from: lastBuild, to: '/story-pictures' }] : []),
  ],
  addons: [
    // Its box covers the end of the sidebar, and the manager waits for its process. `npm run story` needs neither.
    ...(process.env.STORYBOOK_TEST_BOX ? ['@storybook/addon-vitest'] : []),
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
  ],
  experimental_indexers: withStateTags,
  features: {
    sidebarOnboardingChecklist: false,
    backgrounds: false,
    measure: false,
    outline: false,
    changeDetection: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' }, // react-docgen-typescript needs the compiler API that TypeScript 7 lacks
  viteFinal: (vite) => ({
    ...vite,
    base: './', // works below any path of any file server
    plugins: [
      plainArrayTypes(),
      ...(vite.plugins ?? []),
      tailwindcss(),
      languagePacks(),
      docsFiles(),
      editionsOfHosts(),
      kitFacts(),
      pictureNames(),
    ],
    // Vite would optimize a dependency that it finds during a story and reload all stories. It therefore scans every
    // story first. Only a worker imports libheif-js.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['.storybook/*/*.stories.tsx', 'packages/*/src/**/*.stories.tsx', '.storybook/preview.tsx'],
      include: [...(vite.optimizeDeps?.include ?? []), 'react/jsx-dev-runtime'], // found only while a story runs, it would reload the tests
      exclude: [...(vite.optimizeDeps?.exclude ?? []), 'libheif-js'],
    },
    resolve: { ...vite.resolve, conditions: ['source', ...defaultClientConditions] },
  }),
};
export default config;
