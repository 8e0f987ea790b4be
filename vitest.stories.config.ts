import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { isQuick } from './packages/platform/src/testing/property-runs/property-runs.ts';
import { phoneBrowser } from './scripts/phone-browser.ts';
import { listUnaffectedTests } from './scripts/testing/affected.ts';
import { slowParts } from './scripts/testing/slow-parts.ts';
import { savePlaces } from './scripts/translations/places.ts';

// `npm test` plays stories in the production build of React and runs axe on two stories of a component or screen. Together that took 188 s instead of 335 s.
if (isQuick) process.env.NODE_ENV = 'production';

const stories = (name: string, env: Record<string, string>, plugins: readonly Plugin[] = []) => ({
  plugins: [storybookTest({ configDir: '.storybook' }), ...plugins],
  test: {
    name,
    testTimeout: 120_000,
    exclude: [...configDefaults.exclude, ...listUnaffectedTests()],
    setupFiles: ['scripts/testing/react-timing.ts'],
    browser: { ...phoneBrowser, commands: { savePlaces }, instances: [{ browser: 'chromium' as const }] },
    env: { STORYBOOK_IN_TEST: 'yes', ...env },
    isolate: false,
  },
});

/**
 * Every story plays in Chromium with axe in the white skin, and its end is checked for contrast in three skins (`npm test` leaves contrast to the night).
 * `--project stories-black` plays it in another, `npm run task -- pseudo` shows each end in the pseudo-locale,
 * `npm run task -- slow-parts` plays it while code arrives late,
 * and `npm run translations -- places` records which texts each story shows. Each project gets an instance of its own: Vitest 5.1 writes the project's name into it.
 */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      ...['white', 'black', 'blue'].map((skin) =>
        stories(`stories-${skin}`, { STORYBOOK_SKIN: skin, STORYBOOK_AXE: isQuick ? 'samples' : 'all' }),
      ),
      stories('stories-slow', {}, [slowParts()]),
      stories('stories-pseudo', { STORYBOOK_PSEUDO: 'checked' }),
      stories('stories-places', { STORYBOOK_PLACES: 'recorded' }),
    ],
  },
});
