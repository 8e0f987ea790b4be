import { vi } from 'vitest';

/**
 * Creates a fake worker that records its requests. The worker replies when the test calls `answer`, and fails when the
 * test calls `break`.
 */
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
