import libheif, { type HeifImage } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { MAX_PIXELS } from './limits.ts';

export type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };

/**
 * Calls `use` with the primary picture as upright RGBA and returns its result, or null if no picture can be decoded.
 * The pixels are in the memory of the decoder, so they are valid only until `use` returns; a copy would take 48 MB more
 * for a photo of 12 megapixels. `bytes` is detached. It uses libheif-js although icodec is 119 kB smaller, because
 * icodec contains libheif 1.19.1 of 2024, without fixes for files of current phones.
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

/** Receives the pixels from libheif, which passes them all at once or, if its rows are padded, row by row. */
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

  /** Calls `use` now. If it throws, the promise rejects, because libheif would swallow the error. */
  #give(data: Uint8ClampedArray<ArrayBuffer>): Promise<T> {
    return new Promise((resolve) => resolve(this.#use({ data, ...this.#size })));
  }
}
