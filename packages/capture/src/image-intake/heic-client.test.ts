import { readFileSync } from 'node:fs';
import { limitRuns } from '@quayside/platform/testing/property-runs';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decodeHeic } from './heic-client.ts';
import { decodeHeic as decodeRows } from './heic-decode.ts';
import { fakeWorker } from './test-worker.ts';

const bytes = new Uint8Array([1, 2, 3]);

describe('decoding HEIC in a worker', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('UI-07 transfers the bytes to a worker, returns the picture and terminates the worker', async () => {
    const fake = fakeWorker();
    const decoded = decodeHeic(bytes, { start: fake.start });
    const bitmap = { width: 1 };
    fake.answer({ bitmap });
    await expect(decoded).resolves.toBe(bitmap);
    expect(fake.worker.postMessage).toHaveBeenCalledWith({ bytes: bytes.buffer, longestSide: 2048 }, [bytes.buffer]);
    expect(fake.worker.terminate).toHaveBeenCalledOnce();
  });

  test.each([
    ['empty', (fake: ReturnType<typeof fakeWorker>) => fake.answer({ failure: 'empty' })],
    ['decode', (fake: ReturnType<typeof fakeWorker>) => fake.answer({ failure: 'decode' })],
    ['load', (fake: ReturnType<typeof fakeWorker>) => fake.break()],
    ['timeout', () => vi.advanceTimersByTime(20_000)],
  ])('MSG-23 rejects with the specified message on the failure %s', async (failure, dispatch) => {
    const fake = fakeWorker();
    const decoded = decodeHeic(bytes, { start: fake.start });
    dispatch(fake);
    await expect(decoded).rejects.toMatchObject({
      name: 'HeicConversionError',
      reason: 'heic',
      failure,
      message: 'HEIC to JPEG conversion returned null',
    });
    expect(fake.worker.terminate).toHaveBeenCalledOnce();
  });

  test('MSG-23 rejects with the specified message if the policy forbids workers', async () => {
    const start = () => {
      throw new DOMException('policy', 'SecurityError');
    };
    await expect(decodeHeic(bytes, { start })).rejects.toMatchObject({ failure: 'load' });
  });

  test('terminates the HEIC worker when the signal aborts', async () => {
    const fake = fakeWorker();
    const control = new AbortController();
    const decoded = decodeHeic(bytes, { start: fake.start, signal: control.signal });
    control.abort(new Error('left'));
    await expect(decoded).rejects.toThrow('left');
    expect(fake.worker.terminate).toHaveBeenCalledOnce();
  });
});

describe('decoding the pixels of a HEIC file', () => {
  afterEach(() => void vi.restoreAllMocks());
  const card = new Uint8Array(readFileSync(new URL('./fixtures/card.heic', import.meta.url)));

  test('decodes the pixels of a HEIC file', async () => {
    const file = card.slice().buffer;
    const read = await decodeRows(file, ({ rows, width, height }) => ({
      width,
      height,
      length: rows(0, height).length,
      corner: [...rows(0, 1).subarray(0, 4)].map((value) => Math.round(value / 32)),
    }));
    expect(file.detached, 'bytes are transferred').toBe(true);
    expect(read).toEqual({ width: 960, height: 600, length: 960 * 600 * 4, corner: [7, 1, 1, 8] }); // the corner is red
  });

  test('F32 returns a picture or null, or throws an error, for damaged HEIC files', async () => {
    for (const channel of ['log', 'error', 'warn'] as const) vi.spyOn(console, channel).mockImplementation(() => {}); // libheif logs the defects of each file
    const flips = fc.array(fc.tuple(fc.nat(card.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(flips, async (changes) => {
        const broken = card.slice();
        for (const [at, value] of changes) broken[at] = value;
        const end = await decodeRows(broken.buffer, ({ width }) => ({ width })).catch((error: unknown) => error);
        expect(end === null || end instanceof Error || (end as { width: number }).width > 0).toBe(true);
      }),
      { numRuns: limitRuns(100) },
    );
  });
});
