/**
 * Compares dotted versions number by number (UI-08): 1.10.0 is newer than 1.7.0, and 1.7 equals 1.7.0. Returns -1 if
 * `a` is older, 0 if they are equal and 1 if `a` is newer. Suffixes (`-beta`, ` (12)`) and a leading `v` are ignored. A
 * text without a version is older than every version.
 */
export function compareVersions(a: string, b: string): -1 | 0 | 1 {
  const left = partsOf(a);
  const right = partsOf(b);
  if (!left.length || !right.length) return sign(left.length - right.length);
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const order = compareDigits(left[index] ?? '0', right[index] ?? '0');
    if (order) return order;
  }
  return 0;
}

/** Returns whether `version` is `minimum` or newer. Returns false if `version` is undefined. */
export const isVersionAtLeast = (version: string | undefined, minimum: string): boolean =>
  version !== undefined && compareVersions(version, minimum) >= 0;

const partsOf = (version: string): string[] => /^\s*v?(\d+(?:\.\d+)*)/i.exec(version)?.[1]?.split('.') ?? [];

/** Compares numbers as strings, because a part can be too long for an exact number. */
function compareDigits(a: string, b: string): -1 | 0 | 1 {
  const left = a.replace(/^0+/, '');
  const right = b.replace(/^0+/, '');
  if (left.length !== right.length) return sign(left.length - right.length);
  return left === right ? 0 : left < right ? -1 : 1;
}

const sign = (difference: number): -1 | 0 | 1 => (difference === 0 ? 0 : difference < 0 ? -1 : 1);
