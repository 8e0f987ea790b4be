import type { Facts } from '../journey.ts';

/** Returns the name that a signature must have: that of the holder, or that of the guardian who signs for a minor. */
export function getSignerName(
  ownName: string | undefined,
  { holder, w8ben }: Pick<Facts, 'holder' | 'w8ben'>,
): string | undefined {
  const of = holder ?? w8ben?.whose;
  return of?.role === 'joint-minor' ? of.guardian : ownName;
}
