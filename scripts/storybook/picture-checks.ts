import sharp from 'sharp';

/** px to which pictures are made smaller before they are compared. */
const WIDTH = 168;
/** Difference of two greys, from 0 to 255. Less comes from packing. */
const TOLERANCE = 24;
/** px that may differ in pictures that look the same: a word has more. */
const MOST_DIFFERENT = 6;
/** Share of a picture that one colour may have. A form that is loading has less, because of its bars. */
const MOST_OF_ONE_COLOUR = 0.975;

export type Picture = { readonly id: string; readonly title: string; readonly image: Buffer };
type Grey = { readonly id: string; readonly data: Buffer };

/** Returns the share of a picture that its most frequent colour covers, from 0 to 1. */
async function shareOfOneColour(image: Buffer): Promise<number> {
  const { data } = await sharp(image).resize(WIDTH).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const census = new Map<number, number>();
  for (let at = 0; at < data.length; at += 3) {
    const colour = ((data[at] ?? 0) >> 3) * 1024 + ((data[at + 1] ?? 0) >> 3) * 32 + ((data[at + 2] ?? 0) >> 3);
    census.set(colour, (census.get(colour) ?? 0) + 1);
  }
  return Math.max(0, ...census.values()) / (data.length / 3);
}

/** Returns whether a picture shows nothing to speak of. */
export const isBlank = async (image: Buffer): Promise<boolean> => (await shareOfOneColour(image)) > MOST_OF_ONE_COLOUR;

/** Returns the groups of stories of one page whose pictures look the same. */
export async function alikeOnOnePage(pictures: readonly Picture[]): Promise<readonly (readonly string[])[]> {
  const pages = Object.values(Object.groupBy(pictures, ({ title }) => title)).map((some = []) => some);
  const alike: string[][] = [];
  for (const page of pages) {
    const groups: Grey[][] = [];
    for (const { id, image } of page) {
      const data = await sharp(image).resize(WIDTH).greyscale().raw().toBuffer();
      const group = groups.find(([first]) => first && isSame(first.data, data));
      if (group) group.push({ id, data });
      else groups.push([{ id, data }]);
    }
    alike.push(...groups.filter(({ length }) => length > 1).map((group) => group.map(({ id }) => id)));
  }
  return alike;
}

function isSame(one: Buffer, other: Buffer): boolean {
  if (one.length !== other.length) return false;
  let different = 0;
  for (let at = 0; at < one.length && different <= MOST_DIFFERENT; at += 1)
    if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > TOLERANCE) different += 1;
  return different <= MOST_DIFFERENT;
}

/** Returns whether a picture looks like one of another story of its page. */
export async function isLikeAnother(picture: Picture, pictures: readonly Picture[]): Promise<boolean> {
  const others = pictures.filter(({ id, title }) => title === picture.title && id !== picture.id);
  return (await alikeOnOnePage([picture, ...others])).some((group) => group.includes(picture.id));
}

/** Returns what is wrong with pictures, but for stories in `excused`, which has the reason why one looks like another or shows little. */
export async function problemsOfPictures(
  pictures: readonly Picture[],
  excused: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const alike = (await alikeOnOnePage(pictures))
    .map((group) => group.filter((id) => !excused[id]))
    .filter(({ length }) => length > 1);
  const blank: string[] = [];
  for (const { id, image } of pictures) if (!excused[id] && (await isBlank(image))) blank.push(id);
  return [
    ...alike.map((group) => `looks the same as others: ${group.join(', ')}`),
    ...blank.map((id) => `is mostly one colour: ${id}`),
  ];
}
