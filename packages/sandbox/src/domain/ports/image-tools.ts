type Bytes = Uint8Array<ArrayBuffer>;

/** The width and height of a picture in pixels. */
export type ImageSize = { readonly width: number; readonly height: number };

/** Measurements of a picture: how bright and how detailed it is. */
export type PictureLight = {
  /** Mean luminance, from 0 (black) to 255. */
  readonly mean: number;
  /** Laplacian variance at a width of 160 pixels; low for a picture without detail */
  readonly detail: number;
};

/** Maximum number of pixels of a picture. Larger ones are refused without decoding (F31). */
export const maxPixels = 40_000_000;
/**
 * Maximum number of pixels along one side, which the widest panoramas of phones reach. Without this limit, a picture of 39,000,000 × 1 pixels would occupy a
 * decoder for up to a minute.
 */
export const maxSidePixels = 16_384;

/** Returns whether a picture has at most `maxPixels` pixels, and no side longer than `maxSidePixels`. */
export const isDecodable = ({ width, height }: ImageSize): boolean =>
  Math.max(width, height) <= maxSidePixels && width * height <= maxPixels;

/**
 * Functions for pictures, which each platform implements. All reject with `UnreadableImageError` if a file is no picture, or `BusyError` if too many are
 * queued. `owner` is the id of the customer.
 */
export type ImageTools = {
  /** Resolves to the size in the header, without decoding if the platform can. */
  readonly sizeOf: (bytes: Bytes, type: string) => Promise<ImageSize>;
  /** Decodes a picture, and re-encodes it upright as JPEG or PNG without metadata and appended data (F29, F30). */
  readonly clean: (
    bytes: Bytes,
    type: string,
    owner: string,
  ) => Promise<{ readonly bytes: Bytes; readonly type: string }>;
  readonly lightOf: (bytes: Bytes, owner: string) => Promise<PictureLight>;
};

/** Thrown if a file is not a picture that can be decoded. */
export class UnreadableImageError extends Error {
  override readonly name = 'UnreadableImageError';
  constructor(cause?: unknown) {
    super('The file begins like a picture but does not decode to one. Take or export it again.', { cause });
  }
}
