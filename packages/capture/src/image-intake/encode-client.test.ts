import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeInWorker } from './encode-client.ts';
import type { EncodedPhoto } from './encode-messages.ts';
import { fakeWorker } from './test-worker.ts';

const picture = { width: 4000, height: 3000 } as ImageBitmap;
const encoded = { blob: new Blob(['jpeg']), inspection: { blank: false, advice: [] } };
const ownEncoding = { blob: new Blob(['here']), inspection: { blank: false, advice: [] } } as unknown as EncodedPhoto;
const here = vi.fn<(picture: ImageBitmap) => Promise<EncodedPhoto>>(async () => ownEncoding);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('OffscreenCanvas', vi.fn<() => void>());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  here.mockClear();
});

test('encodes the picture in a worker and terminates the worker after its response', async () => {
  const fake = fakeWorker();
  const result = encodeInWorker(picture, { start: fake.start, encodeInThread: here });
  expect(fake.worker.postMessage).not.toHaveBeenCalled();
  fake.answer('ready');
  await vi.waitFor(() => expect(fake.worker.postMessage).toHaveBeenCalledExactlyOnceWith({ picture }, [picture]));
  fake.answer(encoded);
  await expect(result).resolves.toBe(encoded);
  expect(here).not.toHaveBeenCalled();
  expect(fake.worker.terminate).toHaveBeenCalledOnce();
});

describe('encoding without the worker', () => {
  test.each([
    ['does not load', (fake: ReturnType<typeof fakeWorker>) => fake.break()],
    ['takes too long to load', () => vi.advanceTimersByTime(5000)],
  ])('encodes the picture in the current thread if the worker %s', async (_, dispatch) => {
    const fake = fakeWorker();
    const result = encodeInWorker(picture, { start: fake.start, encodeInThread: here });
    dispatch(fake);
    await expect(result).resolves.toBe(ownEncoding);
    expect(fake.worker.terminate).toHaveBeenCalledOnce();
  });

  test('encodes the picture in the current thread if the policy of the page forbids workers', async () => {
    const start = () => {
      throw new DOMException('policy', 'SecurityError');
    };
    await expect(encodeInWorker(picture, { start, encodeInThread: here })).resolves.toBe(ownEncoding);
  });

  test('encodes the picture in the current thread if workers have no canvas', async () => {
    vi.stubGlobal('OffscreenCanvas', undefined);
    const start = vi.fn<() => never>();
    await expect(encodeInWorker(picture, { start, encodeInThread: here })).resolves.toBe(ownEncoding);
    expect(start).not.toHaveBeenCalled();
  });
});

test.each([
  ['a failure', (fake: ReturnType<typeof fakeWorker>) => fake.answer({ failure: 'no canvas' })],
  ['a crash', (fake: ReturnType<typeof fakeWorker>) => fake.break()],
])('rejects a photo after %s of the encoding worker', async (_, dispatch) => {
  const fake = fakeWorker();
  const result = encodeInWorker(picture, { start: fake.start, encodeInThread: here });
  fake.answer('ready');
  await vi.waitFor(() => expect(fake.worker.postMessage).toHaveBeenCalled());
  dispatch(fake);
  await expect(result).rejects.toMatchObject({ name: 'IntakeError', reason: 'blank' });
  expect(fake.worker.terminate).toHaveBeenCalledOnce();
});

test('terminates the encoding worker when the signal aborts', async () => {
  const fake = fakeWorker();
  const leaving = new AbortController();
  const result = encodeInWorker(picture, { start: fake.start, encodeInThread: here, signal: leaving.signal });
  fake.answer('ready');
  await vi.waitFor(() => expect(fake.worker.postMessage).toHaveBeenCalled());
  leaving.abort(new Error('left'));
  await expect(result).rejects.toThrow('left');
  expect(fake.worker.terminate).toHaveBeenCalledOnce();
});
