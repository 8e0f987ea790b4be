type Json = Record<string, unknown>;

/** Whether `allOf` contains only patterns. A date has two: its format, and its days, which includes the format. */
const isPatterns = (value: unknown): value is { pattern: string }[] =>
  Array.isArray(value) && value.every((one) => Object.keys(one as Json).join() === 'pattern');

const typeOf = (values: readonly unknown[]) => (values.every(Number.isInteger) ? 'integer' : 'string');

/**
 * Returns a schema with details that generators of typed languages need and JSON Schema leaves optional: the type of an enum, one pattern instead of several,
 * and `additionalProperties: true` for any value. It accepts the same values.
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
