import { expect, test } from 'vitest';
import { BusyError } from '../domain/ports/busy.ts';
import { createWorkerPdfCheck } from './worker-pdf-check.ts';

const pdf = (dictionary: string) => new Uint8Array(Buffer.from(`%PDF-1.7\n1 0 obj<<${dictionary}>>endobj`));

test('checks a PDF outside the main thread', async () => {
  const check = createWorkerPdfCheck();
  expect(await check(pdf('/A 1'), 'customer')).toBe('pdf-unscanned');
  expect(await check(pdf('/S/JavaScript'), 'customer')).toBe('pdf-active');
});

test('flags a PDF for a reviewer after the time limit', async () => {
  const check = createWorkerPdfCheck({ longestMs: 1 });
  expect(await check(pdf('/A 1'), 'customer')).toBe('pdf-active');
});

test('allows one queued PDF per customer', async () => {
  const check = createWorkerPdfCheck();
  const sent = await Promise.allSettled([1, 2, 3].map(() => check(pdf('/A 1'), 'customer')));
  expect(sent.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect((sent[2] as PromiseRejectedResult).reason).toBeInstanceOf(BusyError);
});
