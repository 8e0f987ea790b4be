import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDocumentReader } from './document-reader.ts';

const today = '2026-11-22';
const workers: string[] = [];

class CountedWorker extends Worker {
  constructor(address: string | URL, options?: WorkerOptions) {
    super(address, options);
    workers.push(String(address));
  }
}

beforeEach(() => void vi.stubGlobal('navigator', {}));
afterEach(() => {
  vi.unstubAllGlobals();
  workers.length = 0;
});

const options = (signal = new AbortController().signal) => ({ signal, today }) as const;
const without = () => createDocumentReader({ model: new URL('/no-such-model', location.href).href });

test('RULE-07 starts no worker on a slow or metered connection', async () => {
  vi.stubGlobal('Worker', CountedWorker);
  vi.stubGlobal('navigator', { connection: { effectiveType: '4g', saveData: true } });
  const reader = without();
  reader.prepare();
  await expect(reader.read(await page(), options())).resolves.toBeUndefined();
  expect(workers).toEqual([]);
});

test.each([
  ['a model that does not load', async () => page()],
  ['a file that is not a picture', async () => new Blob(['text'])],
])('returns no reading for %s', async (_, picture) => {
  await expect(without().read(await picture(), options())).resolves.toBeUndefined();
});

test('returns no reading if the browser has no workers', async () => {
  vi.stubGlobal('Worker', undefined);
  await expect(without().read(await page(), options())).resolves.toBeUndefined();
});

test('rejects with the reason of the signal if it aborts', async () => {
  const stopped = new AbortController();
  const reading = without().read(await page(), options(stopped.signal));
  stopped.abort(new DOMException('left', 'AbortError'));
  await expect(reading).rejects.toThrow('left');
});

async function page(): Promise<Blob> {
  const canvas = new OffscreenCanvas(400, 300);
  canvas.getContext('2d')?.fillRect(0, 0, 200, 300);
  return canvas.convertToBlob();
}
