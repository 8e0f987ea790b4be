import type { Facts } from '../journey.ts';

/** Whose name a signature has to bear: the holder's own, or that of the guardian who signs for a minor (domain handbook 1.2 and 6). */
export const signerOf = (ownName: string | undefined, { holder }: Pick<Facts, 'holder'>): string | undefined =>
  holder?.role === 'joint-minor' ? holder.guardian : ownName;
