import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { lazyObject } from './lazy-object.ts';

test('builds the fields of the schema once, on first use', () => {
  let built = 0;
  const schema = lazyObject(() => {
    built += 1;
    return { name: z.string(), age: z.optional(z.number()) };
  });
  const list = z.array(z.optional(schema));
  expect(built).toBe(0);
  expect(list.safeParse([undefined, { name: 'Mei' }]).success).toBe(true);
  expect(schema.safeParse({ name: 1 }).error?.issues.map(({ path }) => path)).toEqual([['name']]);
  expect(built).toBe(1);
});

test('validates like `z.object`', () => {
  const shape = { name: z.string(), from: z.nullable(z.iso.date()) };
  const value = { name: 'Mei', from: null, unknown: true };
  const schema = lazyObject(() => shape);
  expect(schema.parse(value)).toEqual(z.object(shape).parse(value));
  expect(z.toJSONSchema(schema)).toEqual(z.toJSONSchema(z.object(shape)));
  expect(Object.keys(schema.shape)).toEqual(['name', 'from']);
});
