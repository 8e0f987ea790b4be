import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Service, startService } from '../services/service.ts';
import { aptInstall } from './apt.ts';

type Say = (line: string) => void;

/** Returns whether a program is installed. If it is not, tries to install it with apt first. */
const isAvailable = (isInstalled: () => boolean, packages: readonly string[], say: Say): boolean =>
  isInstalled() || (aptInstall(packages, say) && isInstalled());

/** Returns whether fonts for Chinese, Japanese and Thai are available. Tries to install them on Linux; other systems have them. */
export const hasAsianFonts = (say: Say): boolean =>
  process.platform !== 'linux' ||
  isAvailable(
    () =>
      ['zh', 'ja', 'th'].every((language) =>
        spawnSync('fc-list', [`:lang=${language}`, 'file'], { encoding: 'utf8' }).stdout?.trim(),
      ),
    ['fontconfig', 'fonts-noto-cjk', 'fonts-thai-tlwg'],
    say,
  );

/** A virtual screen of Xvfb. `name` is the value for the variable DISPLAY, such as `:99`. */
export type VirtualDisplay = { readonly name: string; readonly end: Service['end'] };

const xvfb = '/usr/bin/Xvfb';
const hasDisplay = (say: Say) => isAvailable(() => existsSync(xvfb), ['xvfb'], say);

/** Starts a virtual screen of this size in pixels, with a number that is free. Rejects with ServiceError if Xvfb can't start. */
export async function startDisplay({ width, height }: { width: number; height: number }): Promise<VirtualDisplay> {
  const { url: number, end } = await startService({
    name: 'Xvfb',
    command: xvfb,
    args: ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp', '-noreset'],
    print: () => undefined,
    readyWhen: /^(\d+)$/,
  });
  return { name: `:${number}`, end };
}

const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib'];
const inLibraries = (path: string) => libraries.map((folder) => `${folder}/${path}`).find((file) => existsSync(file));

/** The path of the system's Python, which has the module `gi` of Debian's `python3-gi`. */
export const webViewPython = '/usr/bin/python3';

/** Returns whether a WebKit web view and a display for it are available. Tries to install what is missing with apt. */
export const hasWebViews = (say: Say): boolean =>
  hasDisplay(say) &&
  isAvailable(
    () =>
      existsSync(webViewPython) &&
      existsSync('/usr/lib/python3/dist-packages/gi') &&
      inLibraries('girepository-1.0/WebKit2-4.1.typelib') !== undefined,
    ['gir1.2-webkit2-4.1', 'python3-gi'],
    say,
  );

export const webKitDriver = '/usr/bin/WebKitWebDriver';

/** Returns the path of WebKitGTK's MiniBrowser, or undefined if it is not installed. */
export const miniBrowser = (): string | undefined => inLibraries('webkit2gtk-4.1/MiniBrowser');

export const otherBrowsers = ['firefox', 'webkit'] as const;
export type OtherBrowser = (typeof otherBrowsers)[number];

/** Returns the installed browsers besides Chromium. First tries to install missing ones with apt. */
export function findOtherBrowsers(say: Say): readonly OtherBrowser[] {
  const isThere: Readonly<Record<OtherBrowser, () => boolean>> = {
    firefox: () => isAvailable(() => existsSync('/usr/bin/firefox-esr'), ['firefox-esr'], say),
    webkit: () =>
      isAvailable(() => existsSync(webKitDriver) && !!miniBrowser(), ['webkit2gtk-driver'], say) && hasDisplay(say),
  };
  return otherBrowsers.filter((name) => isThere[name]());
}

/** The Python command for examples/backend-python, or the reason why there is none. */
export type FoundPython = { readonly command: string } | { readonly missing: string };

/**
 * Returns a Python command that has the modules of examples/backend-python/requirements.txt, or the reason why there is
 * no Python. Throws an Error if Python lacks the modules and apt can't install them.
 */
export function findPython(say: Say): FoundPython {
  const runs = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  const commands = [process.env.PYTHON, 'python3', '/usr/bin/python3'].filter((one) => one !== undefined);
  const installed = commands.filter((command) => runs(command, '--version'));
  if (installed.length === 0) return { missing: 'Python 3 is not installed, and PYTHON names none' };
  const withModules = () => installed.find((command) => runs(command, '-c', 'import cryptography, PIL'));
  isAvailable(() => withModules() !== undefined, ['python3-cryptography', 'python3-pil'], say);
  const command = withModules();
  if (command) return { command };
  throw new Error(
    `${installed.join(', ')} cannot import cryptography and PIL: pip install -r examples/backend-python/requirements.txt`,
  );
}
