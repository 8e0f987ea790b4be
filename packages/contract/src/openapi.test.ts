import { expect, test } from 'vitest';
import { calls } from './calls.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument('1.0.0') as {
  paths: Record<string, Record<string, { operationId: string; requestBody?: { content: object } }>>;
};
const operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, one]) => ({ path, verb, ...one })),
);

test('CALL-06 the document lists every call once, under its own path and verb', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(calls.map(({ name }) => name).sort());
  for (const { operationId, path, verb } of operations) {
    const call = calls.find(({ name }) => name === operationId);
    expect([path, verb]).toEqual([`/${call?.path}`, call?.verb.toLowerCase()]);
  }
});

test('CALL-04 CALL-05 the two calls that the specification names have its paths', () => {
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/user-server-dolphin/api/get-current-user/v1', '/quotes-applogupload/api/v1/logjson']),
  );
});

test('an upload is described as a multipart body with a binary file', () => {
  const upload = operations.find(({ operationId }) => operationId === 'uploadDocument');
  expect(JSON.stringify(upload?.requestBody)).toMatch(/multipart\/form-data.*"format":"binary"/);
});

test('every schema can be written as JSON', () => {
  expect(() => JSON.stringify(document)).not.toThrow();
});
