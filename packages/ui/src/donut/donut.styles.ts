/** Shades for slices in their order; from the ninth on they come again, and numbers alone tell slices apart. */
export const sliceShades = [
  'var(--q-accent)',
  'color-mix(in oklab, var(--q-accent) 62%, var(--q-surface))',
  'var(--q-warning)',
  'color-mix(in oklab, var(--q-warning) 55%, var(--q-surface))',
  'var(--q-line-strong)',
  'color-mix(in oklab, var(--q-line-strong) 50%, var(--q-surface))',
  'var(--q-focus)',
  'color-mix(in oklab, var(--q-focus) 55%, var(--q-surface))',
] as const;

export const shadeAt = (index: number): string => sliceShades[index % sliceShades.length] ?? sliceShades[0];
