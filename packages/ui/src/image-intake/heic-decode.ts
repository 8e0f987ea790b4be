import libheif, { type HeifImage } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { MAX_PIXELS } from './limits.ts';

export type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };

/**
 * The main picture of a HEIC file as RGBA, turned the right way; null where the file holds none that can be decoded.
 * libheif-js rather than icodec, whose decoder is 119 kB smaller: icodec stands at libheif 1.19.1 of 2024, before the fixes for what current
 * phones write, and its package hides the decoder from imports by path.
 */
export async function decodeHeicPixels(bytes: ArrayBuffer): Promise<Pixels | null> {
  const images = new (libheif().HeifDecoder)().decode(bytes);
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (!image) return null;
  try {
    return await pixelsOf(image);
  } finally {
    for (const each of images) each.free();
  }
}

function pixelsOf(image: HeifImage): Promise<Pixels | null> {
  const width = image.get_width();
  const height = image.get_height();
  // damaged files were seen to name a side of 0; one that names more than its header did must not take the memory
  if (!(width * height > 0 && width * height <= MAX_PIXELS)) return Promise.resolve(null);
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  return new Promise((resolve) => image.display(target, resolve));
}
