import * as z from 'zod/mini';

const point = z.object({
  x: z.number(),
  y: z.number(),
  pressure: z.optional(z.number()),
  time: z.optional(z.number()),
});

/**
 * A signature: drawn as vector strokes (coordinates in units of the pad, time in ms), or typed. Never a picture of pixels. `signature-required` (MSG-08)
 * at the signature as a whole, so that one field shows it, where nothing is drawn or typed.
 */
export const signature = z
  .discriminatedUnion(
    'method',
    [
      z.object({
        method: z.literal('draw'),
        width: z.number(),
        height: z.number(),
        strokes: z
          .array(z.object({ points: z.array(point).check(z.maxLength(5000, 'too-long')) }), 'signature-required')
          .check(z.maxLength(200, 'too-long')),
      }),
      z.object({
        method: z.literal('type'),
        text: z.string('signature-required').check(z.trim(), z.maxLength(66, 'too-long')),
      }),
    ],
    'signature-required',
  )
  .check(z.refine((value) => isSigned(value), 'signature-required'));

/** A signature as it is kept: strokes on a pad of `width` by `height`, or the typed name of at most 66 characters. */
export type Signature = z.output<typeof signature>;

const isSigned = (value: { method: 'draw'; strokes: readonly unknown[] } | { method: 'type'; text: string }) =>
  value.method === 'draw' ? value.strokes.length > 0 : value.text !== '';
