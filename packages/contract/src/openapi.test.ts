import { expect, test } from 'vitest';
import { calls } from './calls.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument('1.0.0') as {
  paths: Record<string, Record<string, { operationId: string; requestBody?: { content: object } }>>;
};
const operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, one]) => ({ path, verb, ...one })),
);

/** The calls that the specification requires, listed by purpose (section 7). */
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

test('lists every call once, under its own path and verb', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(calls.map(({ name }) => name).sort());
  for (const { operationId, path, verb } of operations) {
    const call = calls.find(({ name }) => name === operationId);
    expect([path, verb]).toEqual([`/${call?.path}`, call?.verb.toLowerCase()]);
  }
});

test('CALL-04 CALL-05 uses the paths of the specification for its two named calls', () => {
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/user-server-dolphin/api/get-current-user/v1', '/quotes-applogupload/api/v1/logjson']),
  );
});

test('describes an upload as a multipart body with a binary file', () => {
  const upload = operations.find(({ operationId }) => operationId === 'uploadDocument');
  expect(JSON.stringify(upload?.requestBody)).toMatch(/multipart\/form-data.*"format":"binary"/);
});

test('writes every schema as JSON', () => {
  expect(() => JSON.stringify(document)).not.toThrow();
});
