import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath, headlessShellPath } from '../chromium.mjs';
import { aptInstall } from './apt.ts';

/** No Chromium was found or installed; the message says what to do. */
export class ChromiumError extends Error {
  override readonly name = 'ChromiumError';
}

/** Returns the path of Chromium: CHROMIUM, a known path, the one that apt installs, or that of npm's @sparticuz/chromium, unpacked into `cache`. Throws ChromiumError. */
export function findChromium(root: string, cache: string, say: (line: string) => void): string {
  const there = chromiumPath();
  if (there) return there;
  if (aptInstall(['chromium', 'fonts-liberation'], say)) {
    const installed = chromiumPath();
    if (installed) return installed;
  }
  const unpacked = unpackFromNpm(root, cache, say);
  if (unpacked) return unpacked;
  throw new ChromiumError(
    'No Chromium was found, and none could be brought to this machine. Install Chromium or Chrome, or set CHROMIUM to the path of its program, and run the command again.',
  );
}

/** Returns the path of Chromium for tests without a window: CHROMIUM, Debian's headless shell (installed as root), or the whole of Chromium. Throws ChromiumError. */
export function findHeadlessShell(root: string, cache: string, say: (line: string) => void): string {
  const there = headlessShellPath();
  if (there && (process.env.CHROMIUM || there !== chromiumPath())) return there;
  const isInstalled = aptInstall(['chromium-headless-shell', 'fonts-liberation'], say);
  return (isInstalled && headlessShellPath()) || findChromium(root, cache, say);
}

/** npm's copy is built for a serverless platform, so it needs the paths of its libraries and its font. */
function unpackFromNpm(root: string, cache: string, say: (line: string) => void): string | undefined {
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
    // It unpacks into the temporary folder, and its libraries only on that platform.
    env: { ...process.env, TMPDIR: cache, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
  const fonts = join(cache, 'fonts');
  const settings = join(fonts, 'fonts.conf');
  // Its settings name a fixed folder: without this every text is 0 px wide.
  writeFileSync(
    settings,
    readFileSync(settings, 'utf8').replace(/<dir>.*<\/dir>/, `<dir>${fonts}</dir><dir>/usr/share/fonts</dir>`),
  );
  const script = [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH='${cache}/al2023/lib' FONTCONFIG_PATH='${fonts}'`,
    `exec '${program}' "$@"`,
    '',
  ];
  writeFileSync(launcher, script.join('\n'));
  chmodSync(launcher, 0o755);
  return launcher;
}
