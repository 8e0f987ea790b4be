import type { Brand } from '@quayside/platform/brand';
import { brandDensity } from './brand-density.ts';
import { brandColours } from './ramps.ts';

/** Returns the tokens of a brand by name. Headings use the system's fonts until a web font loads. */
export function brandTokens(brand: Brand): Readonly<Record<`--q-brand-${string}`, string>> {
  const { colours, radius, density, display } = brand;
  const stack = displayStack(brand);
  const values = {
    ...brandColours(colours),
    radius,
    density: brandDensity(density),
    'display-weight': String(display.weight),
    'display-tracking': display.tracking,
    ...(stack ? { 'display-font': stack } : {}),
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--q-brand-${name}`, value]));
}

/** Whether a stack of fonts has serifs. */
export const isSerif = (stack: string): boolean => /(^|, )serif(,|$)/.test(stack);

/** Apple’s font, for brands without system fonts. It also renders the text. */
export const systemStack = '-apple-system';

/**
 * Returns the fonts of headings until the web font of a brand loads. A system font with the web font’s measures comes before serif fonts, which are wider,
 * so that headings keep their lines. Undefined for a brand with neither.
 */
export function displayStack({ name, display }: Brand): string | undefined {
  if (!display.webFont) return display.family;
  const stack = display.family ?? systemStack;
  const own = `"${name} Fallback"`;
  return isSerif(stack) ? `${own}, ${stack}` : `${stack}, ${own}`;
}

/** Returns the fonts of headings after the web font of a brand has loaded. */
export const loadedDisplayStack = (brand: Brand): string =>
  [`"${brand.name} Display"`, displayStack(brand), 'var(--q-brand-font)'].filter(Boolean).join(', ');
