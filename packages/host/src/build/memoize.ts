/** Returns a function that calls `find` once for each key and returns the same result afterwards. Only the first argument is the key. */
export function memoize<T, Rest extends readonly unknown[]>(
  find: (key: string, ...rest: Rest) => T,
): (key: string, ...rest: Rest) => T {
  const known = new Map<string, T>();
  return (key, ...rest) => {
    const found = known.get(key) ?? find(key, ...rest);
    known.set(key, found);
    return found;
  };
}
