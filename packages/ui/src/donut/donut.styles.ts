/**
 * The number of `--q-chart-…` tokens. Colours repeat after the last one; the name beside each bar identifies its part.
 */
export const chartTokens = 7;

export const shadeAt = (index: number): string => `var(--q-chart-${(index % chartTokens) + 1})`;
