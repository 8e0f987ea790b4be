/** Creates a canvas of this size in pixels: an `OffscreenCanvas` in a worker, otherwise a `<canvas>`. */
export function newCanvas(width: number, height: number): HTMLCanvasElement | OffscreenCanvas {
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}
