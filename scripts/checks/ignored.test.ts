import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it.each([
  '.turbo/runs/summary.json',
  'packages/ui/.turbo/turbo-test.log',
  'hosts/sg/.quayside/reports/unit.json',
  '.quayside/stryker/sandbox.ts',
  'test-results/trace.zip',
  'playwright-report/index.html',
  'packages/ui/.vitest/attachments/picture.png',
  'packages/ui/vite.config.ts.timestamp-1.mjs',
  'e2e/webkit/__pycache__/web_views.pyc',
  'examples/vue/node_modules/vue/package.json',
  'examples/vue/dist/index.html',
])('git does not see %s, which a tool writes', (path) => {
  expect(spawnSync('git', ['check-ignore', '--quiet', '--no-index', path], { cwd: root }).status).toBe(0);
});
