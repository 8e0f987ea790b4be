import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

let updated = false;

/** Returns whether this process is root on Debian or Ubuntu. */
const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs system packages with apt. Returns false if this machine can't, or if apt fails. */
export function aptInstall(packages: readonly string[], say: (line: string) => void): boolean {
  if (!canInstall()) return false;
  say(`Installing ${packages.join(', ')} with apt`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: 300_000,
    }).status === 0;
  updated ||= apt('update');
  return updated && apt('install', '-y', '--no-install-recommends', ...packages);
}
