import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where the browser that the tests drive is: CHROMIUM, or the first known place that exists, or undefined. */
export const chromiumPath = () => process.env.CHROMIUM ?? places.find((place) => existsSync(place));

const shell = '/usr/bin/chromium-headless-shell';

/**
 * Chromium without windows, where there is one: the same engine, at three quarters of the processor's time for a journey.
 * CHROMIUM_HEADLESS_SHELL, CHROMIUM, where Debian puts it, or Chromium itself.
 */
export const headlessShellPath = () =>
  process.env.CHROMIUM_HEADLESS_SHELL ?? process.env.CHROMIUM ?? (existsSync(shell) ? shell : chromiumPath());

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
