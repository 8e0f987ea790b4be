import { playwright } from '@vitest/browser-playwright';
import { chromiumArgs, headlessShellPath } from './chromium.mjs';

/** Settings of Vitest's browser: headless Chromium with the size of a phone. Reduced motion turns animations off in tests. */
export const phoneBrowser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 390, height: 844 },
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions: { executablePath: headlessShellPath(), args: chromiumArgs },
    contextOptions: { reducedMotion: 'reduce' },
  }),
};
