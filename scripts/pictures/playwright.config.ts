import { defineConfig } from '@playwright/test';
import '../../e2e/support/from-sources.ts';
import { chromiumArgs, chromiumPath } from '../chromium.mjs';

/** `npm run task -- pictures` compares pictures of key stories with .storybook/pictures. `--update-snapshots` replaces those that differ. */
export default defineConfig({
  testDir: '.',
  globalSetup: './serve-storybook.ts',
  snapshotPathTemplate: '{testDir}/../../.storybook/pictures/{arg}{ext}',
  outputDir: '../../.quayside/pictures',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '../../.quayside/reports/pictures.json' }]],
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.002 } },
  use: {
    launchOptions: {
      executablePath: chromiumPath(),
      args: [...chromiumArgs, '--font-render-hinting=none', '--force-color-profile=srgb'],
    },
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
  },
});
