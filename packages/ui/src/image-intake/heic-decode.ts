import libheif, { type HeifImage } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { MAX_PIXELS } from './limits.ts';

/** A picture as upright RGBA bytes, in row-major order. */
export type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };

/**
 * Decodes a HEIC file, calls `use` with the upright RGBA pixels of its primary picture, and returns the result of
 * `use`. Returns null if no picture can be decoded. The pixels are in the memory of the decoder and valid only until
 * `use` returns; a copy of 12 megapixels would take 48 MB. `bytes` is detached. The decoder is libheif-js although
 * icodec is 119 kB smaller: icodec contains libheif 1.19.1 of 2024, which lacks fixes for files of current phones.
 */
export async function decodeHeicPixels<T>(bytes: ArrayBuffer, use: (pixels: Pixels) => T): Promise<Awaited<T> | null> {
  const images = new (libheif().HeifDecoder)().decode(bytes);
  bytes.transfer?.(0); // the decoder has its own copy; Safari before 17.4 frees this one later
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (!image) return null;
  try {
    return await withPixels(image, use);
  } finally {
    for (const each of images) each.free();
  }
}

async function withPixels<T>(image: HeifImage, use: (pixels: Pixels) => T): Promise<Awaited<T> | null> {
  const width = image.get_width();
  const height = image.get_height();
  // damaged files can have a side of 0, or more pixels than their header declares
  if (!(width * height > 0 && width * height <= MAX_PIXELS)) return null;
  const rows = new PixelSink({ width, height }, use);
  const filled = await new Promise((resolve) => image.display({ data: rows, width, height }, resolve));
  return filled ? rows.end() : null;
}

/** A target for the pixels from libheif. It receives all pixels at once or, if the rows are padded, row by row. */
class PixelSink<T> {
  readonly #size: { readonly width: number; readonly height: number };
  readonly #use: (pixels: Pixels) => T;
  #copy: Uint8ClampedArray<ArrayBuffer> | undefined;
  #result: Promise<T> | undefined;

  constructor(size: { readonly width: number; readonly height: number }, use: (pixels: Pixels) => T) {
    this.#size = size;
    this.#use = use;
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

  /** Calls `use` with the pixels. If it throws, the promise rejects, because libheif would ignore the error. */
  #give(data: Uint8ClampedArray<ArrayBuffer>): Promise<T> {
    return new Promise((resolve) => resolve(this.#use({ data, ...this.#size })));
  }
}
