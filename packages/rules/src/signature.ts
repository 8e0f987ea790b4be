import * as z from 'zod/mini';
import { lazyObject } from './lazy-object.ts';

const point = lazyObject(() => ({
  x: z.number(),
  y: z.number(),
  pressure: z.optional(z.number()),
  time: z.optional(z.number()),
}));

/**
 * Schema of a signature: drawn as vector strokes (coordinates in units of the pad, time in ms) or typed, but not a bitmap. Both issue codes are at the whole
 * signature, so that one field shows them. `signature-required` (MSG-08) means that it is empty. `signature-too-short` means that the drawing is hardly more
 * than a dot.
 */
export const signature = z
  .discriminatedUnion(
    'method',
    [
      lazyObject(() => ({
        method: z.literal('draw'),
        width: z.number().check(z.positive()),
        height: z.number().check(z.positive()),
        strokes: z
          .array(z.object({ points: z.array(point).check(z.maxLength(5000, 'too-long')) }), 'signature-required')
          .check(z.maxLength(200, 'too-long')),
      })),
      lazyObject(() => ({
        method: z.literal('type'),
        text: z.string('signature-required').check(z.trim(), z.maxLength(66, 'too-long')),
      })),
    ],
    'signature-required',
  )
  .check(
    z.refine((value) => isSigned(value), 'signature-required'),
    z.refine((value) => value.method === 'type' || !isSigned(value) || isLongEnough(value), 'signature-too-short'),
  );

/** A stored signature: drawn (strokes in the units of a pad of that width and height) or typed (the name, at most 66 characters). */
export type Signature = z.output<typeof signature>;

type Point = { readonly x: number; readonly y: number };
type Drawn = {
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly { readonly points: readonly Point[] }[];
};

const isSigned = (value: { method: 'draw'; strokes: readonly unknown[] } | { method: 'type'; text: string }) =>
  value.method === 'draw' ? value.strokes.length > 0 : value.text !== '';

/** Minimum length of all strokes together, as a share of the width of the pad (our choice). An accidental touch is shorter, initials are longer. */
const SHORTEST_SIGNATURE = 0.1;

/** Returns whether the strokes are long enough. Strokes outside the pad do not count, because they are not visible. */
function isLongEnough({ width, height, strokes }: Drawn): boolean {
  const isInside = ({ x, y }: Point) => x >= 0 && x <= width && y >= 0 && y <= height;
  let length = 0;
  for (const { points } of strokes)
    for (const [index, to] of points.entries()) {
      const from = points[index - 1];
      if (from && isInside(from) && isInside(to)) length += Math.hypot(to.x - from.x, to.y - from.y);
    }
  return length >= width * SHORTEST_SIGNATURE;
}
