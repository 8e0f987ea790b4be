const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const texts = ['ink', 'ink-muted', 'accent', 'accent-strong', 'danger', 'success', 'warning', 'up', 'down'];

export type Pair = readonly [front: string, ground: string];

/** Every text on every ground that it may stand on, by token without `--q-`: 4.5:1 (WCAG 2.2, 1.4.3). */
export const textPairs: readonly Pair[] = [
  ...texts.flatMap((text) => surfaces.map((ground) => [text, ground] as const)),
  ...['ink', 'ink-muted', 'accent', 'accent-strong'].flatMap((text) =>
    ['accent-soft', 'info-soft'].map((ground) => [text, ground] as const),
  ),
  ...['danger', 'success', 'warning'].flatMap((tone) =>
    [tone, 'ink', 'ink-muted'].map((text) => [text, `${tone}-soft`] as const),
  ),
  ...['accent', 'accent-strong', 'danger'].map((ground) => ['ink-on-accent', ground] as const),
  ['toast-ink', 'toast-surface'],
];

/** Every line that shows where a control is or that it has focus: 3:1 (WCAG 2.2, 1.4.11). */
export const controlPairs: readonly Pair[] = ['line-strong', 'focus', 'accent', 'danger', 'success'].flatMap((line) =>
  surfaces.map((ground) => [line, ground] as const),
);

/** Every token that a chart draws with: the line of an area, the zones of a gauge, its marker, prices: 3:1 (WCAG 2.2, 1.4.11). */
export const chartPairs: readonly Pair[] = [
  'accent',
  'success',
  'warning',
  'danger',
  'line-strong',
  'ink',
  'up',
  'down',
].flatMap((mark) => surfaces.map((ground) => [mark, ground] as const));

export const leastContrast = { text: 4.5, control: 3 } as const;

/** Contrast of two colours written `#rrggbb`, 1 to 21; throws a TypeError on anything else. */
export function contrast(front: string, ground: string): number {
  const [dark = 0, light = 0] = [luminance(front), luminance(ground)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const channels = /^#(\w\w)(\w\w)(\w\w)$/.exec(hex)?.slice(1);
  if (!channels) throw new TypeError(`A colour is written #rrggbb, not "${hex}".`);
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const part = Number.parseInt(channel, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
