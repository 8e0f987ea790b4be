import type { Brand } from '@quayside/platform/brand';
import {
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  rgb,
  toGamut,
  wcagContrast,
} from 'culori';

/** The number of chart colours, equal to the number of `--q-chart-…` tokens. */
const count = 7;

/** The surface with the least contrast, and the OKLCH lightness of the strongest shade, by day and by night. */
const grounds = {
  day: { surface: '#f3f5f5', strongest: 0.335 },
  night: { surface: '#182646', strongest: 0.9 },
} as const;

/** The minimum contrast of a shade: 3:1 (WCAG 2.2, 1.4.11) with a margin for rounding. */
const leastContrast = 3.05;

/** The minimum chroma of a shade, for brands with a dull accent. */
const leastChroma = 0.06;

const black = { mode: 'rgb', r: 0, g: 0, b: 0 } as const;

/**
 * Functions that convert a `#rrggbb` colour to its appearance in normal sight and in three kinds of colour blindness.
 */
export const visionSimulations: Readonly<Record<string, (colour: string) => string>> = {
  'normal sight': (colour) => colour,
  protanopia: (colour) => formatHex(filterDeficiencyProt(1)(rgb(colour) ?? black)),
  deuteranopia: (colour) => formatHex(filterDeficiencyDeuter(1)(rgb(colour) ?? black)),
  tritanopia: (colour) => formatHex(filterDeficiencyTrit(1)(rgb(colour) ?? black)),
};

/**
 * Returns the shades for ranked parts as `#rrggbb`, strongest first: tints of the brand's accent in equal steps of
 * lightness. Each shade is visible on every surface, and users with colour blindness can see the order by lightness.
 */
export function chartColours(
  { accent, nightAccent }: Pick<Brand['colours'], 'accent' | 'nightAccent'>,
  ground: 'day' | 'night',
): readonly string[] {
  const { h = 0, c = 0 } = oklch(rgb(ground === 'day' ? accent : nightAccent)) ?? {};
  const { surface, strongest } = grounds[ground];
  const shade = (l: number) => formatHex(inGamut({ mode: 'oklch', l, c: Math.max(c, leastChroma), h }));
  const step = ground === 'day' ? 0.002 : -0.002;
  let faintest: number = strongest;
  while (wcagContrast(shade(faintest + step), surface) >= leastContrast) faintest += step;
  return Array.from({ length: count }, (_, at) => shade(strongest + ((faintest - strongest) * at) / (count - 1)));
}

const oklch = converter('oklch');
const inGamut = toGamut('rgb', 'oklch');
/** Returns how different two colours look (CIEDE2000): 0 for equal colours. */
export const colourDifference = differenceCiede2000();
