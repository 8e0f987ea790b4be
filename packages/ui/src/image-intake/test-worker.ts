import { vi } from 'vitest';

/** Returns a fake worker that records its requests and replies when the test calls `answer` or `break`. */
export function fakeWorker() {
  const target = new EventTarget();
  const worker = {
    postMessage: vi.fn<(message: unknown, transfer: Transferable[]) => void>(),
    terminate: vi.fn<() => void>(),
    addEventListener: target.addEventListener.bind(target) as Worker['addEventListener'],
  };
  return {
    worker,
    start: () => worker,
    answer: (data: unknown) => target.dispatchEvent(new MessageEvent('message', { data })),
    break: () => target.dispatchEvent(new Event('error')),
  };
}
