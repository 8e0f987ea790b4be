const densities = { regular: '1', compact: '0.6' } as const;

/**
 * Returns `--q-brand-density`, the factor for the padding of rows and the gaps between cards. Touch targets stay at 44
 * px.
 */
export const brandDensity = (density: keyof typeof densities = 'regular'): string => densities[density];
