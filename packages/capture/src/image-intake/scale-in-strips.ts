import type { PictureRows } from './heic-decode.ts';
import type { Size } from './image-size.ts';

/** The number of rows of the result that are scaled at once. */
const STRIP = 32;

/**
 * The number of rows around a strip that smoothing mixes into it. Strips start at a multiple of this number, and so
 * does the height of their canvas. Halving then mixes the same rows as in the whole picture.
 */
const MARGIN = 8;

/**
 * Scales a picture strip by strip, and returns the result. Scaling a photo of 12 megapixels at once would
 * copy 48 MB first. The function is synchronous, because the rows may belong to a decoder.
 */
export function scaleInStrips({ width, height, rows }: PictureRows, size: Size): ImageBitmap {
  const scale = height / size.height;
  const result = createContext(size.width, size.height);
  result.imageSmoothingQuality = 'high';
  const strip = createContext(width, (Math.ceil((STRIP * scale) / MARGIN) + 3) * MARGIN);
  for (let top = 0; top < size.height; top += STRIP) {
    const bottom = Math.min(top + STRIP, size.height);
    const from = Math.max(0, (Math.floor((top * scale) / MARGIN) - 1) * MARGIN);
    const to = Math.min(height, Math.ceil(bottom * scale) + MARGIN);
    strip.putImageData(new ImageData(rows(from, to), width, to - from), 0, 0);
    result.save();
    result.beginPath();
    result.rect(0, top, size.width, bottom - top);
    result.clip();
    const count = to - from;
    result.drawImage(strip.canvas, 0, 0, width, count, 0, from / scale, size.width, count / scale);
    result.restore();
    result.getImageData(0, top, 1, 1); // forces the browser to draw now; a queue of drawings would keep a copy of each strip
  }
  return result.canvas.transferToImageBitmap();
}

/** Returns a canvas context in main memory, because reading pixels back from the graphics processor is slow. */
function createContext(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new TypeError('The browser provides no canvas.');
  return context;
}
