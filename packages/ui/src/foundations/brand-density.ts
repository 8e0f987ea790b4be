const densities = { regular: '1', compact: '0.6' } as const;

/**
 * Returns the value of `--q-brand-density`, a factor for the padding of rows and the gaps between cards. Touch targets
 * keep their 44 px.
 */
export const brandDensity = (density: keyof typeof densities = 'regular'): string => densities[density];
