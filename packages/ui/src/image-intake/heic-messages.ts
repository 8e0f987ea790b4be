/** What goes to the HEIC worker: the file, and the longest side that the answer may have, in pixels. */
export type HeicRequest = { bytes: ArrayBuffer; longestSide: number };

/** What comes back: the picture, turned the right way and scaled, or how the conversion failed. */
export type HeicReply = { bitmap: ImageBitmap } | { failure: 'decode' | 'empty' };
