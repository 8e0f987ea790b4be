import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns CHROMIUM, or a path where Chromium is installed. */
export const chromiumPath = () => process.env.CHROMIUM ?? places.find((place) => existsSync(place));

const shell = '/usr/bin/chromium-headless-shell';

/**
 * Returns the path of Chromium's headless shell, which has the same engine and takes three quarters of the time, or of Chromium.
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

/** For pages that exist for seconds, as in journeys: optimizing compilers cost a fifth of the time there, and save less. */
export const shortPageArgs = ['--js-flags=--no-turbofan --no-maglev'];
