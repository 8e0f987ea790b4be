import { toGreyPicture } from '../document-reader/grey.ts';
import { findDetail } from './find-detail.ts';
import type { PartReply, PartRequest } from './part-messages.ts';

/** The longer side of the picture in pixels, as in the document reader. */
const LONGEST_SIDE = 1600;

// Runs in a worker, because searching 1.5 million pixels takes up to half a second on a phone.
self.addEventListener('message', ({ data: { bitmap, detail } }: MessageEvent<PartRequest>) => {
  self.postMessage({ part: findDetail(toGreyPicture(bitmap, LONGEST_SIDE), detail) } satisfies PartReply, {
    transfer: [],
  });
});
