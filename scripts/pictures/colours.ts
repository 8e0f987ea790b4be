import sharp from 'sharp';

/** share of all pixels; a colour with less is a smoothed edge, not a colour of the theme */
const leastShare = 0.004;
/** difference of a channel, 0 to 255, that the reduction to 64 colours causes */
const near = 4;
/** share of a colour's pixels that the other picture must also have */
const keptShare = 0.1;

/** How many pixels each colour covers: `0xrrggbb` → px. */
type Census = ReadonlyMap<number, number>;

/** Returns the colours that cover an area in one picture and almost nothing in the other, as `#rrggbb`. */
export async function coloursThatDiffer(expected: Buffer, actual: Buffer): Promise<readonly string[]> {
  const [before, after] = await Promise.all([censusOf(expected), censusOf(actual)]);
  return [...missingIn(after, before), ...missingIn(before, after)].map(
    (colour) => `#${colour.toString(16).padStart(6, '0')}`,
  );
}

function missingIn(other: Census, census: Census): readonly number[] {
  const all = sum(census.values());
  return [...census].flatMap(([colour, count]) => {
    if (count < all * leastShare) return [];
    const there = sum([...other].map(([one, covered]) => (isNear(one, colour) ? covered : 0)));
    return there < count * keptShare ? colour : [];
  });
}

async function censusOf(png: Buffer): Promise<Census> {
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const census = new Map<number, number>();
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.readUIntBE(at, 3);
    census.set(colour, (census.get(colour) ?? 0) + 1);
  }
  return census;
}

const isNear = (one: number, other: number) =>
  [16, 8, 0].every((shift) => Math.abs(((one >> shift) & 0xff) - ((other >> shift) & 0xff)) <= near);

const sum = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0);
