import { samplePage } from '../document-part/sample-page.ts';

/** Returns the data URL of a picture of a page with a machine-readable zone, for stories. */
export function drawPage(lines: readonly string[]): string {
  const { data, width, height } = samplePage(lines);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pixels = Uint8ClampedArray.from({ length: data.length * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (data[at >> 2] ?? 0),
  );
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas.toDataURL();
}
