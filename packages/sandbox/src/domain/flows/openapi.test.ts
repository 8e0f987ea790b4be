import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { customerDocumentPath } from '@quayside/contract/calls/account';
import { identityWebhookPath } from '@quayside/contract/calls/identity-check';
import { getDocumentPath, submissionPdfPath } from '@quayside/contract/calls/opening';
import { codes, loginExpiredCode } from '@quayside/contract/envelope';
import { calls } from '@quayside/contract/internals/calls';
import { codeMeanings } from '@quayside/contract/internals/code-meanings';
import { openApiDocument } from '@quayside/contract/openapi';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { includedJourneys, journeys } from './journeys.ts';

const repository = join(import.meta.dirname, '../../../../..');
type Examples = {
  readonly calls: Readonly<Record<string, { readonly request: unknown; readonly data: unknown }>>;
  readonly errors: Readonly<Record<string, { readonly code: number }>>;
};
const examples = JSON.parse(
  readFileSync(join(repository, 'packages/contract/src/examples/generated/examples.json'), 'utf8'),
) as Examples;

type ListedStep = { step: string; answers: { $ref: string }; issues: readonly string[] };

const document = openApiDocument('1.0.0', { journeys, parts: includedJourneys }) as {
  paths: Record<string, Record<string, { operationId: string; requestBody?: { content: object } }>>;
  components: Record<string, Record<string, object>>;
  'x-flows': readonly { flow: string; steps: readonly ListedStep[] }[];
};
const everyOperation = Object.entries(document.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, one]) => ({ path, verb, ...one })),
);
const withoutEnvelope = ['getDocument', 'readSubmissionPdf', 'readCustomerDocument', 'reportIdentityCheck'];
const operations = everyOperation.filter(({ operationId }) => !withoutEnvelope.includes(operationId));

/** Names of the calls that the specification requires, by purpose (section 7). */
const asked = {
  identity: ['startDigitalId', 'finishDigitalId', 'startIdentityCheck', 'getIdentityCheck', 'checkFace'],
  'address, assets, signature, transfer, options, futures, CFD, W-8BEN form, tier': [
    'startApplication',
    'saveStep',
    'submitApplication',
  ],
  photo: ['uploadDocument', 'removeDocument'],
  agreements: ['getAgreements'],
  quiz: ['answerQuiz'],
  'W-8BEN standing': ['getW8ben', 'getW8bens'],
  drafts: ['getExpiredDraft', 'discardApplication', 'acknowledgeDraftNotices'],
  status: ['getApplication', 'getSubmissionPdf'],
  'account details': [
    'getAccounts',
    'getAccountOverview',
    'getAccountDetails',
    'getAssetHistory',
    'getInformation',
    'getCustomerDocuments',
    'getCustomer',
  ],
  'reference lists': ['getReferenceLists'],
} as const;

test.each(Object.entries(asked))('CALL-06 documents the calls for %s', (_, names) => {
  const listed = operations.map(({ operationId }) => operationId);
  expect(names.filter((name) => !listed.includes(name))).toEqual([]);
});

test('documents a type for each enumeration and one pattern per text', () => {
  const untyped: unknown[] = [];
  JSON.stringify({ ...document, 'x-flows': [] }, (_, value: unknown) => {
    const { type, enum: words, pattern, allOf } = (value ?? {}) as Record<string, unknown>;
    const isSchema = Array.isArray(words) || typeof pattern === 'string' || Array.isArray(allOf);
    if (isSchema && (type === undefined || allOf !== undefined)) untyped.push(value);
    return value;
  });
  expect(untyped).toEqual([]);
});

test('documents every call once by path and verb', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(calls.map(({ name }) => name).sort());
  for (const { operationId, path, verb } of operations) {
    const call = calls.find(({ name }) => name === operationId);
    expect([path, verb]).toEqual([`/${call?.path}`, call?.verb.toLowerCase()]);
  }
});

test('documents the responses without an envelope', () => {
  const others = everyOperation.filter((one) => !operations.includes(one));
  expect(others.map(({ operationId }) => operationId)).toEqual(withoutEnvelope);
  expect(others.map(({ verb, path }) => `${verb} ${path}`)).toEqual([
    `get /${getDocumentPath}`,
    `get /${submissionPdfPath}`,
    `get /${customerDocumentPath}`,
    `post /${identityWebhookPath}`,
  ]);
});

test('CALL-04 CALL-05 uses the specified paths', () => {
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/user-server-dolphin/api/get-current-user/v1', '/quotes-applogupload/api/v1/logjson']),
  );
});

test('documents an upload as a multipart body with a binary file', () => {
  const upload = operations.find(({ operationId }) => operationId === 'uploadDocument');
  expect(JSON.stringify(upload?.requestBody)).toMatch(/multipart\/form-data.*UploadDocumentRequest/);
  expect(JSON.stringify(document.components.schemas?.UploadDocumentRequest)).toContain('"format":"binary"');
});

test('matches the published OpenAPI file (`npm run unit -- packages/sandbox/src/domain/flows -u` updates it)', async () => {
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot(
    join(repository, 'packages/contract/openapi.json'),
  );
});

test('generates valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('references only existing OpenAPI schemas, and contains each shared schema once', () => {
  const text = JSON.stringify(document);
  const { schemas } = document.components;
  for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g))
    expect(Object.keys(document.components[kind] ?? {}), `${kind}/${name}`).toContain(name);
  const application = JSON.stringify(schemas?.Application);
  expect(text.split(application)).toHaveLength(2);
});

test('documents the answers of every step, and marks encrypted fields', () => {
  const opening = document['x-flows'].find(({ flow }) => flow === 'opening');
  const form = opening?.steps.find(({ step }) => step === 'w8ben.form');
  expect(form).toMatchObject({ requirement: 'w8ben', encrypted: ['usTaxNumber', 'foreignTaxNumber'] });
  expect(form?.issues).toContain('treaty-none');
  for (const { flow, steps } of document['x-flows'])
    for (const { step, answers, issues } of steps) {
      const schema = document.components.schemas?.[answers.$ref.split('/').at(-1) ?? ''];
      expect(schema, `${flow} ${step}`).toHaveProperty('properties');
      expect(issues, `${flow} ${step}`).not.toEqual([]);
    }
});

test('documents a valid example of every call and error', () => {
  for (const call of calls) {
    const { request, data } = examples.calls[call.name] ?? {};
    expect(call.response.safeParse(data).error, `the answer of ${call.name}`).toBeUndefined();
    const fits = call.style === 'multipart' || call.request.safeParse(request).success;
    expect(fits, `the request of ${call.name}`).toBe(true);
  }
  const shown = new Set(Object.values(examples.errors).map(({ code }) => code));
  expect(shown).toEqual(new Set([loginExpiredCode, ...Object.values(codes)]));
});

test('explains every error code as docs/error-codes.md does', () => {
  const page = readFileSync(join(repository, 'docs/error-codes.md'), 'utf8');
  for (const [name, code] of Object.entries({ loginExpired: loginExpiredCode, ...codes })) {
    const meaning = codeMeanings[name as keyof typeof codeMeanings];
    expect(page).toContain(`| ${code} | \`${name}\` | ${meaning} |`);
    expect(JSON.stringify(document.components.schemas?.Error)).toContain(JSON.stringify(meaning).slice(1, -1));
  }
});
