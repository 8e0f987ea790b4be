import type { EmbedDisplayOptions } from '../types.ts';

/** Returns only the options that can change while the flow is mounted. */
export const pickDisplayOptions = ({
  language,
  skin,
  tokens,
  navigation,
}: EmbedDisplayOptions): EmbedDisplayOptions => ({
  language,
  skin,
  tokens,
  navigation,
});
