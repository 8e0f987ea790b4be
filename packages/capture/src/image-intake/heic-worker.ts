import { fitWithin } from './fit-within.ts';
import { decodeHeic } from './heic-decode.ts';
import type { HeicReply, HeicRequest } from './heic-messages.ts';
import { scaleInStrips } from './scale-in-strips.ts';

// libheif is LGPL-3.0, so it is in a separate file that loads on demand and can be replaced. The file has the origin of
// the page, so that only its own response needs `wasm-unsafe-eval`.
self.addEventListener('message', (event: MessageEvent<HeicRequest>) => {
  void answer(event.data).then((reply) =>
    self.postMessage(reply, { transfer: 'bitmap' in reply ? [reply.bitmap] : [] }),
  );
});

async function answer({ bytes, longestSide }: HeicRequest): Promise<HeicReply> {
  try {
    const bitmap = await decodeHeic(bytes, (picture) => scaleInStrips(picture, fitWithin(picture, longestSide)));
    return bitmap ? { bitmap } : { failure: 'empty' };
  } catch {
    return { failure: 'decode' };
  }
}
