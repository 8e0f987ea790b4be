import { customerDocumentPath } from '@quayside/contract/calls/account';
import { identityWebhookPath } from '@quayside/contract/calls/identity-check';
import { exampleSecondLogPath } from '@quayside/contract/calls/log';
import { getDocumentPath, submissionPdfPath } from '@quayside/contract/calls/opening';
import { calls } from '@quayside/contract/internals/calls';
import { operationsPath } from '@quayside/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemory } from '../domain/storage/open-memory.ts';
import { helpPath } from '../http/pages/help-page.ts';
import { registerPath } from '../http/pages/register-page.ts';
import { reportPath } from '../http/pages/report-page.ts';
import { createSecrets } from '../testing/own-secrets.ts';
import { openTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let open: TestSandbox;
let production: TestSandbox;
beforeAll(async () => {
  open = await openTestSandbox({ database: openMemory() });
  production = await openTestSandbox({ database: openMemory(), mode: 'production', ...(await createSecrets()) });
});
afterAll(() => Promise.all([open.close(), production.close()]));

const paths = [
  ...calls.map(({ path }) => `/${path}`),
  ...[getDocumentPath, submissionPdfPath, customerDocumentPath, identityWebhookPath, operationsPath].map(
    (path) => `/${path}`,
  ),
  registerPath,
  helpPath,
  reportPath,
  `/${exampleSecondLogPath}`,
  '/favicon.ico',
  '/nothing-here',
  '/conformance/v1',
  '/sandbox',
  '/sandbox/',
  '/sandbox/mailbox',
  '/sandbox/applications',
  '/sandbox/api/users',
  '/sandbox/digital-id/.well-known/openid-configuration',
  '/sandbox/digital-id/userinfo',
];

/** Returns the calls whose response a cache may store. */
async function cacheableCalls({ fetch }: TestSandbox, headers: Record<string, string>): Promise<string[]> {
  const asked = paths.flatMap((path) => ['GET', 'POST'].map((method) => ({ method, path })));
  const found = await Promise.all(
    asked.map(async ({ method, path }) => {
      const response = await fetch(new Request(`http://sandbox.test${path}`, { method, headers, redirect: 'manual' }));
      return response.headers.get('Cache-Control')?.includes('no-store') ? [] : [`${method} ${path}`];
    }),
  );
  return found.flat();
}

test('prevents caching of every response', async () => {
  expect(await cacheableCalls(open, (await open.customer()).headers())).toEqual([]);
  expect(await cacheableCalls(open, {})).toEqual([]);
  expect(await cacheableCalls(production, {})).toEqual([]);
});
