import type { Brand } from '@quayside/platform/brand';
import {
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  type Lab65,
  rgb,
  toGamut,
  wcagContrast,
} from 'culori';

/** Number of colours, as many as there are `--q-chart-…` tokens. */
const count = 7;

/**
 * By ground: the surface with the least contrast, the lightness among which colours are sought, and pools of candidates, the brightest first. A pool leaves out
 * what is duller or, on the ground of the day, darker than it says.
 */
const grounds = {
  day: {
    surface: '#f3f5f5',
    lightness: [0.28, 0.34, 0.4, 0.46, 0.52, 0.58, 0.64],
    pools: [
      { chroma: 0.1, from: 0.44, to: 1 },
      { chroma: 0.09, from: 0.4, to: 1 },
      { chroma: 0.08, from: 0.34, to: 1 },
      { chroma: 0, from: 0, to: 1 },
    ],
  },
  night: {
    surface: '#182646',
    lightness: [0.56, 0.64, 0.72, 0.8, 0.88, 0.94],
    pools: [
      { chroma: 0.1, from: 0.6, to: 0.9 },
      { chroma: 0.08, from: 0.55, to: 0.9 },
      { chroma: 0.05, from: 0.55, to: 1 },
      { chroma: 0, from: 0, to: 1 },
    ],
  },
} as const;

/** 3:1 (WCAG 2.2, 1.4.11) with a reserve for rounding. */
const leastContrast = 3.05;

/** CIEDE2000 between the first two colours, below which the second is taken from the other accent. */
const clear = 20.5;

/** CIEDE2000 above which two colours that are no neighbours are told apart. */
const told = 11.5;

/** Degrees between the hues among which colours are sought. */
const step = 20;

const black = { mode: 'rgb', r: 0, g: 0, b: 0 } as const;

/** What a colour looks like in normal sight and in the three kinds of colour blindness. */
export const sights: Readonly<Record<string, (colour: string) => string>> = {
  'normal sight': (colour) => colour,
  protanopia: (colour) => formatHex(filterDeficiencyProt(1)(rgb(colour) ?? black)),
  deuteranopia: (colour) => formatHex(filterDeficiencyDeuter(1)(rgb(colour) ?? black)),
  tritanopia: (colour) => formatHex(filterDeficiencyTrit(1)(rgb(colour) ?? black)),
};

/**
 * Returns the categories of charts in drawing order: the brand's accent, its second colour, then bright colours of all hues. Each of those differs as much as
 * possible from all before it, in normal sight and in every kind of colour blindness. Darker and duller ones come in only where bright ones are too alike.
 */
export function chartColours(
  { accent, nightAccent, spark }: Brand['colours'],
  ground: 'day' | 'night',
): readonly string[] {
  const [first, other] = ground === 'day' ? [accent, nightAccent] : [nightAccent, accent];
  const bright = visible(spark, ground);
  const second =
    [bright, visible(other, ground)].find((colour) => apart(first, colour) > clear) ?? visible(turned(first), ground);
  const chosen = [first, second];
  if (chosen.every((colour) => apart(colour, bright) > told)) chosen.push(bright);
  let found: readonly string[] = [];
  for (const pool of grounds[ground].pools) {
    found = inOrder(chosen.slice(0, 2), farthest(chosen, candidates(first, ground, pool)));
    if (leastOf(found) > told && leastBeside(found) > clear) break;
  }
  return found;
}

/** Returns the least difference of any two colours. */
const leastOf = (colours: readonly string[]): number =>
  Math.min(...colours.flatMap((one, at) => colours.slice(at + 1).map((other) => apart(one, other))));

/** Returns the least difference of two neighbours in a circle, from the second on. */
const leastBeside = (circle: readonly string[]): number =>
  Math.min(...circle.slice(1).map((colour, at) => apart(circle[at + 2] ?? circle[0] ?? '', colour)));

type Lch = { readonly l: number; readonly c: number; readonly h: number };

