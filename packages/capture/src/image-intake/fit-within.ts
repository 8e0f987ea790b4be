import type { Size } from './image-size.ts';

/** Returns a size with the same proportions and a longer side of at most `longest` pixels. Does not enlarge. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
