import { editionNames, findEditionByAppType } from '@quayside/platform/app-type';
import { derivativeProducts, documentTypes, openingTiers } from '@quayside/rules/enumerations';
import * as z from 'zod/mini';
import type { FurtherEdition } from '../domain/ports/editions.ts';

const text = z.string().check(z.minLength(1));
const edition = z.strictObject({
  appType: z
    .int()
    .check(
      z.refine((appType) => findEditionByAppType(appType) === undefined, 'This is the number of a specified edition.'),
    ),
  capabilities: z.strictObject({
    digitalId: z.boolean(),
    documentTypes: z.array(z.enum(documentTypes)).check(z.minLength(1)),
    tiers: z.array(z.enum(openingTiers)).check(z.minLength(1)),
    derivatives: z.array(z.enum(derivativeProducts)),
  }),
  title: z.optional(text),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  exampleMobile: z.optional(text),
  service: z.optional(z.strictObject({ phone: text, timeZone: text })),
});
const name = z.string().check(
  z.regex(/^[\w-]+$/),
  z.refine((text) => editionNames.every((one) => one !== text), 'This is the name of a specified edition.'),
);
const editions = z.record(name, edition).check(
  z.refine((all) => {
    const numbers = Object.values(all).map(({ appType }) => appType);
    return new Set(numbers).size === numbers.length;
  }, 'Two editions have the same app type.'),
);

/** Thrown if the environment variable EDITIONS is not JSON, or describes an edition wrongly. */
export class EditionsError extends Error {
  override readonly name = 'EditionsError';
  constructor(problem: string) {
    super(
      `EDITIONS describes the editions beside ${editionNames.join(', ')}, as in {"my":{"appType":60,"capabilities":{"digitalId":false,"documentTypes":["mykad"],"tiers":["standard"],"derivatives":[]}}}. ${problem}`,
    );
  }
}

/** Parses the environment variable EDITIONS: editions by name. Returns an empty object if it is missing. Throws `EditionsError` if it is invalid. */
export function readEditions(text: string | undefined): Readonly<Record<string, FurtherEdition>> {
  if (!text) return {};
  const parsed = editions.safeParse(parseJson(text));
  if (!parsed.success) throw new EditionsError(z.prettifyError(parsed.error));
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new EditionsError('It is not JSON.');
  }
}
