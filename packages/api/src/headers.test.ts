import { requestHeaders } from '@quayside/contract/request-headers';
import { expect, test } from 'vitest';
import { createRequestHeaders } from './headers.ts';

test('CALL-02 the contract lists all headers that the client sends', () => {
  const device = { version: '1.7.0', deviceType: 't4', deviceId: 'phone', netType: '4g', language: 3 } as const;
  const ids = { userId: 'u1', bearer: '', time: 1_795_000_000_000, transactionId: 't', attemptId: 'a' };
  const sent = { ...createRequestHeaders({ device, ...ids }), 'X-Token': '' };
  expect(requestHeaders.map(({ name }) => name).sort()).toEqual(Object.keys(sent).sort());
  const misfits = requestHeaders.filter(({ name, schema }) => !fits(sent[name as keyof typeof sent], schema));
  expect(misfits).toEqual([]);
});

const fits = (value: string, { pattern, enum: values, const: only }: Readonly<Record<string, unknown>>) =>
  (typeof pattern !== 'string' || new RegExp(pattern).test(value)) &&
  (!Array.isArray(values) || values.includes(value)) &&
  (only === undefined || only === value);
