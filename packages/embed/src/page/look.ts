import type { EmbedLook } from '../types.ts';

export const lookOf = ({ language, skin, tokens, navigation }: EmbedLook): EmbedLook => ({
  language,
  skin,
  tokens,
  navigation,
});
