import type { Brand } from '@quayside/platform/brand';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const address = z.url({ protocol: /^https$/ });
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
/** Schema of an SVG path. Pages insert it unescaped, so no other characters are allowed. */
const path = z.string().check(z.regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/));
const brands = z.record(
  text,
  z.object({
    name: text,
    symbol: path,
    colours: z.object({ accent: colour, nightAccent: colour, hero: colour, spark: colour }),
    radius: z.templateLiteral([z.number(), 'rem']),
    display: z.object({
      weight: z.number(),
      tracking: z.templateLiteral([z.number(), 'em']),
      family: z.optional(text),
      webFont: z.optional(z.templateLiteral(['@fontsource-variable/', z.string()])),
    }),
    mailButton: z.optional(z.literal('night')),
    licence: text,
    legalPages: z.optional(z.object({ terms: address, privacy: address })),
    support: z.object({ phone: text, email: text, timeZone: text }),
  }),
);

/** Thrown if the environment variable BRANDS is not JSON, or describes a brand wrongly. */
export class BrandsError extends Error {
  override readonly name = 'BrandsError';
  constructor(problem: string) {
    super(`BRANDS describes the brand of each edition by its name, as the hosts' brand.ts does. ${problem}`);
  }
}

/**
 * Parses the environment variable BRANDS: brands by the name of their edition. Returns an empty object if it is missing. Throws `BrandsError` if it is
 * invalid.
 */
export function readBrands(json: string | undefined): Readonly<Record<string, Brand>> {
  if (!json) return {};
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new BrandsError('It is not JSON.');
  }
  const parsed = brands.safeParse(value);
  if (!parsed.success) throw new BrandsError(z.prettifyError(parsed.error));
  return parsed.data;
}
