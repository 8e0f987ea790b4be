import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { phoneBrowser } from './scripts/phone-browser.ts';

/**
 * Every story plays in Chromium with axe in the white skin, and ends with the contrast of the other two looked at.
 * `--project stories-black` plays it in another. Each project gets an instance of its own: Vitest 5.1 writes the project's name into it.
 */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: ['white', 'black', 'blue'].map((skin) => ({
      plugins: [storybookTest({ configDir: '.storybook' })],
      test: {
        name: `stories-${skin}`,
        testTimeout: 120_000,
        browser: { ...phoneBrowser, instances: [{ browser: 'chromium' }] },
        env: { STORYBOOK_SKIN: skin, STORYBOOK_OTHER_SKINS: 'checked' },
        isolate: false,
      },
    })),
  },
});
