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

/** Number of colours, as many as there are `--q-chart-…` tokens. */
const count = 7;

/** By ground: the surface with the least contrast, and the lightness among which colours are sought. */
const grounds = {
  day: { surface: '#f3f5f5', lightness: [0.28, 0.36, 0.44, 0.52, 0.6, 0.64] },
  night: { surface: '#182646', lightness: [0.56, 0.64, 0.72, 0.8, 0.88, 0.95] },
} as const;

/** 3:1 (WCAG 2.2, 1.4.11) with a reserve for rounding. */
const leastContrast = 3.05;

/** CIEDE2000 between the first two colours, below which the second is taken from the other accent. */
const clear = 20.5;

/** CIEDE2000 above which two colours that are no neighbours are told apart. */
const told = 12;

const black = { mode: 'rgb', r: 0, g: 0, b: 0 } as const;

/** What a colour looks like in normal sight and in the three kinds of colour blindness. */
export const sights: Readonly<Record<string, (colour: string) => string>> = {
  'normal sight': (colour) => colour,
  protanopia: (colour) => formatHex(filterDeficiencyProt(1)(rgb(colour) ?? black)),
  deuteranopia: (colour) => formatHex(filterDeficiencyDeuter(1)(rgb(colour) ?? black)),
  tritanopia: (colour) => formatHex(filterDeficiencyTrit(1)(rgb(colour) ?? black)),
};

/**
 * Returns the categories of charts in drawing order: the brand's accent, its second colour, then shades of both with neutrals. Each of those differs as much as
 * possible from all before it, in normal sight and in every kind of colour blindness.
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
  const pool = candidates([...chosen, turned(first)], ground);
  return inOrder(chosen.slice(0, 2), farthest(chosen, pool));
}

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
  const found = known.get(key) ?? Math.min(...Object.values(sights).map((see) => difference(see(one), see(other))));
  known.set(key, found);
  return found;
}

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

/** Returns shades of both colours and of a neutral that are visible on the ground. */
function candidates(colours: readonly string[], ground: 'day' | 'night'): readonly string[] {
  const hues = colours.map(lch).flatMap(({ c, h }) => [
    { h, c: Math.max(c, 0.09) },
    { h, c: 0.05 },
    { h: h + 35, c: 0.09 },
    { h: h - 35, c: 0.09 },
  ]);
  const neutral = { h: lch(colours[0] ?? '').h, c: 0.015 };
  return [...hues, neutral]
    .flatMap((shade) => grounds[ground].lightness.map((l) => hex({ l, ...shade })))
    .filter((colour) => wcagContrast(colour, grounds[ground].surface) >= leastContrast);
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
  const least = (circle: readonly string[]) =>
    Math.min(...circle.slice(1).map((colour, at) => apart(circle[at + 2] ?? circle[0] ?? '', colour)));
  let best: readonly string[] = [];
  let most = -1;
  for (const order of orders) {
    const found = least(order);
    if (found > most) [best, most] = [order, found];
  }
  return best;
}

const permutations = (items: readonly string[]): readonly (readonly string[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