const oklch = converter('oklch');
const inGamut = toGamut('rgb', 'oklch');
const hex = ({ l, c, h }: Lch) => formatHex(inGamut({ mode: 'oklch', l, c, h }));
/** How different two colours look (CIEDE2000). */
export const difference = differenceCiede2000();

function lch(colour: string): Lch {
  const { l = 0, c = 0, h = 0 } = oklch(rgb(colour)) ?? {};
  return { l, c, h };
}

/** Returns the least difference of two colours over all sights. */
function apart(one: string, other: string): number {
  const key = one < other ? one + other : other + one;
  const [left, right] = [seen(one), seen(other)];
  const found = known.get(key) ?? Math.min(...left.map((view, at) => difference(view, right[at] ?? view)));
  known.set(key, found);
  return found;
}

/** Returns what a colour looks like in each sight. */
function seen(colour: string): readonly Lab65[] {
  const views = seenBefore.get(colour) ?? Object.values(sights).flatMap((see) => lab(see(colour)) ?? []);
  seenBefore.set(colour, views);
  return views;
}

const lab = converter('lab65');
const seenBefore = new Map<string, readonly Lab65[]>();

/** A search compares the same colours many times. */
const known = new Map<string, number>();

const turned = (colour: string) => hex({ ...lch(colour), h: lch(colour).h + 150 });

/** Returns the colour, moved towards ink until it is visible on the ground. */
function visible(colour: string, ground: 'day' | 'night'): string {
  const { l, c, h } = lch(colour);
  const towards = ground === 'day' ? -0.01 : 0.01;
  for (let at = l; at > 0 && at < 1; at += towards) {
    const moved = hex({ l: at, c, h });
    if (wcagContrast(moved, grounds[ground].surface) >= leastContrast) return moved;
  }
  return ground === 'day' ? '#000000' : '#ffffff';
}

type Pool = { readonly chroma: number; readonly from: number; readonly to: number };

/** Returns shades of all hues, beginning with that of a colour, that are visible on the ground and as bright as the pool says; with a neutral if it may be dull. */
function candidates(colour: string, ground: 'day' | 'night', { chroma, from, to }: Pool): readonly string[] {
  const { surface, lightness } = grounds[ground];
  const { h } = lch(colour);
  const hues = Array.from({ length: 360 / step }, (_, at) => h + at * step);
  const shades = [...hues.flatMap((hue) => [0.05, 0.1, 0.14, 0.18].map((c) => ({ h: hue, c }))), { h, c: 0.015 }];
  const all = shades.flatMap((shade) => lightness.filter((l) => l >= from && l <= to).map((l) => hex({ l, ...shade })));
  return [...new Set(all)].filter((shade) => lch(shade).c >= chroma && wcagContrast(shade, surface) >= leastContrast);
}

/** Widens the start of a palette with the colours farthest from all before. Returns a few ways, because the first best is not the best of all. */
function farthest(start: readonly string[], pool: readonly string[]): readonly (readonly string[])[] {
  type Way = { readonly colours: readonly string[]; readonly least: number };
  let ways: readonly Way[] = [{ colours: start, least: Infinity }];
  for (let size = start.length; size < count; size++)
    ways = ways
      .flatMap(({ colours, least }) =>
        pool.map((colour) => ({
          colours: [...colours, colour],
          least: Math.min(least, ...colours.map((one) => apart(one, colour))),
        })),
      )
      .sort((one, other) => other.least - one.least)
      .slice(0, 20);
  return ways.map(({ colours }) => colours);
}

/** Orders the colours after the first two so that neighbours, and the last and the first, differ most. */
function inOrder(start: readonly string[], ways: readonly (readonly string[])[]): readonly string[] {
  const orders = ways.flatMap((colours) =>
    permutations(colours.slice(start.length)).map((rest) => [...start, ...rest]),
  );
  let best: readonly string[] = [];
  let most = -1;
  for (const order of orders) {
    const found = leastBeside(order);
    if (found > most) [best, most] = [order, found];
  }
  return best;
}

const permutations = (items: readonly string[]): readonly (readonly string[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
