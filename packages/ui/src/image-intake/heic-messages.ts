/** A request to the HEIC worker. `longestSide` limits the size of the reply, in pixels. */
export type HeicRequest = { bytes: ArrayBuffer; longestSide: number };

/** The upright, scaled picture, or the reason of the failure. */
export type HeicReply = { bitmap: ImageBitmap } | { failure: 'decode' | 'empty' };
