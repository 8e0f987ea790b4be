type Bytes = Uint8Array<ArrayBuffer>;

export type ImageSize = { readonly width: number; readonly height: number };

export type Light = {
  /** mean luminance, 0 (black) to 255 */
  readonly mean: number;
  /** variance of the Laplacian on a picture of 160 pixels width: low where nothing stands out */
  readonly detail: number;
};

/** Beyond this a picture is refused without decoding it (F31). */
export const mostPixels = 40_000_000;

/**
 * What a server does with pictures, behind a port because every machine decodes them differently. All reject with UnreadableImageError, and with
 * ImagesBusyError where too many pictures wait to be decoded.
 */
export type ImageTools = {
  /** from the header alone; nothing is decoded */
  readonly sizeOf: (bytes: Bytes, type: string) => Promise<ImageSize>;
  /** decoded, turned upright and encoded anew as JPEG or PNG: no metadata and nothing appended is left (F29, F30) */
  readonly clean: (bytes: Bytes, type: string) => Promise<{ readonly bytes: Bytes; readonly type: string }>;
  readonly lightOf: (bytes: Bytes) => Promise<Light>;
};

export class UnreadableImageError extends Error {
  override readonly name = 'UnreadableImageError';
  constructor(cause?: unknown) {
    super('The file begins like a picture but does not decode to one. Take or export it again.', { cause });
  }
}

/** More pictures wait to be decoded than the machine can take. */
export class ImagesBusyError extends Error {
  override readonly name = 'ImagesBusyError';
  constructor() {
    super('Too many pictures wait to be decoded. Send this one again in a moment.');
  }
}
