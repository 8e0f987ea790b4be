import { fitWithin } from './fit-within.ts';
import { decodeHeicPixels } from './heic-decode.ts';
import type { HeicReply, HeicRequest } from './heic-messages.ts';

// libheif is LGPL-3.0, so it stays in a separate file that loads on demand and can be replaced.
// A separate file from the page's origin, so that only its own response needs `wasm-unsafe-eval`.
self.addEventListener('message', (event: MessageEvent<HeicRequest>) => {
  void answer(event.data).then((reply) =>
    self.postMessage(reply, { transfer: 'bitmap' in reply ? [reply.bitmap] : [] }),
  );
});

async function answer({ bytes, longestSide }: HeicRequest): Promise<HeicReply> {
  try {
    const pixels = await decodeHeicPixels(bytes);
    if (!pixels) return { failure: 'empty' };
    const { width, height } = fitWithin(pixels, longestSide);
    const image = new ImageData(pixels.data, pixels.width, pixels.height);
    return {
      bitmap: await createImageBitmap(image, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' }),
    };
  } catch {
    return { failure: 'decode' };
  }
}
