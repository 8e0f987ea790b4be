import type { Brand } from '@quayside/platform/brand';
import { brandDensity } from './brand-density.ts';
import { brandColours } from './ramps.ts';

/**
 * Returns the design tokens of a brand by the name of their custom property. Headings use the system's fonts until a
 * web font loads.
 */
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

/** Returns whether a font stack contains the generic family `serif`. */
export const isSerif = (stack: string): boolean => /(^|, )serif(,|$)/.test(stack);

/** Apple’s system font, the font stack of brands that name none. Text uses the same stack. */
export const systemStack = '-apple-system';

/**
 * Returns the font stack of headings until the web font of a brand loads, or undefined for a brand without fonts. A
 * system font with the measures of the web font precedes wider serif fonts, so that headings keep their line breaks
 * when the web font loads.
 */
export function displayStack({ name, display }: Brand): string | undefined {
  if (!display.webFont) return display.family;
  const stack = display.family ?? systemStack;
  const own = `"${name} Fallback"`;
  return isSerif(stack) ? `${own}, ${stack}` : `${stack}, ${own}`;
}

/** Returns the font stack of headings after the web font of a brand has loaded. */
export const loadedDisplayStack = (brand: Brand): string =>
  [`"${brand.name} Display"`, displayStack(brand), 'var(--q-brand-font)'].filter(Boolean).join(', ');
