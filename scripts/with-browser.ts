import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ChromiumError, findHeadlessShell } from './testing/chromium.ts';

// Runs one test's command with the browser that `npm test` finds or installs: `with-browser.ts <command> [arguments]`.
const root = join(import.meta.dirname, '..');
const say = (line: string) => console.error(line);
const [command = '', ...rest] = process.argv.slice(2);

try {
  const env = {
    ...process.env,
    CHROMIUM_HEADLESS_SHELL: findHeadlessShell(root, join(root, '.quayside/chromium'), say),
  };
  process.exitCode =
    spawnSync(command, rest, { env, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
} catch (error) {
  if (!(error instanceof ChromiumError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
