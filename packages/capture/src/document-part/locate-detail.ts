import { trustedWorker } from '../image-intake/trusted-worker.ts';
import type { LocatedDetail, ZoneDetail } from './find-detail.ts';
import type { PartReply, PartRequest } from './part-messages.ts';

/**
 * Finds a detail in a picture, in a worker. Resolves to undefined if the picture has no machine-readable zone, or the
 * browser has no `OffscreenCanvas`. Rejects with the reason of the signal if it aborts.
 */
export async function locateDetail(
  picture: ImageBitmapSource,
  detail: ZoneDetail,
  signal: AbortSignal,
): Promise<LocatedDetail | undefined> {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  const bitmap = await createImageBitmap(picture);
  signal.throwIfAborted();
  const Worker = trustedWorker(); // bundlers recognise the worker only by the exact expression `new Worker(new URL(…))`
  const worker = new Worker(new URL('./part-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<LocatedDetail | undefined>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.addEventListener('message', ({ data }: MessageEvent<PartReply>) => resolve(data.part));
      worker.addEventListener('error', () => resolve(undefined));
      worker.postMessage({ bitmap, detail } satisfies PartRequest, [bitmap]);
    });
  } finally {
    worker.terminate();
  }
}
