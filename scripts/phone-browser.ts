import { playwright } from '@vitest/browser-playwright';
import { chromiumArgs, chromiumPath } from './chromium.mjs';

/** Vitest's browser: Chromium without a window, the size of a phone, asking for less motion so that nothing is tested half faded in. */
export const phoneBrowser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 390, height: 844 },
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
    contextOptions: { reducedMotion: 'reduce' },
  }),
};
