import type { HeicReply, HeicRequest } from './heic-messages.ts';
import { HeicConversionError } from './intake-error.ts';
import { HEIC_TIMEOUT_MS, LONGEST_SIDE } from './limits.ts';
import { trustedWorker } from './trusted-worker.ts';

type WorkerLike = Pick<Worker, 'addEventListener' | 'terminate'> & {
  postMessage(message: HeicRequest, transfer: Transferable[]): void;
};

export type HeicOptions = {
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** gives the worker; another one in tests */
  start?: () => WorkerLike;
};

function startWorker(): WorkerLike {
  const Worker = trustedWorker(); // bundlers look for the very words of the next line
  return new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Decodes a HEIC file off the main thread. One worker a file, ended afterwards: WebAssembly memory never shrinks, and a file made to
 * break the decoder breaks nothing else. Rejects with HeicConversionError, or with the signal's reason.
 */
export async function decodeHeic(
  bytes: Uint8Array,
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
  const copy = bytes.slice().buffer;
  worker.postMessage({ bytes: copy, longestSide: LONGEST_SIDE } satisfies HeicRequest, [copy]);
  try {
    return await decoded;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    worker.terminate();
  }
}

/** A page policy without `worker-src 'self'` throws here instead of telling the worker. */
function begin(start: () => WorkerLike): WorkerLike {
  try {
    return start();
  } catch (cause) {
    throw new HeicConversionError('load', cause);
  }
}
