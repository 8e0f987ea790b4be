import type { EmbedLook } from '../types.ts';

/** What of some options may change later. */
export const lookOf = ({ language, skin, tokens, navigation }: EmbedLook): EmbedLook => ({
  language,
  skin,
  tokens,
  navigation,
});
