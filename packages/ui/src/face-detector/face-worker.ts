import type { FaceReply, FaceRequest } from './face-messages.ts';
import { facesOf } from './tiny-face-boxes.ts';
import { readModel, runNetwork } from './tiny-face-network.ts';
import weights from './tiny-face-weights.json' with { type: 'json' };

/*! The model: tiny_face_detector_model of @vladmandic/face-api 1.7.15, MIT, Copyright (c) Vladimir Mandic. */

// A worker, so that neither its 20 million multiplications a look nor its 190 kB of weights are the page's.
const model = readModel(Uint8Array.from(atob(weights.base64), (letter) => letter.charCodeAt(0)));

self.addEventListener('message', ({ data: { look, side, pixels } }: MessageEvent<FaceRequest>) => {
  const faces = facesOf(runNetwork(model, new Uint8ClampedArray(pixels), side));
  self.postMessage({ look, faces } satisfies FaceReply, { transfer: [] });
});
