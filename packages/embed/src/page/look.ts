import type { EmbedLook } from '../types.ts';

/** Returns only the options that can change while the flow is mounted. */
export const lookOf = ({ language, skin, tokens, navigation }: EmbedLook): EmbedLook => ({
  language,
  skin,
  tokens,
  navigation,
});
