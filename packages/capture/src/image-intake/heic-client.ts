import type { HeicReply, HeicRequest } from './heic-messages.ts';
import { HeicConversionError } from './intake-error.ts';
import { HEIC_TIMEOUT_MS, LONGEST_SIDE } from './limits.ts';
import { trustedWorker } from './trusted-worker.ts';

type WorkerLike = Pick<Worker, 'addEventListener' | 'terminate'> & {
  postMessage(message: HeicRequest, transfer: Transferable[]): void;
};

/** The options of `decodeHeic`. Tests can replace the worker with `start`. */
export type HeicOptions = {
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  start?: () => WorkerLike;
};

function startWorker(): WorkerLike {
  const Worker = trustedWorker(); // bundlers recognise the worker only by the exact expression `new Worker(new URL(…))`
  return new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Decodes a HEIC file in a separate worker, because WebAssembly memory does not shrink, and a malicious file must not
 * affect others. `bytes` must span its whole buffer, and cannot be used afterwards: phones lack memory for a second
 * copy. Rejects with `HeicConversionError` or the reason of the signal.
 */
export async function decodeHeic(
  bytes: Uint8Array<ArrayBuffer>,
  { signal, timeoutMs = HEIC_TIMEOUT_MS, start = startWorker }: HeicOptions = {},
): Promise<ImageBitmap> {
  signal?.throwIfAborted();
  const worker = begin(start);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abort = () => {};
  const decoded = new Promise<ImageBitmap>((resolve, reject) => {
    abort = () => reject(signal?.reason);
    timer = setTimeout(() => reject(new HeicConversionError('timeout')), timeoutMs);
    worker.addEventListener('message', ({ data }: MessageEvent<HeicReply>) =>
      'bitmap' in data ? resolve(data.bitmap) : reject(new HeicConversionError(data.failure)),
    );
    worker.addEventListener('error', () => reject(new HeicConversionError('load')));
    signal?.addEventListener('abort', abort);
  });
  worker.postMessage({ bytes: bytes.buffer, longestSide: LONGEST_SIDE } satisfies HeicRequest, [bytes.buffer]);
  try {
    return await decoded;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    worker.terminate();
  }
}

/**
 * Starts the worker. If the content security policy lacks `worker-src 'self'`, the constructor throws instead of firing
 * an error event.
 */
function begin(start: () => WorkerLike): WorkerLike {
  try {
    return start();
  } catch (cause) {
    throw new HeicConversionError('load', cause);
  }
}
