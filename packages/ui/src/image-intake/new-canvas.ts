/** Creates a canvas of this size in pixels. In a worker, which has no document, it is an `OffscreenCanvas`. */
export function newCanvas(width: number, height: number): HTMLCanvasElement | OffscreenCanvas {
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}
