/**
 * The number of chart colours, the `--q-chart-…` tokens. Colours repeat after the last one; the name next to each bar
 * identifies its part.
 */
export const chartColourCount = 7;

/** Returns the CSS colour of the part of a donut at this index, counted from 0. */
export const getChartColour = (index: number): string => `var(--q-chart-${(index % chartColourCount) + 1})`;
