import type { EncodedPhoto, EncodeReply, EncodeRequest } from './encode-messages.ts';
import { encodePhoto } from './encode-photo.ts';
import { IntakeError } from './intake-error.ts';
import { trustedWorker } from './trusted-worker.ts';

type WorkerLike = Pick<Worker, 'addEventListener' | 'terminate'> & {
  postMessage(message: EncodeRequest, transfer: Transferable[]): void;
};

/** The options of `encodeInWorker`. Tests can replace the worker with `start`. */
export type EncodeOptions = {
  signal?: AbortSignal | undefined;
  start?: () => WorkerLike;
  /** Encodes a picture in the current thread. Used if the worker is not available. */
  encodeInThread?: (picture: ImageBitmap) => Promise<EncodedPhoto>;
};

/** The time limit in milliseconds for loading the worker. */
const LOAD_TIMEOUT_MS = 5000;

function startWorker(): WorkerLike {
  const Worker = trustedWorker(); // bundlers recognise the worker only by the exact expression `new Worker(new URL(…))`
  return new Worker(new URL('./encode-worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Encodes and inspects a picture in a worker, because 12 megapixels block a slow phone for a third of a second. Uses
 * the current thread if the worker is not available: an old browser, a page of another origin, or a slow connection.
 * Rejects with `IntakeError` or the reason of the signal.
 */
export async function encodeInWorker(
  picture: ImageBitmap,
  { signal, start = startWorker, encodeInThread = encodePhoto }: EncodeOptions = {},
): Promise<EncodedPhoto> {
  signal?.throwIfAborted();
  const worker = await loadWorker(start);
  if (!worker) return encodeInThread(picture);
  let abort = () => {};
  try {
    return await new Promise<EncodedPhoto>((resolve, reject) => {
      abort = () => reject(signal?.reason);
      signal?.addEventListener('abort', abort);
      signal?.throwIfAborted();
      worker.addEventListener('message', ({ data }: MessageEvent<EncodeReply>) => {
        if (typeof data === 'object' && 'blob' in data) resolve(data);
        else reject(notEncoded(data));
      });
      worker.addEventListener('error', ({ message }) => reject(notEncoded(message)));
      worker.postMessage({ picture }, [picture]);
    });
  } finally {
    signal?.removeEventListener('abort', abort);
    worker.terminate();
  }
}

const notEncoded = (cause: unknown) =>
  new IntakeError('blank', 'The photo could not be encoded: choose the photo again.', { cause });

/** Returns the worker after it has loaded, or undefined if it is not available. */
async function loadWorker(start: () => WorkerLike): Promise<WorkerLike | undefined> {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  try {
    const worker = start(); // throws if the content security policy forbids workers
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLoaded = await new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), LOAD_TIMEOUT_MS);
      worker.addEventListener('message', () => resolve(true), { once: true });
      worker.addEventListener('error', () => resolve(false), { once: true });
    });
    clearTimeout(timer);
    if (isLoaded) return worker;
    worker.terminate();
  } catch {}
  return undefined;
}
