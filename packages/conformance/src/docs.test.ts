import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { saveStep } from '@quayside/contract/calls/opening';
import { createSandbox, openMemory } from '@quayside/sandbox/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { checks } from './conformance.ts';
import { ApplicationDriver } from './kit/application-driver.ts';
import { Kit } from './kit/check.ts';
import { signHeaders } from './kit/sign.ts';
import { TestInterface } from './kit/test-interface.ts';

const page = (name: string) => readFileSync(join(import.meta.dirname, '../../../docs', name), 'utf8');
const server = page('build-the-server.md');

/** Returns the JSON sample with a field from docs/build-the-server.md. */
function sampleWith<T>(field: string): T {
  const samples = [...server.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => JSON.parse(text) as object);
  return samples.find((one) => field in one) as T;
}

test('docs/conformance.md lists exactly the checks of the conformance kit, each with its title', () => {
  const text = page('conformance.md');
  const rows = checks.map(({ id, title, section }) => `| \`${id}\` | [${title}](build-the-server.md#${section}) |`);
  expect(rows.filter((row) => !text.includes(row)).join('\n')).toBe('');
  expect(text.split('\n').filter((line) => /^\| `[\w-]+\.[\w-]+` \|/.test(line))).toHaveLength(checks.length);
});

test('docs/build-the-server.md has the section to which each conformance check links', () => {
  const headings = [...server.matchAll(/^## (.+)$/gm)].map(([, words = '']) =>
    words.toLowerCase().replaceAll(' ', '-'),
  );
  expect(checks.map(({ section }) => section).filter((one) => !headings.includes(one))).toEqual([]);
});

test('signHeaders returns the signature of the example in docs/build-the-server.md', () => {
  const { values, signature } = sampleWith<{ values: readonly string[]; signature: string }>('signature');
  const [
    time = '',
    user = '',
    token = '',
    language = '',
    app = '',
    version = '',
    operation = '',
    ,
    type = '',
    device = '',
    info = '',
    net = '',
  ] = values;
  const headers = {
    'X-Time': time,
    'X-Uid': user,
    'X-Lang': language,
    'X-Type': app,
    'X-Ver': version,
    'X-Trans-Id': operation,
    'X-Dt': type,
    'X-Dev-Id': device,
    'X-Dev-Info': info,
    'X-Net-Type': net,
  };
  expect(signHeaders(headers, token, 'quayside-simulated-app')).toBe(signature);
});

test('the sandbox decrypts the encrypted examples in docs/build-the-server.md', async () => {
  const sandbox = await createSandbox({ database: openMemory() });
  onTestFinished(() => sandbox.close());
  const base = 'http://sandbox.test';
  const { block, isBlockOf, long, isLongOf } = sampleWith<Record<string, string>>('block');
  const line = { base, fetch: sandbox.fetch, skew: 0, last: undefined };
  const kit = new Kit(line, await TestInterface.find(`${base}/conformance/v1`, sandbox.fetch));
  const opening = await ApplicationDriver.start(await kit.customer());
  const encrypted = { documentNumber: block ?? '', 'taxResidencies.0.number': long ?? '' };
  const request = { ...opening.saving('base-info', { taxResidencies: [{ country: 'MY' }] }), encrypted };
  const { application } = await opening.client.call(saveStep, request);
  expect(application.answers['base-info']).toEqual({
    documentNumber: isBlockOf,
    taxResidencies: [{ country: 'MY', number: isLongOf }],
  });
});
