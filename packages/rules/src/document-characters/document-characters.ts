import { characterRanges } from './generated/character-ranges.ts';

/** Matches white space and characters without a glyph: joiners and variation selectors. */
const shapeless = /[\s\p{Default_Ignorable_Code_Point}]/u;
/** Matches letters. It finds the Korean fillers, which are letters without a glyph. */
const letter = /\p{L}/u;
const ascii = /^[\s\x20-\x7e]*$/;

let starts: readonly number[] | undefined;

/**
 * Returns the first character that the fonts of account documents do not have; undefined if they have all. A form rejects it, because a record with a
 * replacement character could confuse two people. White space, joiners and variation selectors are always accepted.
 */
export function findUnsupportedCharacter(text: string): string | undefined {
  if (ascii.test(text)) return undefined;
  return [...text.normalize('NFC')].find((character) =>
    shapeless.test(character) ? letter.test(character) : !isShown(character.codePointAt(0) ?? 0),
  );
}

/**
 * Returns whether a code point is within a range. `starts` alternates starts and ends of ranges. Within a range, an odd number of them is at or before the code
 * point.
 */
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
