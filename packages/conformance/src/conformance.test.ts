import { createSandbox, openMemory, type Sandbox } from '@quayside/sandbox/sandbox';
import { everyDatabase } from '@quayside/sandbox/testing/databases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checks, junitReport, testConformance, textReport } from './conformance.ts';
import { accountMutants } from './testing/mutants/account-mutants.ts';
import { changeResponse, type RequestHandler } from './testing/mutants/alter.ts';
import { coreMutants } from './testing/mutants/core-mutants.ts';
import { derivativeMutants } from './testing/mutants/derivative-mutants.ts';
import { digitalIdMutants } from './testing/mutants/digital-id-mutants.ts';
import { encryptionMutants } from './testing/mutants/encryption-mutants.ts';
import { jointMutants } from './testing/mutants/joint-mutants.ts';
import { openingMutants } from './testing/mutants/opening-mutants.ts';
import { uploadMutants } from './testing/mutants/upload-mutants.ts';
import { w8benMutants } from './testing/mutants/w8ben-mutants.ts';
import { serve, type TestServer } from './testing/serve.ts';

const mutants = [
  ...coreMutants,
  ...openingMutants,
  ...encryptionMutants,
  ...digitalIdMutants,
  ...uploadMutants,
  ...jointMutants,
  ...derivativeMutants,
  ...w8benMutants,
  ...accountMutants,
];

let sandbox: Sandbox;
let served: TestServer;
let handle: RequestHandler;

beforeAll(async () => {
  sandbox = await createSandbox({ database: openMemory() });
  served = await serve((request) => handle(request));
});
afterAll(async () => {
  await served.close();
  await sandbox.close();
});

test.each(mutants)('the check $caughtBy fails if $name', { tags: ['night'] }, async ({ caughtBy, change }) => {
  handle = change(sandbox.fetch);
  const { results } = await testConformance({ base: served.base, only: [caughtBy] });
  expect(results.map(({ id, state }) => ({ id, state }))).toEqual([{ id: caughtBy, state: 'failed' }]);
});

test('every check catches a server with a fault', () => {
  const caught = mutants.map(({ caughtBy }) => caughtBy);
  expect(checks.map(({ id }) => id).filter((id) => !caught.includes(id))).toEqual([]);
  expect(mutants.length).toBeGreaterThanOrEqual(60);
});

describe('a sandbox', () => {
  // All checks take a minute with PGlite, and several on a busy machine.
  test.each(everyDatabase)(
    'passes all conformance checks with the $name database',
    async ({ start }) => {
      const own = await createSandbox(await start());
      handle = own.fetch;
      const report = await testConformance({ base: served.base });
      await own.close();
      expect(report.passed, textReport(report)).toBe(true);
      expect(report.results.filter(({ state }) => state === 'skipped')).toEqual([]);
    },
    600_000,
  );
});

describe('without a test interface', () => {
  test('without a test interface, runs only read-only checks, and lists the abilities that each skipped check needs', async () => {
    handle = hiding(sandbox.fetch);
    const report = await testConformance({ base: served.base });
    expect(report).toMatchObject({ hasTestInterface: false, passed: true });
    const ran = report.results.filter(({ state }) => state === 'passed').map(({ id }) => id);
    expect(ran).toEqual(checks.filter(({ needs }) => needs.length === 0).map(({ id }) => id));
    expect(textReport(report)).toContain(
      'core.replay  Refuses an exact repetition of a request with 310011 replay  (the test interface lacks: customer)',
    );
  });
});

describe('the report', () => {
  test('reports the request, both values and the documentation of a failure', async () => {
    handle = changeResponse(undefined, (one) => ({ ...one, code: 200 }))(sandbox.fetch);
    const report = await testConformance({ base: served.base, only: ['core.envelope'] });
    const text = textReport(report);
    expect(text).toContain('✗ core.envelope');
    expect(text).toContain(`request   GET ${served.base}/open-account-server/api/get-reference-lists/v1`);
    expect(text).toContain('expected  the code is a success code: one of 0, 301400');
    expect(text).toContain('docs/build-the-server.md#the-envelope');
    expect(junitReport(report)).toContain('<testsuite name="core" tests="1" failures="1" skipped="0"');
  });

  test('refuses the id of an unknown check', async () => {
    await expect(testConformance({ base: served.base, only: ['core.nothing'] })).rejects.toThrow('core.nothing');
  });
});

/** Returns a server that lacks the test interface. */
const hiding =
  (next: RequestHandler): RequestHandler =>
  async (request) =>
    new URL(request.url).pathname.startsWith('/conformance') ? new Response('closed', { status: 404 }) : next(request);
