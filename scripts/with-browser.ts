import { spawnSync } from 'node:child_process';
import { ChromiumError, findHeadlessShell } from './testing/chromium.ts';

/* `with-browser.ts <command> [arguments]` runs a command with the browser of the tests. */

const [command = '', ...args] = process.argv.slice(2);
try {
  const shell = findHeadlessShell((line) => console.error(line));
  const env = { ...process.env, CHROMIUM_HEADLESS_SHELL: shell };
  const { status } = spawnSync(command, args, { env, stdio: 'inherit', shell: process.platform === 'win32' });
  process.exitCode = status ?? 1;
} catch (error) {
  if (!(error instanceof ChromiumError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
