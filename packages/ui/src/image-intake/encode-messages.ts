import type { ImageInspection } from './inspect-image.ts';

/** A photo as JPEG, with its inspection. */
export type EncodedPhoto = { readonly blob: Blob; readonly inspection: ImageInspection };

/** A request to the encoding worker. The picture is transferred. */
export type EncodeRequest = { readonly picture: ImageBitmap };

/** A message from the encoding worker. It sends `ready` first, when it has loaded. */
export type EncodeReply = 'ready' | EncodedPhoto | { readonly failure: string };
