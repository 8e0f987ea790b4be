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
/**
 * Pixels of one side, which the widest panoramas of phones reach. A decoder needs up to a minute for a picture of 39,000,000 × 1, whose area is small.
 */
export const mostSide = 16_384;

/** Whether a picture may be decoded. */
export const isDecodable = ({ width, height }: ImageSize): boolean =>
  Math.max(width, height) <= mostSide && width * height <= mostPixels;

/** Image functions, which differ by platform. All reject with UnreadableImageError, and with BusyError if too many are queued. `owner`: the customer. */
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

export class UnreadableImageError extends Error {
  override readonly name = 'UnreadableImageError';
  constructor(cause?: unknown) {
    super('The file begins like a picture but does not decode to one. Take or export it again.', { cause });
  }
}
