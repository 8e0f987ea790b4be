/** The answers of one step, by name of the answer. */
export type FormValues = Readonly<Record<string, unknown>>;

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Returns whether `outer` is `inner` or contains it. `address` covers `address.city`, but not `addressee`. */
export const coversPath = (outer: string, inner: string): boolean => `${inner}.`.startsWith(`${outer}.`);

/** Returns the value at a path such as `taxResidencies.0.country`, or undefined if there is none. */
export function readPath(values: unknown, path: string): unknown {
  let found = values;
  for (const key of path.split('.')) {
    if (typeof found !== 'object' || found === null || forbidden.has(key)) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return found;
}

/** Returns a copy of `values` with another value at `path`. Creates missing objects, and a list for a numeric key. */
export function writePath(values: FormValues, path: string, value: unknown): FormValues {
  const [key = '', ...rest] = path.split('.');
  if (forbidden.has(key)) return values;
  if (!rest.length) return { ...values, [key]: value };
  return { ...values, [key]: writeInto(values[key], rest, value) };
}

function writeInto(container: unknown, keys: readonly string[], value: unknown): unknown {
  const [key = '', ...rest] = keys;
  if (forbidden.has(key)) return container;
  const inner = rest.length ? writeInto((container as Record<string, unknown> | undefined)?.[key], rest, value) : value;
  if (Array.isArray(container) || (container === undefined && /^\d+$/.test(key))) {
    const list: unknown[] = Array.isArray(container) ? [...(container as unknown[])] : [];
    list[Number(key)] = inner;
    return list;
  }
  return { ...(container as Record<string, unknown> | undefined), [key]: inner };
}
