const densities = { regular: '1', compact: '0.6' } as const;

/** Returns `--q-brand-density`: what the padding of rows and the gaps between cards are multiplied by. Targets keep 44 px. */
export const brandDensity = (density: keyof typeof densities = 'regular'): string => densities[density];
