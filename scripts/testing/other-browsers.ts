import { existsSync } from 'node:fs';
import { aptInstall } from './apt.ts';
import { findDisplay } from './display.ts';

const firefox = '/usr/bin/firefox-esr';
export const webKitDriver = '/usr/bin/WebKitWebDriver';
const miniBrowsers = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

/** Returns the path of WebKitGTK's MiniBrowser. */
export const miniBrowser = (): string | undefined => miniBrowsers.find((place) => existsSync(place));

export const otherBrowsers = ['firefox', 'webkit'] as const;
export type OtherBrowser = (typeof otherBrowsers)[number];

/** Returns the installed browsers besides Chromium. Installs them with apt if possible. */
export function findOtherBrowsers(say: (line: string) => void): OtherBrowser[] {
  const isInstalled: Readonly<Record<OtherBrowser, () => boolean>> = {
    firefox: () => existsSync(firefox),
    webkit: () => existsSync(webKitDriver) && miniBrowser() !== undefined && findDisplay(say),
  };
  const packages: Readonly<Record<OtherBrowser, string>> = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver' };
  return otherBrowsers.filter(
    (name) => isInstalled[name]() || (aptInstall([packages[name]], say) && isInstalled[name]()),
  );
}
