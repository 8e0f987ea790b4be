import type { ImageInspection } from './inspect-image.ts';

/** A photo as JPEG (`blob`), with its measurements and advice (`inspection`). */
export type EncodedPhoto = { readonly blob: Blob; readonly inspection: ImageInspection };

/** A request to the encoding worker. `picture` is transferred, so the page cannot use it afterwards. */
export type EncodeRequest = { readonly picture: ImageBitmap };

/** A message from the encoding worker. The first message, `ready`, reports that the worker has loaded. */
export type EncodeReply = 'ready' | EncodedPhoto | { readonly failure: string };
