import { Blob, Font, Face as HarfBuzzFace } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { ClusterFont } from './pdf-cluster-font.ts';
import type { Cluster, FontFace } from './pdf-face.ts';
import { loadFaces } from './pdf-fonts.ts';
import { writeTrueType } from './pdf-true-type.ts';

const faceFor = async (text: string): Promise<FontFace> => {
  const face = (await loadFaces(text, 'en')).find((one) => one.scripts.test(text));
  if (!face) throw new RangeError(`No face for ${text}.`);
  return face;
};
const fontOf = (bytes: Uint8Array): Font => new Font(new HarfBuzzFace(new Blob(new Uint8Array(bytes))));

/** Returns the points of a glyph as texts, moved by `x` and `y`. */
const pointsOf = (font: Font, id: number, x = 0, y = 0): readonly string[] =>
  font
    .glyphToJson(id)
    .map(({ type, values }) => `${type} ${values.map((value, at) => value + (at % 2 ? y : x)).join()}`);

const fileOf = (face: FontFace): Uint8Array => {
  const glyph = (id: number): Cluster => ({ text: '', glyphs: [{ id, x: 0, y: 0 }], advance: 0 });
  const maxp = face.tables.get('maxp') ?? new Uint8Array();
  const count = ((maxp[4] ?? 0) << 8) + (maxp[5] ?? 0);
  return writeTrueType(
    face.tables,
    Array.from({ length: count }, (_, id) => glyph(id)),
  );
};

describe('a font of clusters', () => {
  test.each([
    ['one letter', 'A'],
    ['a letter of several outlines', 'ễ'],
    ['a mark', 'J\u0331'],
    ['Arabic, from right to left', 'عَبْدُ'],
    ['Devanagari, reordered', 'र्क्षि'],
    ['Myanmar, stacked', 'င်္ဂ'],
    ['Khmer', 'ស្រី'],
    ['Thai', 'น้ำ'],
  ])('draws %s as shaped by the original font', async (_, text) => {
    const face = await faceFor(text);
    const whole = fontOf(fileOf(face));
    const clusters = face.shape(text);
    const written = fontOf(writeTrueType(face.tables, clusters));
    for (const [index, { glyphs, advance }] of clusters.entries()) {
      const drawn = glyphs.flatMap(({ id, x, y }) => pointsOf(whole, id + 1, x, y));
      expect(drawn.length, 'outlines').toBeGreaterThan(0);
      expect(pointsOf(written, index + 1)).toEqual(drawn);
      expect(written.glyphHAdvance(index + 1)).toBe(advance);
    }
  });

  test('writes one glyph per cluster, which maps to all its characters', async () => {
    const face = await faceFor('क्षि');
    const font = new ClusterFont(face);
    const [cluster, ...others] = face.shape('क्षि');
    expect(others).toEqual([]);
    if (!cluster) throw new RangeError('Nothing was shaped.');
    expect(cluster.glyphs.length).toBeGreaterThan(1);
    const key = font.keyOf(cluster);
    expect(font.keyOf(cluster)).toBe(key);
    expect(font.layout(key).glyphs).toMatchObject([
      { id: 1, codePoints: [...'क्षि'].map((character) => character.codePointAt(0)) },
    ]);
  });
});
