import libheif, { type HeifImage, type LibHeif } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { MAX_PIXELS } from './limits.ts';
import { readYuvRows, type YuvPlanes } from './yuv-rows.ts';

/** An upright, opaque picture. `rows` returns the RGBA bytes of the rows from `from` up to, not including, `to`. */
export type PictureRows = {
  readonly width: number;
  readonly height: number;
  readonly rows: (from: number, to: number) => Uint8ClampedArray<ArrayBuffer>;
};

/**
 * Decodes a HEIC file, calls `read` with the rows of its primary picture, and returns the result of `read`. Returns null
 * if no picture can be decoded. The rows are in the memory of the decoder and valid only until `read` returns. They are
 * converted to RGBA on demand, because a converted picture of 12 megapixels would take 48 MB. `bytes` is detached. The
 * decoder is libheif-js although icodec is 119 kB smaller: icodec contains libheif 1.19.1 of 2024, which lacks fixes for
 * files of current phones.
 */
export async function decodeHeic<T>(bytes: ArrayBuffer, read: (picture: PictureRows) => T): Promise<Awaited<T> | null> {
  const library = libheif();
  const images = new library.HeifDecoder().decode(bytes);
  bytes.transfer?.(0); // the decoder has its own copy; Safari before 17.4 frees this one later
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (!image) return null;
  try {
    const [width, height] = [image.get_width(), image.get_height()];
    // damaged files can have a side of 0, or more pixels than their header declares
    if (!(width * height > 0 && width * height <= MAX_PIXELS)) return null;
    const is8Bit = library._heif_image_handle_get_luma_bits_per_pixel(image.handle.$$.ptr) === 8;
    return await (is8Bit ? withPlanes(library, image, read) : withPixels(image, read));
  } finally {
    for (const each of images) each.free();
  }
}

/** Values of heif.h: the colour space YCbCr and its format 4:2:0. */
const [YCBCR, CHROMA_420] = [0, 1];

/** Decodes the planes of a picture with 8 bits a sample. */
async function withPlanes<T>(
  library: LibHeif,
  { handle }: HeifImage,
  read: (picture: PictureRows) => T,
): Promise<Awaited<T> | null> {
  const result = library._malloc(24); // a heif_error of three words, and room for a pointer
  const pointer = result + 16;
  const word = (at: number) => library.HEAPU32[at >> 2] ?? 0;
  try {
    library._heif_decode_image(result, handle.$$.ptr, pointer, YCBCR, CHROMA_420, 0);
    if (word(result) !== 0) return null;
    const image = word(pointer);
    try {
      const size = (channel: number) => ({
        width: library._heif_image_get_width(image, channel),
        height: library._heif_image_get_height(image, channel),
      });
      const plane = (channel: number) => {
        const at = library._heif_image_get_plane_readonly(image, channel, pointer);
        const stride = word(pointer);
        return { bytes: library.HEAPU8.subarray(at, at + stride * size(channel).height), stride };
      };
      const [y, cb, cr] = [plane(0), plane(1), plane(2)];
      library._heif_image_get_nclx_color_profile(result, image, pointer);
      const profile = word(result) === 0 ? word(pointer) : 0;
      const planes: YuvPlanes = {
        ...size(0),
        y: y.bytes,
        cb: cb.bytes,
        cr: cr.bytes,
        strides: [y.stride, cb.stride],
        matrix: profile ? word(profile + 12) : 6,
        isFullRange: !profile || library.HEAPU8[profile + 16] !== 0,
      };
      if (profile) library._heif_nclx_color_profile_free(profile);
      return await read({ ...size(0), rows: (from, to) => readYuvRows(planes, from, to) });
    } finally {
      library._heif_image_release(image);
    }
  } finally {
    library._free(result);
  }
}

/** Decodes a picture with more bits a sample, which libheif converts to RGBA. */
async function withPixels<T>(image: HeifImage, read: (picture: PictureRows) => T): Promise<Awaited<T> | null> {
  const [width, height] = [image.get_width(), image.get_height()];
  const pixels = new PixelSink({ width, height }, read);
  const filled = await new Promise((resolve) => image.display({ data: pixels, width, height }, resolve));
  return filled ? pixels.end() : null;
}

/** A target for the pixels from libheif. It receives all pixels at once or, if the rows are padded, row by row. */
class PixelSink<T> {
  readonly #size: { readonly width: number; readonly height: number };
  readonly #read: (picture: PictureRows) => T;
  #copy: Uint8ClampedArray<ArrayBuffer> | undefined;
  #result: Promise<T> | undefined;

  constructor(size: { readonly width: number; readonly height: number }, read: (picture: PictureRows) => T) {
    this.#size = size;
    this.#read = read;
  }

  set(part: Uint8Array<ArrayBuffer>, offset?: number): void {
    const length = this.#size.width * this.#size.height * 4;
    if (offset === undefined && part.length === length) {
      this.#result = this.#give(new Uint8ClampedArray(part.buffer, part.byteOffset, length));
      return;
    }
    this.#copy ??= new Uint8ClampedArray(length);
    this.#copy.set(part, offset);
  }

  async end(): Promise<Awaited<T> | null> {
    if (this.#result) return await this.#result;
    return this.#copy ? await this.#give(this.#copy) : null;
  }

  /** Calls `read` with the pixels. If it throws, the promise rejects, because libheif would ignore the error. */
  #give(data: Uint8ClampedArray<ArrayBuffer>): Promise<T> {
    const stride = this.#size.width * 4;
    const rows = (from: number, to: number) => data.subarray(from * stride, to * stride);
    return new Promise((resolve) => resolve(this.#read({ ...this.#size, rows })));
  }
}
