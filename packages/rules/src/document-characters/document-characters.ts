import { characterRanges } from './generated/character-ranges.ts';

/** White space, and characters that change the shape of others and have none: joiners and variation selectors. */
const shapeless = /[\s\p{Default_Ignorable_Code_Point}]/u;
/** A filler of Korean counts as a letter, and nothing is seen of it. */
const letter = /\p{L}/u;
const ascii = /^[\s\x20-\x7e]*$/;

let starts: readonly number[] | undefined;

/**
 * Returns the first character of a text that the documents of an account cannot show, because their fonts do not have it. A form refuses it: a record
 * with another character in its place could not tell two people apart. White space, joiners and variation selectors are never refused.
 */
export function unshownCharacter(text: string): string | undefined {
  if (ascii.test(text)) return undefined;
  return [...text.normalize('NFC')].find((character) =>
    shapeless.test(character) ? letter.test(character) : !isShown(character.codePointAt(0) ?? 0),
  );
}

/** Whether an odd number of the starts and ends of ranges is at or before a code point. */
function isShown(codePoint: number): boolean {
  starts ??= rangesOf(characterRanges);
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= codePoint) low = middle + 1;
    else high = middle;
  }
  return low % 2 === 1;
}

function rangesOf(distances: readonly number[]): readonly number[] {
  let last = 0;
  return distances.map((distance) => {
    last += distance;
    return last;
  });
}
