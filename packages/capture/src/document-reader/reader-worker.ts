import { toGreyPicture } from './grey.ts';
import { readZone } from './read-zone.ts';
import type { ReaderReply, ReaderRequest } from './reader-messages.ts';
import { loadRecogniser, type Recognise } from './recogniser.ts';

/**
 * The maximum length of the longer side of the picture to read, in pixels. The limits for the sizes of marks apply to
 * this size.
 */
const LONGEST_SIDE = 1600;

let loading: Promise<Recognise> | undefined;

// A separate file from the origin of the page, so that only its own response needs `wasm-unsafe-eval`.
self.addEventListener('message', (event: MessageEvent<ReaderRequest>) => {
  void answer(event.data)
    .catch((): ReaderReply => ({ id: event.data.id, outcome: 'failed' }))
    .then((reply) => self.postMessage(reply, { transfer: [] }));
});

async function answer({ id, model, picture }: ReaderRequest): Promise<ReaderReply> {
  const recognise = await recogniser(model);
  if (!picture) return { id, outcome: 'done' };
  const reading = readZone(toGreyPicture(picture.decoded, LONGEST_SIDE), recognise, picture.today);
  return { id, outcome: 'done', reading };
}

/** Loads the recogniser once. After a failure, the next request retries. */
function recogniser(model: string): Promise<Recognise> {
  loading ??= loadRecogniser(model).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
