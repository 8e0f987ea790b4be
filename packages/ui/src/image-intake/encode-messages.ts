import type { ImageInspection } from './inspect-image.ts';

/** A photo as JPEG, and what was measured of it. */
export type EncodedPhoto = { readonly blob: Blob; readonly inspection: ImageInspection };

/** A request to the encoding worker, which takes the picture over. */
export type EncodeRequest = { readonly picture: ImageBitmap };

/** `ready` comes first, when the worker has loaded. */
export type EncodeReply = 'ready' | EncodedPhoto | { readonly failure: string };
