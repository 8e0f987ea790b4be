type Json = Record<string, unknown>;

/** Returns whether `allOf` contains only patterns. A date has two: its format, and its valid days, which implies the format. */
const isPatterns = (value: unknown): value is { pattern: string }[] =>
  Array.isArray(value) && value.every((one) => Object.keys(one as Json).join() === 'pattern');

const typeOf = (values: readonly unknown[]) => (values.every(Number.isInteger) ? 'integer' : 'string');

/**
 * Returns an equivalent schema with details that code generators need: the type of an enum, one pattern instead of several, and `additionalProperties: true`
 * for any value.
 */
export function adaptForGenerators(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(adaptForGenerators);
  if (value === null || typeof value !== 'object') return value;
  const { allOf, propertyNames, ...rest }: Json = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, adaptForGenerators(one)]),
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
