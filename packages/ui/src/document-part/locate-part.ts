import { trustedWorker } from '../image-intake/trusted-worker.ts';
import type { FoundPart, PartOf } from './find-part.ts';
import type { PartReply, PartRequest } from './part-messages.ts';

/** Returns where a detail is in a picture; undefined where that stays unknown, as without a worker or a machine-readable zone. */
export async function locatePart(
  picture: ImageBitmapSource,
  detail: PartOf,
  signal: AbortSignal,
): Promise<FoundPart | undefined> {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  const bitmap = await createImageBitmap(picture);
  signal.throwIfAborted();
  const Worker = trustedWorker(); // Bundlers recognise the worker only by the exact expression `new Worker(new URL(…))`.
  const worker = new Worker(new URL('./part-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<FoundPart | undefined>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.addEventListener('message', ({ data }: MessageEvent<PartReply>) => resolve(data.part));
      worker.addEventListener('error', () => resolve(undefined));
      worker.postMessage({ bitmap, detail } satisfies PartRequest, [bitmap]);
    });
  } finally {
    worker.terminate();
  }
}
