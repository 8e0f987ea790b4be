import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { languagePacks } from './packages/host/src/build/language-packs/language-packs.ts';
import { isQuick } from './packages/platform/src/testing/property-runs/property-runs.ts';
import { documentPhoto, photoPlan } from './packages/testing/src/document-photos/document-photos.ts';
import { phoneBrowser } from './scripts/phone-browser.ts';
import { listUnaffectedTests } from './scripts/testing/affected.ts';

/** For properties in Chromium, which has no `process`. */
const define = Object.fromEntries(
  ['QUAYSIDE_QUICK', 'QUAYSIDE_SEED'].map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')]),
);
const resolve = { conditions: ['quayside-source', ...defaultClientConditions] };

/** Pure logic in Node, components in Chromium. Stories: vitest.stories.config.ts. */
export default defineConfig({
  test: {
    maxWorkers: '100%', // left alone, one core of two waits
    tags: [{ name: 'night', description: '`npm test` leaves it to `npm run test:all`, because it takes seconds' }],
    ...(isQuick && { tagsFilter: ['!night'] }),
    projects: [
      {
        plugins: [languagePacks()],
        ssr: { resolve: { conditions: ['quayside-source', ...defaultServerConditions] } },
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 120_000, // a busy machine is slow, not wrong
          setupFiles: ['scripts/testing/seed.ts', 'scripts/testing/wait-timeout.ts'],
          isolate: false, // no test replaces a module; what it stubs it puts back
          include: ['{packages,hosts}/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        plugins: [react(), tailwindcss(), languagePacks()],
        resolve,
        define,
        // a dependency found only while tests run is optimized then, which reloads them: name it here
        // (libheif-js is already an ES module, and is found only inside a worker)
        optimizeDeps: {
          entries: ['packages/capture/src/document-reader/reader-worker.ts'], // and the tests, which Vitest adds
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react-dom/client',
            'react-dom/server',
            'react-hook-form',
            'vitest-browser-react',
          ],
          exclude: ['libheif-js'],
        },
        test: {
          name: 'browser',
          testTimeout: 120_000,
          setupFiles: ['scripts/testing/react-timing.ts', 'scripts/testing/wait-timeout.ts'],
          expect: { poll: { timeout: 30_000 } },
          include: ['packages/*/src/**/*.test.tsx', '.storybook/**/*.test.tsx'],
          exclude: [...configDefaults.exclude, ...listUnaffectedTests()],
          browser: { ...phoneBrowser, commands: { documentPhoto, photoPlan } },
        },
      },
    ],
  },
});
