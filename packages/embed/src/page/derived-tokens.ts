import type { BrandToken, EmbedDisplayOptions } from '../types.ts';

type Tokens = NonNullable<EmbedDisplayOptions['tokens']>;

/** Colours derived from an accent, with the same formulas as `npm run brands` for editions (packages/ui/src/foundations/ramps.ts). */
const followers: readonly (readonly [leader: BrandToken, follower: BrandToken, value: (leader: string) => string])[] = [
  ['--q-brand-accent', '--q-brand-accent-strong', (accent) => `oklch(from ${accent} calc(l - 0.085) c h)`],
  ['--q-brand-accent', '--q-brand-accent-soft', (accent) => `oklch(from ${accent} 0.955 min(c, 0.024) h)`],
  ['--q-brand-accent', '--q-brand-night-accent', (accent) => `oklch(from ${accent} 0.76 min(c, 0.12) h)`],
  ['--q-brand-night-accent', '--q-brand-night-accent-strong', (accent) => `oklch(from ${accent} calc(l + 0.08) c h)`],
  ['--q-brand-night-accent', '--q-brand-night-accent-soft', (accent) => `oklch(from ${accent} 0.285 min(c, 0.045) h)`],
  ['--q-brand-night-accent', '--q-brand-night-on-accent', (accent) => `oklch(from ${accent} 0.2 0.04 h)`],
  [
    '--q-brand-night-accent',
    '--q-brand-blue-accent-soft',
    (accent) => `color-mix(in oklab, ${accent} 15%, var(--q-surface-raised))`,
  ],
];

/** Adds the shades derived from the page's accent tokens, unless the page sets them. Returns the tokens unchanged in browsers without relative colours. */
export function withDerivedTokens(tokens: Tokens): Tokens {
  if (!CSS.supports('color', 'oklch(from red calc(l - 0.1) c h)')) return tokens;
  const all: Record<BrandToken, string> = { ...tokens };
  for (const [leader, follower, value] of followers) if (leader in all) all[follower] ??= value(`var(${leader})`);
  return all;
}
