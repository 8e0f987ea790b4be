import { getCustomerDocuments } from '@quayside/contract/calls/account';
import { exchangeLoginCode } from '@quayside/contract/calls/user';
import type { CustomerDocument } from '@quayside/contract/internals/customer-document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApplicationFixture } from '../../development/seeds/application-fixture.ts';
import { makePdf } from '../../node/pdf-lib-maker.ts';
import { createSandbox, openMemory, type Sandbox } from '../../sandbox.ts';
import { TestClient } from '../../testing/client.ts';
import { readPdf } from '../../testing/read-pdf.ts';

let now = new Date('2026-11-20T04:05:00Z');
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ database: openMemory(), clock: () => now, pdf: makePdf });
});
afterAll(() => sandbox.close());

const opened: ApplicationFixture = { through: 'all', state: 'opened', owns: 'invested' };

async function customerDocumentsOf(
  given: ApplicationFixture,
  language: 'en' | 'th' = 'en',
): Promise<readonly CustomerDocument[]> {
  const { loginCode } = await sandbox.stage.customer(given, { language });
  const client = new TestClient(sandbox.fetch, { now: () => now.getTime() });
  Object.assign(client, await client.call(exchangeLoginCode, { loginCode }));
  return (await client.call(getCustomerDocuments, {})).documents;
}

const fetchPath = (path: string) => sandbox.fetch(new Request(`http://sandbox.test/${path}`));

async function textOf(path = ''): Promise<string> {
  const response = await fetchPath(path);
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  const { text, missing } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  expect(missing, 'glyphs that no font has').toBe(0);
  return text;
}

describe('the documents of a customer', () => {
  test('lists the statement, the submission, every agreement once, and the uploads of a customer', async () => {
    const documents = await customerDocumentsOf({
      before: { ...opened, submittedDaysAgo: 3 },
      flow: 'tier-change',
      answers: { tier: { tier: 'intel', confirmed: true } },
      state: 'under-review',
    });
    const counted = Object.groupBy(documents, ({ kind }) => kind);
    expect(counted.statement).toHaveLength(1);
    expect(counted.submission?.map(({ flow }) => flow)).toEqual(['tier-change', 'opening']);
    expect(counted.agreement?.map(({ title }) => title)).toContain('Client agreement');
    expect(counted.upload?.every(({ document, type }) => document?.type === type)).toBe(true);
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
  });

  test('BRIDGE-02 returns all documents as PDFs, except for uploads, which stay unchanged', async () => {
    const documents = await customerDocumentsOf(opened);
    const pathOf = (kind: CustomerDocument['kind']) => documents.find((one) => one.kind === kind)?.path;
    const statement = await textOf(pathOf('statement'));
    for (const said of ['Account statement', 'Net assets', 'Holder', 'Positions (']) expect(statement).toContain(said);
    const agreement = await textOf(documents.find(({ title }) => title === 'Client agreement')?.path);
    expect(agreement).toContain('Version 2026-10, read in English, agreed to on');
    expect(await textOf(pathOf('submission'))).toContain('Under penalties of perjury');
    const upload = await fetchPath(pathOf('upload') ?? '');
    expect(upload.headers.get('Content-Type')).toBe('image/png');
    expect(upload.headers.get('Content-Security-Policy')).toContain('sandbox');
  });

  test('returns the customer’s documents in the customer’s language', async () => {
    const documents = await customerDocumentsOf(opened, 'th');
    expect(await textOf(documents.find(({ kind }) => kind === 'statement')?.path)).toContain('ใบแจ้งยอดบัญชี');
  });

  test('signs the URLs of documents for five minutes', async () => {
    const [statement, other] = [await customerDocumentsOf(opened), await customerDocumentsOf(opened)].map(
      (documents) => documents.find(({ kind }) => kind === 'statement')?.path ?? '',
    );
    const userOf = (path = '') => new URL(path, 'http://sandbox.test').searchParams.get('userId') ?? '';
    const stolen = statement?.replace(userOf(statement), userOf(other)) ?? '';
    expect((await fetchPath(stolen)).status).toBe(404);
    const before = now;
    now = new Date(now.getTime() + 5 * 60_000 + 1000);
    expect((await fetchPath(statement ?? '')).status).toBe(404);
    now = before;
    expect((await fetchPath(statement ?? '')).status).toBe(200);
  });

  test('lists no documents before the first submission', async () => {
    expect(await customerDocumentsOf({ through: 'base-info' })).toEqual([]);
  });
});
