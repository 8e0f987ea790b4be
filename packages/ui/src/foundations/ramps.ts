import type { Brand } from '@quayside/platform/brand';
import { converter, formatHex, interpolate, parse, toGamut, wcagContrast } from 'culori';
import { chartColours } from './chart-colours.ts';

/**
 * The neutral colours of a skin in OKLCH: hue in degrees, chroma, and the lightness of each surface. `soft` is the
 * background of a tone: a colour with the hue of the tone or, on a coloured surface, a mix of both.
 */
type Skin = {
  readonly hue: number;
  readonly chroma: number;
  readonly surface: number;
  readonly raised: number;
  readonly sunken: number;
  readonly soft: { readonly lightness: number; readonly chroma: number } | { readonly share: number };
  /**
   * The backgrounds that the rule of `soft` would make hard to distinguish: pink and peach by day, amber and brown by
   * night.
   */
  readonly own: Readonly<Partial<Record<'danger' | 'warning', Ground>>>;
  readonly focus: string;
  readonly warning: string;
};

type Ground =
  | { readonly lightness: number; readonly chroma: number; readonly hue: number }
  | { readonly share: number };

/** The definition of each skin. `white` is the day skin; `black` and `blue` are night skins. */
export const skins = {
  white: {
    hue: 225,
    chroma: 0.02,
    surface: 1,
    raised: 1,
    sunken: 0.968,
    soft: { lightness: 0.955, chroma: 0.024 },
    own: {
      danger: { lightness: 0.943, chroma: 0.03, hue: 15 },
      warning: { lightness: 0.962, chroma: 0.055, hue: 94 },
    },
    focus: '#1062c4',
    warning: '#855000',
  },
  black: {
    hue: 225,
    chroma: 0.012,
    surface: 0.175,
    raised: 0.225,
    sunken: 0.14,
    soft: { lightness: 0.285, chroma: 0.045 },
    own: { warning: { share: 0.16 } },
    focus: '#8fbcff',
    warning: '#f0bf62',
  },
  blue: {
    hue: 264,
    chroma: 0.062,
    surface: 0.225,
    raised: 0.275,
    sunken: 0.185,
    soft: { share: 0.15 },
    own: { danger: { lightness: 0.325, chroma: 0.085, hue: 12 } },
    focus: '#a8c8ff',
    warning: '#f2c469',
  },
} as const satisfies Readonly<Record<string, Skin>>;

/** The name of a skin, as in `data-skin`. */
export type SkinName = keyof typeof skins;

/**
 * The contrast of each neutral colour with the surface of the skin (WCAG 2.2). Text has a reserve, because it also
 * appears on surfaces with less contrast.
 */
const ratios = {
  light: { ink: 15.5, 'ink-muted': 6.8, 'line-strong': 4.1, line: 1.28 },
  dark: { ink: 15.5, 'ink-muted': 7.8, 'line-strong': 4.6, line: 1.4 },
} as const;

/** The default red and green of each skin. A brand can replace them. */
export const statusColours = {
  white: { danger: '#b3261e', success: '#14694a' },
  black: { danger: '#f68d85', success: '#69c99c' },
  blue: { danger: '#f68d85', success: '#69c99c' },
} as const;

/** Returns the colours of a skin that do not depend on the brand, as `#rrggbb` by token name without `--q-`. */
export function skinColours(name: SkinName): Record<string, string> {
  const skin: Skin = skins[name];
  const ground = neutral(skin, skin.surface);
  const day = name === 'white';
  const soft = (tone: string) => getSoftColour(name, tone);
  const { danger, success } = statusColours[name];
  const own = (tone: 'danger' | 'warning') => {
    const given = skin.own[tone];
    if (!given) return undefined;
    if ('share' in given)
      return mix(neutral(skin, skin.raised), tone === 'danger' ? danger : skin.warning, given.share);
    return hex(given.lightness, given.chroma, given.hue);
  };
  const neutrals = Object.entries(ratios[day ? 'light' : 'dark']).map(([role, ratio]) => [
    role,
    findAtContrast(skin, ground, ratio),
  ]);
  return {
    surface: ground,
    'surface-raised': neutral(skin, skin.raised),
    'surface-sunken': neutral(skin, skin.sunken),
    ...Object.fromEntries(neutrals),
    'danger-soft': own('danger') ?? soft(danger),
    'success-soft': soft(success),
    warning: skin.warning,
    'warning-soft': own('warning') ?? soft(skin.warning),
    'info-soft': soft(skin.focus),
    focus: skin.focus,
  };
}

