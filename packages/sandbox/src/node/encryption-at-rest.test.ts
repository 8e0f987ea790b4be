/** @module-tag night It starts a SQL database. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadLog } from '@quayside/contract/calls/log';
import { expect, onTestFinished, test } from 'vitest';
import { sampleEmail, sampleName } from '../development/samples/sample-answers.ts';
import { TestOpening } from '../testing/opening.ts';
import { openTestSandbox } from '../testing/test-sandbox.ts';

test('F41 stores no personal data in clear text in the data folder', { timeout: 60_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quayside-rest-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const sandbox = await openTestSandbox({ dataDir });
  const customer = await sandbox.customer('+6591827364');
  const opening = await TestOpening.start(customer);
  await opening.fillIn();
  const { reference } = await opening.submit();
  await sandbox.api('POST', '/review', {
    applicationId: opening.id,
    act: 'reject',
    requirement: 'contact',
    code: 'more-information',
    note: 'Canary of the reviewer',
  });
  const error = { occr_time: '', platform: 'H5', version: '', type: '', name: '', url: '', code: '', app_type: '' };
  const rest = { lang_type: '', extend_msg: '', net_type: '', uuid: '' };
  await customer.call(uploadLog, [{ ...error, ...rest, desc: 'Canary of the log' }]);
  await sandbox.close();

  const bytes = Buffer.concat(filesOf(dataDir).map((path) => readFileSync(path)));
  const found = (text: string) => bytes.includes(Buffer.from(text)) || bytes.includes(Buffer.from(text, 'utf16le'));
  expect(found(reference ?? '')).toBe(true);
  const canaries = [sampleName, sampleEmail, '91827364', customer.token, 'Jalan Ampang', 'A12345678', 'IG115002000'];
  for (const canary of [...canaries, 'Example Trading', 'Canary of the reviewer', 'Canary of the log', '1990-05-14'])
    expect([canary, found(canary)]).toEqual([canary, false]);
  expect(statSync(join(dataDir, 'key')).mode & 0o777).toBe(0o600);
});

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
