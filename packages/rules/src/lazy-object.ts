import * as z from 'zod/mini';

/** Returns an object schema like `z.object`, but builds its fields at first use. A page loads hundreds of schemas and validates with few of them. */
export function lazyObject<const Shape extends z.core.$ZodShape>(fields: () => Shape): z.ZodMiniObject<Shape> {
  return new z.ZodMiniObject({
    type: 'object',
    get shape() {
      const value = fields();
      Object.defineProperty(this, 'shape', { value });
      return value;
    },
  }) as z.ZodMiniObject<Shape>;
}
