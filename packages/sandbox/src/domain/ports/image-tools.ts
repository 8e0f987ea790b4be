type Bytes = Uint8Array<ArrayBuffer>;

export type ImageSize = { readonly width: number; readonly height: number };

export type Light = {
  /** mean luminance, 0 (black) to 255 */
  readonly mean: number;
  /** Laplacian variance at a width of 160 pixels: low without detail */
  readonly detail: number;
};

/** Larger pictures are refused without decoding (F31). */
export const mostPixels = 40_000_000;

/** Image functions, which differ by platform. All reject with UnreadableImageError, and with ImagesBusyError if too many pictures are queued. */
export type ImageTools = {
  /** from the header alone, without decoding */
  readonly sizeOf: (bytes: Bytes, type: string) => Promise<ImageSize>;
  /** decodes, rotates upright and re-encodes as JPEG or PNG, without metadata and appended data (F29, F30) */
  readonly clean: (bytes: Bytes, type: string) => Promise<{ readonly bytes: Bytes; readonly type: string }>;
  readonly lightOf: (bytes: Bytes) => Promise<Light>;
};

export class UnreadableImageError extends Error {
  override readonly name = 'UnreadableImageError';
  constructor(cause?: unknown) {
    super('The file begins like a picture but does not decode to one. Take or export it again.', { cause });
  }
}

/** Thrown if too many pictures are queued for decoding. */
export class ImagesBusyError extends Error {
  override readonly name = 'ImagesBusyError';
  constructor() {
    super('Too many pictures wait to be decoded. Send this one again in a moment.');
  }
}
