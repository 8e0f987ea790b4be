import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as opening from '@quayside/contract/calls/opening';
import { expect, onTestFinished, test } from 'vitest';
import { openTestSandbox } from './testing/test-sandbox.ts';

test('retains a saved step after a restart', {
  timeout: 60_000,
  tags: ['night'],
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quayside-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const first = await openTestSandbox({ dataDir });
  const customer = await first.customer();
  const { id, revision } = await customer.call(opening.startApplication, { flow: 'opening' });
  const answers = { nationality: 'MY', fullName: 'LIM WEI MING' };
  const saved = await customer.call(opening.saveStep, { applicationId: id, step: 'base-info', answers, revision });
  expect(saved.issues.map(({ path }) => path)).toContain('documentNumber');
  await first.close();

  const second = await openTestSandbox({ dataDir });
  const { token, userId, device } = customer;
  const again = Object.assign(second.client(), { token, userId, device });
  const application = await again.call(opening.getApplication, { flow: 'opening' });
  expect(application?.answers['base-info']).toEqual(answers);
  expect(application?.revision).toBe(saved.application.revision);
  await second.close();
});
