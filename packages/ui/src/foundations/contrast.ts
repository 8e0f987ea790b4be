const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const texts = ['ink', 'ink-muted', 'accent', 'accent-strong', 'danger', 'success', 'warning', 'up', 'down'];

/** A foreground and a background, as token names without `--q-`. */
export type ColourPair = readonly [front: string, ground: string];

/** The pairs of a text colour and its background, which need a contrast of 4.5:1 (WCAG 2.2, 1.4.3). */
export const textPairs: readonly ColourPair[] = [
  ...texts.flatMap((text) => surfaces.map((ground) => [text, ground] as const)),
  ...['ink', 'ink-muted', 'accent', 'accent-strong'].flatMap((text) =>
    ['accent-soft', 'info-soft'].map((ground) => [text, ground] as const),
  ),
  ...['danger', 'success', 'warning'].flatMap((tone) =>
    [tone, 'ink', 'ink-muted'].map((text) => [text, `${tone}-soft`] as const),
  ),
  ...['accent', 'accent-strong', 'danger'].map((ground) => ['ink-on-accent', ground] as const),
  ['toast-ink', 'toast-surface'],
  ['on-hero', 'hero'],
  ['on-hero-muted', 'hero'],
];

/**
 * The pairs of a surface and the colour of a control border or a focus outline, which need a contrast of 3:1 (WCAG 2.2,
 * 1.4.11).
 */
export const controlPairs: readonly ColourPair[] = ['line-strong', 'focus', 'accent', 'danger', 'success'].flatMap(
  (line) => surfaces.map((ground) => [line, ground] as const),
);

/** The pairs of a chart colour and a surface, which need a contrast of 3:1 (WCAG 2.2, 1.4.11). */
export const chartPairs: readonly ColourPair[] = [
  'accent',
  'success',
  'warning',
  'danger',
  'line-strong',
  'ink',
  'up',
  'down',
  ...[1, 2, 3, 4, 5, 6, 7].map((number) => `chart-${number}`),
].flatMap((mark) => surfaces.map((ground) => [mark, ground] as const));

/** The minimum contrast ratios of text and of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
export const minimumContrast = { text: 4.5, control: 3 } as const;

/** Returns the contrast ratio of two `#rrggbb` colours, from 1 to 21. Throws a `TypeError` for other formats. */
export function calculateContrast(front: string, ground: string): number {
  const [dark = 0, light = 0] = [luminance(front), luminance(ground)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the relative luminance of a colour (WCAG 2.2), from 0 to 1. */
function luminance(hex: string): number {
  const channels = /^#(\w\w)(\w\w)(\w\w)$/.exec(hex)?.slice(1);
  if (!channels) throw new TypeError(`A colour must have the format #rrggbb, not "${hex}".`);
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const part = Number.parseInt(channel, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
