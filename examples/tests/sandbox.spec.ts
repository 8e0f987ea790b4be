import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { testConformance, textReport } from '../../packages/conformance/src/conformance.ts';
import { runInConsumer } from '../../scripts/consumers/install.ts';
import { registryEnvironment } from '../../scripts/registry/registry.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { startService } from '../../scripts/services/service.ts';

test.describe.configure({ timeout: 300_000 });

let folder = '';
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-sandbox-'));
  const environment = registryEnvironment(process.env.QUAYSIDE_REGISTRY ?? '', join(folder, 'caches'));
  await runInConsumer(folder, 'npm', ['install', '--no-audit', '--no-fund', '@quayside/sandbox'], environment);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Starts the installed sandbox with these options, as `npx
 * @quayside/sandbox …` does.
 */
async function startSandbox(...options: string[]) {
  const port = await freePort();
  const lines: string[] = [];
  const { NODE_OPTIONS: _, ...env } = process.env;
  const service = await startService({
    name: 'sandbox',
    command: join(folder, 'node_modules/.bin/sandbox'),
    args: ['--port', String(port), ...options],
    env: env as Record<string, string>,
    cwd: folder,
    print: (line) => lines.push(line),
  });
  const users = async () => {
    const answer = await fetch(`${service.url}/sandbox/api/users`);
    return ((await answer.json()) as { data: unknown[] }).data.length;
  };
  return { ...service, lines, users };
}

test('the packed sandbox starts in an empty folder, preserves its data, and deletes it on request', async () => {
  const first = await startSandbox('--seed', 'draft,under-review');
  expect(first.lines).toEqual([
    expect.stringMatching(/^seeded draft: sign in with \+65/),
    expect.stringMatching(/^seeded under-review: sign in with \+65/),
  ]);
  expect(await first.users()).toBe(2);
  const report = await testConformance({ base: first.url, profiles: ['core'] });
  expect(report.passed, textReport(report)).toBe(true);
  await first.end();
  expect(existsSync(join(folder, '.quayside/sandbox/database.ready'))).toBe(true);

  const again = await startSandbox();
  expect(await again.users()).toBeGreaterThan(2);
  await again.end();

  const emptied = await startSandbox('--reset');
  expect(await emptied.users()).toBe(0);
  await emptied.end();
});
