import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath, headlessShellPath } from '../chromium.mjs';
import { aptInstall } from './apt.ts';

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.quayside/chromium');

/** Thrown if Chromium is missing and can't be installed. The message says what to do. */
export class ChromiumError extends Error {
  override readonly name = 'ChromiumError';
}

/**
 * Returns the path of Chromium. If it is missing, installs it with apt, or unpacks npm's
 * @sparticuz/chromium. Throws ChromiumError if neither is possible.
 */
export function findChromium(say: (line: string) => void): string {
  const found =
    chromiumPath() ??
    (aptInstall(['chromium', 'fonts-liberation'], say) ? chromiumPath() : undefined) ??
    unpackFromNpm(say);
  if (found) return found;
  throw new ChromiumError(
    'Chromium could not be found or installed. Install Chromium or Chrome, or set CHROMIUM to the path of its program, and run the command again.',
  );
}

/**
 * Returns the path of a Chromium for tests without a window: its headless shell, which apt can install, or else Chromium
 * itself. Throws ChromiumError if there is neither.
 */
export function findHeadlessShell(say: (line: string) => void): string {
  const found = headlessShellPath();
  if (found && (process.env.CHROMIUM || found !== chromiumPath())) return found;
  const isInstalled = aptInstall(['chromium-headless-shell', 'fonts-liberation'], say);
  return (isInstalled && headlessShellPath()) || findChromium(say);
}

/**
 * Unpacks Chromium from an npm package and returns its path. Returns undefined if the package is missing, or on other
 * machines than Linux x64. The package is built for AWS Lambda, so it needs the paths of its libraries and fonts.
 */
function unpackFromNpm(say: (line: string) => void): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (!existsSync(join(root, 'node_modules/@sparticuz/chromium/package.json'))) return undefined;
  const launcher = join(cache, 'chromium-with-libraries');
  if (existsSync(launcher)) return launcher;
  say('Unpacking Chromium from npm');
  mkdirSync(cache, { recursive: true });
  const unpack = "import chromium from '@sparticuz/chromium'; process.stdout.write(await chromium.executablePath());";
  const program = execFileSync(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: root,
    encoding: 'utf8',
    // It unpacks its libraries only on Lambda.
    env: { ...process.env, TMPDIR: cache, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
  const fonts = join(cache, 'fonts');
  const settings = join(fonts, 'fonts.conf');
  // Without the fonts of the machine, every text is 0 px wide.
  const folders = `<dir>${fonts}</dir><dir>/usr/share/fonts</dir>`;
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(/<dir>.*<\/dir>/, folders));
  const variables = `LD_LIBRARY_PATH='${cache}/al2023/lib' FONTCONFIG_PATH='${fonts}'`;
  writeFileSync(launcher, `#!/bin/sh\nexport ${variables}\nexec '${program}' "$@"\n`);
  chmodSync(launcher, 0o755);
  return launcher;
}
