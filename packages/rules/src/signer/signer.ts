import type { Facts } from '../journey.ts';

/** Whose name a signature has to bear: the holder's own, or that of the guardian who signs for a minor, at the opening and later (domain handbook 1.2 and 6). */
export function signerOf(
  ownName: string | undefined,
  { holder, w8ben }: Pick<Facts, 'holder' | 'w8ben'>,
): string | undefined {
  const of = holder ?? w8ben?.whose;
  return of?.role === 'joint-minor' ? of.guardian : ownName;
}
