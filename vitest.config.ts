import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, chromiumPath } from './scripts/chromium.mjs';

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 390, height: 844 },
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: chromiumArgs } }),
};
const resolve = { conditions: ['source', ...defaultClientConditions] };
const stories = (skin: string) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook' }), tailwindcss()],
  resolve,
  test: { name: `stories-${skin}`, browser, env: { STORYBOOK_SKIN: skin }, isolate: false },
});

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
        resolve,
        test: { name: 'unit', environment: 'node', include: ['{packages,hosts}/*/src/**/*.test.ts', 'scripts/**/*.test.ts'] },
      },
      { extends: true, plugins: [tailwindcss()], resolve, test: { name: 'browser', include: ['packages/*/src/**/*.test.tsx'], browser } },
      ...['white', 'black', 'blue'].map(stories),
    ],
  },
});
