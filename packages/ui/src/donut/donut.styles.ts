/** A token as it is, or so much of it (0 to 1) mixed with the ground: each at least 3:1 against it, which tokens.test.ts computes. */
export const sliceTokens = [
  { token: 'accent', share: 1 },
  { token: 'accent', share: 0.62 },
  { token: 'warning', share: 1 },
  { token: 'warning', share: 0.66 },
  { token: 'ink-muted', share: 1 },
  { token: 'line-strong', share: 1 },
  { token: 'focus', share: 1 },
  { token: 'focus', share: 0.7 },
] as const;

/** Shades for slices in their order; from the ninth on they come again, and numbers alone tell slices apart. */
const shades = sliceTokens.map(({ token, share }) =>
  share === 1
    ? `var(--q-${token})`
    : `color-mix(in oklab, var(--q-${token}) ${Math.round(share * 100)}%, var(--q-surface))`,
);

export const shadeAt = (index: number): string => shades[index % shades.length] ?? 'var(--q-accent)';
