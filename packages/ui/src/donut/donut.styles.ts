/** Number of `--q-chart-…` tokens. Colours repeat after the last, so the numbers identify slices. */
export const chartTokens = 7;

export const shadeAt = (index: number): string => `var(--q-chart-${(index % chartTokens) + 1})`;
