import { alphabetAt, zoneLayouts } from '@quayside/rules/internals/mrz/zone-layout';
import type { FoundZone } from './find-zone.ts';
import type { GreyPicture } from './grey.ts';
import { LINE_SPACING } from './match-character.ts';
import type { Recognise } from './recogniser.ts';
import { flattenContrast, rectify } from './rectify.ts';

/** A line of a zone in a picture. `fillers` is true for each column that contains a filler. */
export type ZoneLine = {
  readonly picture: GreyPicture;
  readonly zone: FoundZone;
  readonly row: number;
  readonly fillers: readonly boolean[];
};

/**
 * The widths of a column in pixels at which the recogniser reads a line. The model was trained on characters of this
 * size. The second width is the fallback if the recogniser loses or adds characters.
 */
const COLUMN_WIDTHS = [30, 40];

/**
 * Returns a line as the recogniser reads it, with `?` for illegible characters. Hides fillers, because the model was
 * not trained on them and confuses them with letters such as K, L and C.
 */
export function recogniseLine(line: ZoneLine, recognise: Recognise): string {
  const characters = recogniseCharacters(line, recognise);
  let next = 0;
  return line.fillers
    .map((isFiller, column) => {
      if (isFiller) return '<';
      const character = characters[next];
      next += 1;
      return toPossibleCharacter(character, alphabetAt(line.zone.size, line.row, column));
    })
    .join('');
}

/** Returns the characters of a line, or an empty list if the recogniser returns more or fewer than expected. */
function recogniseCharacters(line: ZoneLine, recognise: Recognise): readonly string[] {
  const count = line.fillers.filter((isFiller) => !isFiller).length;
  for (const width of COLUMN_WIDTHS) {
    const characters = [...recognise(createImage(line, width)).replace(/[^A-Z0-9]/g, '')];
    if (characters.length === count) return characters;
  }
  return [];
}

function createImage({ picture, zone, row, fillers }: ZoneLine, column: number): GreyPicture {
  const { columns } = zoneLayouts[zone.size];
  const image = flattenContrast(
    rectify(picture, (x, y) => zone.place(x, row + y / LINE_SPACING), {
      left: -1.5,
      top: -1,
      width: (columns + 2) * column,
      height: 2 * column,
      scaleX: column,
      scaleY: column,
    }),
    column,
  );
  for (const [index, hides] of [true, ...fillers, true].entries()) if (hides) clear(image, index * column, column);
  return image;
}

/** Fills `columns` columns of pixels with white, from column `from`. */
function clear({ data, width, height }: GreyPicture, from: number, columns: number): void {
  for (let row = 0; row < height; row++) data.fill(255, row * width + from, row * width + from + columns);
}

/** Characters that the recogniser confuses, by the character that it returns. */
const lookAlikes: Readonly<Record<string, string>> = {
  0: 'O',
  1: 'I',
  2: 'Z',
  5: 'S',
  6: 'G',
  8: 'B',
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};

/** Returns the character if `alphabet` contains it, otherwise its look-alike in the alphabet, otherwise `?`. */
function toPossibleCharacter(character: string | undefined, alphabet: string): string {
  if (character === undefined) return '?';
  const alike = alphabet.includes(character) ? character : (lookAlikes[character] ?? '?');
  return alphabet.includes(alike) ? alike : '?';
}
