/** A request to the HEIC worker. `longestSide` is the maximum length of the longer side of the result, in pixels. */
export type HeicRequest = { bytes: ArrayBuffer; longestSide: number };

/** The response of the HEIC worker: the upright, scaled picture, or the reason for the failure. */
export type HeicReply = { bitmap: ImageBitmap } | { failure: 'decode' | 'empty' };
