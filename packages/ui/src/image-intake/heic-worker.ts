import { fitWithin } from './fit-within.ts';
import { decodeHeicPixels } from './heic-decode.ts';
import type { HeicReply, HeicRequest } from './heic-messages.ts';

// libheif is LGPL-3.0: it stays in this file, loaded on need, and can be replaced in it.
// A file of its own on the page's own origin: `wasm-unsafe-eval` is needed in the policy of this response only (performance.md, HEIC).
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
