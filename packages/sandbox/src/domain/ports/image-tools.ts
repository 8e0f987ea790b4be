type Bytes = Uint8Array<ArrayBuffer>;

/** Size of a picture in pixels. */
export type ImageSize = { readonly width: number; readonly height: number };

/** Light and detail of a picture. */
export type Light = {
  /** mean luminance, 0 (black) to 255 */
  readonly mean: number;
  /** Laplacian variance at a width of 160 pixels, which is low for a picture without detail */
  readonly detail: number;
};

/** Largest area in pixels. Larger pictures are refused without decoding (F31). */
export const maxPixels = 40_000_000;
/**
 * Largest side in pixels, which the widest panoramas of phones reach. A decoder takes up to a minute for a picture of 39,000,000 × 1 pixels, despite
 * its small area.
 */
export const maxSidePixels = 16_384;

/** Returns whether a picture is small enough to decode. */
export const isDecodable = ({ width, height }: ImageSize): boolean =>
  Math.max(width, height) <= maxSidePixels && width * height <= maxPixels;

/**
 * Image functions, which depend on the platform. All reject with UnreadableImageError, or BusyError if too many are queued. `owner` is the id of the customer.
 */
export type ImageTools = {
  /** from the header alone, without decoding */
  readonly sizeOf: (bytes: Bytes, type: string) => Promise<ImageSize>;
  /** decodes, rotates upright and re-encodes as JPEG or PNG, without metadata and appended data (F29, F30) */
  readonly clean: (
    bytes: Bytes,
    type: string,
    owner: string,
  ) => Promise<{ readonly bytes: Bytes; readonly type: string }>;
  readonly lightOf: (bytes: Bytes, owner: string) => Promise<Light>;
};

/** Error for a file that is not a decodable picture. */
export class UnreadableImageError extends Error {
  override readonly name = 'UnreadableImageError';
  constructor(cause?: unknown) {
    super('The file begins like a picture but does not decode to one. Take or export it again.', { cause });
  }
}
