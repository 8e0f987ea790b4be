import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the path of the browser for tests: CHROMIUM, the first known path that exists, or undefined. */
export const chromiumPath = () => process.env.CHROMIUM ?? places.find((place) => existsSync(place));

const shell = '/usr/bin/chromium-headless-shell';

/**
 * Returns the path of Chromium's headless shell, which has the same engine and takes three quarters of the time: CHROMIUM_HEADLESS_SHELL, CHROMIUM, Debian's
 * path, or Chromium itself.
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

/**
 * For pages that live for seconds, as in journeys: the compilers of hot code cost them a fifth of their processor time and save less. Stories share one page and gain from them.
 */
export const shortPageArgs = ['--js-flags=--no-turbofan --no-maglev'];
