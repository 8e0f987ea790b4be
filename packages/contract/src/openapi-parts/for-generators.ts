type Json = Record<string, unknown>;

/** What a date of the calendar says twice: its shape is part of the pattern that names its days. */
const isPatterns = (value: unknown): value is { pattern: string }[] =>
  Array.isArray(value) && value.every((one) => Object.keys(one as Json).join() === 'pattern');

const typeOf = (values: readonly unknown[]) => (values.every(Number.isInteger) ? 'integer' : 'string');

/**
 * Says what generators of typed languages ask for and JSON Schema lets unsaid: the type of a list of words, one pattern in place of several,
 * and that a value may be anything. What is valid stays the same.
 */
export function forGenerators(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forGenerators);
  if (value === null || typeof value !== 'object') return value;
  const { allOf, propertyNames, ...rest }: Json = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, forGenerators(one)]),
  );
  const { enum: words, additionalProperties: further } = rest;
  return {
    ...(Array.isArray(words) && !rest.type && { type: typeOf(words) }),
    ...rest,
    ...(isPatterns(allOf) && rest.format === 'date' ? allOf.at(-1) : allOf !== undefined && { allOf }),
    ...(JSON.stringify(propertyNames) !== '{"type":"string"}' && propertyNames !== undefined && { propertyNames }),
    ...(JSON.stringify(further) === '{}' && { additionalProperties: true }),
  };
}
