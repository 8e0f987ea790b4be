import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { phoneBrowser } from './scripts/phone-browser.ts';

/** Every story plays in Chromium with axe, once a skin. Choose with `--project stories-black`. */
export default defineConfig({
  test: {
    projects: ['white', 'black', 'blue'].map((skin) => ({
      plugins: [storybookTest({ configDir: '.storybook' })],
      test: { name: `stories-${skin}`, browser: phoneBrowser, env: { STORYBOOK_SKIN: skin }, isolate: false },
    })),
  },
});
