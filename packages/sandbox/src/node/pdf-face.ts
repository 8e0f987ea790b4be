import { Blob, Buffer, BufferFlag, Direction, Feature, Font, Face as HarfBuzzFace, shape } from 'harfbuzzjs';

/** A glyph of the font file by number, and where it is drawn, in font units. */
export type PlacedGlyph = { readonly id: number; readonly x: number; readonly y: number };

/**
 * Characters that are drawn together, such as a letter with its marks, and their glyphs. In right-to-left text the characters are reversed, as PDF readers
 * expect.
 */
export type Cluster = { readonly text: string; readonly glyphs: readonly PlacedGlyph[]; readonly advance: number };

/** A TrueType font. HarfBuzz shapes its text: it joins Arabic letters, reorders Indic vowels and places marks. */
export class FontFace {
  /** PostScript name, without spaces */
  readonly name: string;
  /** Matches the characters of the scripts for which the font is preferred. */
  readonly scripts: RegExp;
  /** Tables of the font file, by tag. */
  readonly tables: ReadonlyMap<string, Uint8Array>;
  readonly unitsPerEm: number;
  /** Code points for which the font has a glyph. */
  readonly characters: ReadonlySet<number>;
  readonly #font: Font;
  readonly #buffer = new Buffer();

  constructor(name: string, bytes: Uint8Array<ArrayBuffer>, scripts: RegExp) {
    this.name = name;
    this.scripts = scripts;
    this.tables = tablesOf(bytes);
    const face = new HarfBuzzFace(new Blob(bytes));
    this.unitsPerEm = face.upem;
    this.#font = new Font(face);
    this.characters = new Set(face.collectUnicodes());
  }

  /** Returns whether the font has every character of a text, which must be in Unicode NFC. Characters without a shape are ignored. */
  covers(text: string): boolean {
    for (const character of text)
      if (!this.characters.has(character.codePointAt(0) ?? 0) && !ignorable.test(character)) return false;
    return true;
  }

  /** Shapes a text of one script, and returns its clusters from left to right. `rtl` forces a direction; by default the script decides. */
  shape(text: string, rtl?: boolean): readonly Cluster[] {
    const buffer = this.#buffer;
    buffer.reset();
    buffer.addText(text);
    buffer.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES | BufferFlag.DO_NOT_INSERT_DOTTED_CIRCLE);
    if (rtl) buffer.setDirection(Direction.RTL);
    buffer.guessSegmentProperties();
    shape(this.#font, buffer, noKerning);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((one, other) => one - other);
    const clusters: { start: number; text: string; glyphs: PlacedGlyph[]; advance: number }[] = [];
    for (const [index, { codepoint: id, cluster: start }] of infos.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      let last = clusters.at(-1);
      if (last?.start !== start) {
        const next = starts[starts.indexOf(start) + 1];
        const characters = text.slice(start === starts[0] ? 0 : start, next);
        last = { start, text: rtl ? reversed(characters) : characters, glyphs: [], advance: 0 };
        clusters.push(last);
      }
      last.glyphs.push({ id, x: last.advance + xOffset, y: yOffset });
      last.advance += xAdvance;
    }
    return clusters.map(({ text: characters, glyphs, advance }) => ({ text: characters, glyphs, advance }));
  }
}

const ignorable = /\p{Default_Ignorable_Code_Point}/u;

const reversed = (text: string): string => [...text].toReversed().join('');

/** Disables kerning, because each distance between a pair of letters would need a separate glyph. */
const noKerning = [new Feature('kern', 0)];

function tablesOf(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    const tag = String.fromCharCode(...bytes.subarray(record, record + 4));
    const offset = view.getUint32(record + 8);
    tables.set(tag, bytes.subarray(offset, offset + view.getUint32(record + 12)));
  }
  return tables;
}
