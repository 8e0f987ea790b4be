import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { phoneBrowser } from './scripts/phone-browser.ts';

const stories = (name: string, env: Record<string, string>) => ({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name,
    testTimeout: 120_000,
    browser: { ...phoneBrowser, instances: [{ browser: 'chromium' as const }] },
    env,
    isolate: false,
  },
});

/**
 * Every story plays in Chromium with axe in the white skin, and its end is checked for contrast in three skins.
 * `--project stories-black` plays it in another, and `npm run pseudo` shows each end in the pseudo-locale. Each project gets an instance of its own: Vitest 5.1 writes the project's name into it.
 */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      ...['white', 'black', 'blue'].map((skin) =>
        stories(`stories-${skin}`, { STORYBOOK_SKIN: skin, STORYBOOK_CONTRAST: 'checked' }),
      ),
      stories('stories-pseudo', { STORYBOOK_PSEUDO: 'checked' }),
    ],
  },
});
