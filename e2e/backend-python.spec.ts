import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConformance, textReport } from '../packages/conformance/src/conformance.ts';
import { freePort } from '../scripts/services/ports.ts';
import { type Service, startService } from '../scripts/services/service.ts';
import { distFolder, repositoryRoot, startGateway } from '../scripts/services/services.ts';
import { findPython } from '../scripts/testing/system-packages.ts';
import { openSignedIn } from './support/registration.ts';
import { test as base, expect } from './support/test.ts';

const python = findPython(console.log);
const key = join(repositoryRoot, 'packages/sandbox/src/development/keys/development-private.json');

/** A test with the server of examples/backend-python, alone and behind the gateway of the Singapore app. */
const test = base.extend<{ backend: Service; place: { sgUrl: string; sandboxUrl: string } }>({
  backend: async ({}, provide) => {
    test.skip('missing' in python, 'missing' in python ? python.missing : '');
    const folder = await mkdtemp(join(tmpdir(), 'quayside-python-'));
    const backend = await startService({
      name: 'backend-python',
      command: 'command' in python ? python.command : '',
      args: [
        '-m',
        'backend',
        '--port',
        '0',
        '--database',
        join(folder, 'data.db'),
        '--private-key',
        key,
        '--test-interface',
      ],
      cwd: join(repositoryRoot, 'examples/backend-python'),
      readyWhen: /^listening on (\S+)/,
      print: console.log,
    });
    await provide(backend);
    await backend.end();
    await rm(folder, { recursive: true });
  },
  place: async ({ backend }, provide) => {
    const port = await freePort();
    const gateway = await startGateway({
      sites: [{ port, dist: distFolder('sg') }],
      sandboxUrl: backend.url,
      print: () => undefined,
    });
    await provide({ sgUrl: `http://localhost:${port}/acct/open-account/`, sandboxUrl: `${backend.url}/` });
    await gateway.end();
  },
});

test('a server written from the documents passes its profiles of the conformance kit', async ({ backend }) => {
  const report = await testConformance({ base: backend.url, profiles: ['core', 'opening', 'uploads'] });
  expect(report.passed, textReport(report)).toBe(true);
  expect(report.results.filter(({ state }) => state === 'skipped')).toEqual([]);
});

test('the Singapore app opens an account on this server', async ({ page, backend, opening, customer: { say } }) => {
  const ask = async <T>(path: string, body: object): Promise<T> => {
    const answer = await fetch(`${backend.url}/conformance/v1/${path}`, { method: 'POST', body: JSON.stringify(body) });
    const { code, data } = (await answer.json()) as { code: number; data: T };
    expect(code, path).toBe(0);
    return data;
  };
  const { loginCode } = await ask<{ loginCode: string }>('customer', {});
  await openSignedIn(page, 'sg-choose', loginCode);
  const saving = page.waitForRequest(/save-step/);
  await opening.walk('choose', 'sign-info');
  const { applicationId } = (await saving).postDataJSON() as { applicationId: string };
  await opening.fill('sign-info');
  await opening.goOn('sign-info');
  await expect(page).toHaveURL(/\/success$/);

  await page.getByRole('link', { name: say('application-state', 'toStatus') }).click();
  await expect(page.getByRole('heading', { name: say('application-state', 'under-review.heading') })).toBeVisible();
  await ask('review', { applicationId, act: 'approve' });
  await page.reload();
  await expect(page.getByRole('heading', { name: say('application-state', 'opened.margin') })).toBeVisible();
  await page.goto('');
  await page.goto('');
  await expect(page.getByRole('heading', { name: say('application-state', 'opened.heading') })).toBeVisible();
});
