import type { EncodeReply, EncodeRequest } from './encode-messages.ts';
import { encodePhoto } from './encode-photo.ts';

self.addEventListener('message', ({ data }: MessageEvent<EncodeRequest>) => {
  void answer(data).then((reply) => self.postMessage(reply, { transfer: [] }));
});
self.postMessage('ready' satisfies EncodeReply, { transfer: [] });

const answer = ({ picture }: EncodeRequest): Promise<EncodeReply> =>
  encodePhoto(picture).catch((error: unknown) => ({ failure: String(error) }));
