import libheif, { type HeifImage } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { MAX_PIXELS } from './limits.ts';

export type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };

/**
 * Returns the primary picture as upright RGBA, or null if none can be decoded. It uses libheif-js although icodec is
 * 119 kB smaller. icodec contains libheif 1.19.1 of 2024, without fixes for files of current phones.
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
  // Damaged files can have a side of 0, or more pixels than their header declares.
  if (!(width * height > 0 && width * height <= MAX_PIXELS)) return Promise.resolve(null);
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  return new Promise((resolve) => image.display(target, resolve));
}
