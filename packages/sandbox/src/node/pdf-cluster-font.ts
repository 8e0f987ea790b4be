import type { CustomFontEmbedder } from '@cantoo/pdf-lib';
import type { Cluster, FontFace } from './pdf-face.ts';
import { writeTrueType } from './pdf-true-type.ts';

type Font = CustomFontEmbedder['font'];
type Glyph = ReturnType<Font['layout']>['glyphs'][number];

/**
 * A font of one PDF with a glyph for each cluster of characters that the PDF shows. Each glyph maps to the characters that a screen reader or a search finds,
 * even where shaping reorders, joins or moves them. The PDF library requests a glyph by the key of its cluster instead of by a text.
 */
export class ClusterFont implements Font {
  readonly postscriptName: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly italicAngle = 0;
  readonly bbox: Font['bbox'];
  readonly characterSet: number[] = [];
  readonly #face: FontFace;
  readonly #glyphs = new Map<string, { readonly glyph: Glyph; readonly cluster: Cluster }>();

  constructor(face: FontFace) {
    this.#face = face;
    this.postscriptName = face.name;
    this.unitsPerEm = face.unitsPerEm;
    const head = numbersOf(face, 'head');
    const [minX, minY, maxX, maxY] = [head(36), head(38), head(40), head(42)];
    this.bbox = { minX, minY, maxX, maxY, width: maxX - minX, height: maxY - minY };
    const hhea = numbersOf(face, 'hhea');
    this.ascent = hhea(4);
    this.descent = hhea(6);
    const os2 = numbersOf(face, 'OS/2');
    this.xHeight = os2(86);
    this.capHeight = os2(88);
  }

  /** Returns the key of a cluster, for which the font then has a glyph. */
  keyOf(cluster: Cluster): string {
    const key = JSON.stringify(cluster);
    if (!this.#glyphs.has(key)) {
      const codePoints = [...cluster.text].map((character) => character.codePointAt(0) ?? 0);
      const id = this.#glyphs.size + 1;
      this.#glyphs.set(key, { glyph: { id, codePoints, advanceWidth: cluster.advance }, cluster });
    }
    return key;
  }

  layout(key: string): { glyphs: Glyph[] } {
    const found = this.#glyphs.get(key);
    return { glyphs: found ? [found.glyph] : [] };
  }

  glyphForCodePoint = (): null => null;

  createSubset = (): ReturnType<Font['createSubset']> => ({
    includeGlyph: (glyph) => (typeof glyph === 'number' ? glyph : glyph.id),
    encode: () =>
      writeTrueType(
        this.#face.tables,
        [...this.#glyphs.values()].map(({ cluster }) => cluster),
      ),
  });
}

/**
 * Returns a function that reads the signed 16-bit number at an offset of a table. It returns 0 beyond the end of the table, and if the font has no such
 * table.
 */
function numbersOf({ tables }: FontFace, tag: string): (offset: number) => number {
  const table = tables.get(tag) ?? new Uint8Array(96);
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  return (offset) => (offset + 2 <= table.length ? view.getInt16(offset) : 0);
}
