import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { root, test } from './support/new-folder.ts';

test('the tools of the jobs that version and publish install from their lockfile, and start', async ({ folder }) => {
  cpSync(join(root, '.github/release'), folder.path, { recursive: true });
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund'];
  const installed = await folder.run('npm', ['ci', ...flags]);
  expect(installed.exitCode, installed.output).toBe(0);
  for (const program of ['node_modules/.bin/changeset', 'node_modules/@pnpm/exe.linux-x64/pnpm']) {
    const { output } = await folder.run(join(folder.path, program), ['--version']);
    expect(output).toMatch(/\d+\.\d+\.\d+/);
  }
});
