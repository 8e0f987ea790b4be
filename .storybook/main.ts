import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions } from 'vite';
import { jsonImports } from '../packages/i18n/src/json-imports.ts';
import { docsFiles } from './docs-files.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './{pages,reference}/*.@(mdx|stories.tsx)',
    './{flow-maps,scenarios}/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y', '@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' }, // react-docgen-typescript needs the compiler API that TypeScript 7 lacks
  viteFinal: (vite) => ({
    ...vite,
    base: './', // static under any sub-path of any file server
    plugins: [...(vite.plugins ?? []), tailwindcss(), jsonImports(), docsFiles()],
    // A dependency that is found only while stories play is optimized then, which reloads them: all stories are looked through before the first plays.
    // libheif-js is found only inside a worker.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['.storybook/*/*.stories.tsx', 'packages/*/src/**/*.stories.tsx', '.storybook/preview.tsx'],
      exclude: [...(vite.optimizeDeps?.exclude ?? []), 'libheif-js'],
    },
    resolve: { ...vite.resolve, conditions: ['source', ...defaultClientConditions] },
  }),
};
export default config;
