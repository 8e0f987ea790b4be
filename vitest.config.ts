import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { jsonImports } from './packages/i18n/src/json-imports.ts';
import { phoneBrowser } from './scripts/phone-browser.ts';

const resolve = { conditions: ['source', ...defaultClientConditions] };

/** Pure logic in Node, components in Chromium. Stories: vitest.stories.config.ts. */
export default defineConfig({
  test: {
    maxWorkers: '100%', // left alone, one core of two waits
    projects: [
      {
        ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 60_000, // a busy machine is slow, not wrong
          setupFiles: ['scripts/testing/seed.ts'],
          isolate: false, // no test replaces a module; what it stubs it puts back
          include: ['{packages,hosts}/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        plugins: [react(), tailwindcss(), jsonImports()],
        resolve,
        // a dependency found only while tests run is optimized then, which reloads them: name it here
        // (libheif-js is already an ES module, and is found only inside a worker)
        optimizeDeps: {
          entries: ['packages/ui/src/passport-reader/passport-worker.ts'], // and the tests, which Vitest adds
          include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', 'react-dom/server', 'vitest-browser-react'],
          exclude: ['libheif-js'],
        },
        test: {
          name: 'browser',
          testTimeout: 60_000,
          include: ['packages/*/src/**/*.test.tsx'],
          browser: phoneBrowser,
        },
      },
    ],
  },
});