/**
 * Returns the colours of a brand as `#rrggbb`, by token name without `--q-brand-`: the accents with their pressed, soft
 * and text colours, the hero with its text colours, and the chart colours.
 */
export function brandColours(colours: Brand['colours']): Record<string, string> {
  const { accent, nightAccent, hero, spark } = colours;
  return {
    accent,
    'accent-strong': shiftLightness(accent, -0.085),
    'accent-soft': getSoftColour('white', accent),
    'on-accent': '#ffffff',
    'night-accent': nightAccent,
    'night-accent-strong': shiftLightness(nightAccent, 0.08),
    'night-accent-soft': getSoftColour('black', nightAccent),
    'blue-accent-soft': getSoftColour('blue', nightAccent),
    'night-on-accent': withLightness(nightAccent, 0.2, 0.04),
    hero,
    'blue-hero': mix(hero, navy, 0.7),
    'on-hero': '#ffffff',
    'on-hero-muted': mix(hero, '#ffffff', 0.8),
    spark,
    ...numbered('chart', chartColours(colours, 'day')),
    ...numbered('night-chart', chartColours(colours, 'night')),
  };
}

const numbered = (name: string, colours: readonly string[]): Record<string, string> =>
  Object.fromEntries(colours.map((colour, at) => [`${name}-${at + 1}`, colour]));

function getSoftColour(name: SkinName, tone: string): string {
  const skin: Skin = skins[name];
  if ('share' in skin.soft) return mix(neutral(skin, skin.raised), tone, skin.soft.share);
  return withLightness(tone, skin.soft.lightness, Math.min(skin.soft.chroma, lch(tone).c));
}

const oklch = converter('oklch');
const inGamut = toGamut('rgb', 'oklch');
const hex = (l: number, c: number, h: number) => formatHex(inGamut({ mode: 'oklch', l, c, h }));

/** The navy to mix with the hero colour of a brand in the blue skin. */
const navy = hex(0.36, 0.115, 262);

/** Returns a neutral colour of a skin. The lightest ones have less chroma, because a tint is most visible there. */
const neutral = ({ hue, chroma }: Skin, lightness: number) =>
  hex(lightness, lightness > 0.88 ? chroma * 2 * (1 - lightness) : chroma, hue);

/** Returns the neutral colour of a skin whose contrast to `ground` is `ratio`, found by bisection. */
function findAtContrast(skin: Skin, ground: string, ratio: number): string {
  const onDark = skin.surface < 0.5;
  let [near, far] = [skin.surface, onDark ? 1 : 0];
  for (let step = 0; step < 24; step++) {
    const middle = (near + far) / 2;
    if (wcagContrast(neutral(skin, middle), ground) < ratio) near = middle;
    else far = middle;
  }
  return neutral(skin, far);
}

const mix = (ground: string, tone: string, share: number) => formatHex(interpolate([ground, tone], 'oklab')(share));

function shiftLightness(colour: string, by: number): string {
  const { l, c, h } = lch(colour);
  return hex(l + by, c, h);
}

function withLightness(colour: string, lightness: number, chroma: number): string {
  return hex(lightness, chroma, lch(colour).h);
}

/** Returns the OKLCH chroma of a colour: 0 for grey. */
export const getChroma = (colour: string): number => lch(colour).c;

function lch(colour: string): { l: number; c: number; h: number } {
  const found = oklch(parse(colour));
  if (!found) throw new TypeError(`A colour must have the format #rrggbb, not "${colour}".`);
  return { l: found.l, c: found.c, h: found.h ?? 0 };
}
