import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the variable CHROMIUM, or the path of an installed Chromium. */
export const chromiumPath = () => process.env.CHROMIUM ?? places.find((place) => existsSync(place));

const shell = '/usr/bin/chromium-headless-shell';

/**
 * Returns the path of Chromium's headless shell, which needs three quarters of the time, or else the path of Chromium.
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

/** Options of Chromium for pages that are open for seconds only, as in journeys. Optimizing compilers cost a fifth of the time there. */
export const shortPageArgs = ['--js-flags=--no-turbofan --no-maglev'];
