import type { Cluster } from './pdf-face.ts';

type Tables = ReadonlyMap<string, Uint8Array>;
type Clusters = readonly Pick<Cluster, 'glyphs' | 'advance'>[];

/** Flags of the components of a composite glyph (OpenType 1.9, glyf). */
const component = { wordArguments: 0x1, xyValues: 0x2, scale: 0x8, more: 0x20, xyScale: 0x40, twoByTwo: 0x80 } as const;
const wordsAndXy = component.wordArguments | component.xyValues;

/**
 * Writes a font file (TrueType, OpenType 1.9): the missing glyph, then a glyph for each cluster in order. A cluster with several glyphs, or with a moved one,
 * becomes a composite glyph. `tables` are those of the whole font.
 */
export function writeTrueType(tables: Tables, clusters: Clusters): Uint8Array {
  const source = new Outlines(tables);
  const glyphs: Uint8Array[] = [source.outline(0)];
  const metrics = [source.metrics(0)];
  /** New number of each glyph of the whole font that composites use. These glyphs follow those of the clusters. */
  const places = new Map<number, number>();
  const placeOf = (id: number) => {
    const known = places.get(id) ?? clusters.length + 1 + places.size;
    places.set(id, known);
    return known;
  };
  let most = 1;
  for (const { glyphs: parts, advance } of clusters) {
    const drawn = parts.filter(({ id }) => source.outline(id).length > 0);
    const [only] = drawn;
    const outline =
      drawn.length === 0
        ? new Uint8Array()
        : drawn.length === 1 && only?.x === 0 && only.y === 0
          ? moveComponents(source.outline(only.id), placeOf)
          : composite(drawn, source, placeOf);
    most = Math.max(most, drawn.length);
    glyphs.push(outline);
    metrics.push({ advance, bearing: int16(outline, 2) });
  }
  // The map grows during the loop, because components may have components.
  for (const id of places.keys()) {
    glyphs.push(moveComponents(source.outline(id), placeOf));
    metrics.push(source.metrics(id));
  }
  return assemble(tables, glyphs, metrics, most);
}

/** Reads the outlines and metrics of a font's glyphs, by glyph number. */
class Outlines {
  readonly #glyf: Uint8Array;
  readonly #loca: DataView;
  readonly #long: boolean;
  readonly #hmtx: DataView;
  readonly #advances: number;

  constructor(tables: Tables) {
    this.#glyf = tableOf(tables, 'glyf');
    this.#loca = viewOf(tableOf(tables, 'loca'));
    this.#long = viewOf(tableOf(tables, 'head')).getInt16(50) === 1;
    this.#hmtx = viewOf(tableOf(tables, 'hmtx'));
    this.#advances = viewOf(tableOf(tables, 'hhea')).getUint16(34);
  }

  outline(id: number): Uint8Array {
    const at = (index: number) => (this.#long ? this.#loca.getUint32(index * 4) : this.#loca.getUint16(index * 2) * 2);
    return this.#glyf.subarray(at(id), at(id + 1));
  }

  metrics(id: number): Metrics {
    const last = Math.min(id, this.#advances - 1);
    return { advance: this.#hmtx.getUint16(last * 4), bearing: int16(this.outline(id), 2) };
  }
}

type Metrics = { readonly advance: number; readonly bearing: number };

/** Returns a composite glyph, whose bounding box encloses all its parts. */
function composite(parts: Clusters[number]['glyphs'], source: Outlines, placeOf: (id: number) => number): Uint8Array {
  const bytes = new Uint8Array(10 + parts.length * 8);
  const view = viewOf(bytes);
  view.setInt16(0, -1);
  const boxes = parts.map(({ id, x, y }) => [2, 4, 6, 8].map((at) => int16(source.outline(id), at) + (at % 4 ? x : y)));
  for (const side of [0, 1, 2, 3])
    view.setInt16(2 + side * 2, (side < 2 ? Math.min : Math.max)(...boxes.map((box) => box[side] ?? 0)));
  for (const [index, { id, x, y }] of parts.entries()) {
    const at = 10 + index * 8;
    view.setUint16(at, wordsAndXy | (index < parts.length - 1 ? component.more : 0));
    view.setUint16(at + 2, placeOf(id));
    view.setInt16(at + 4, x);
    view.setInt16(at + 6, y);
  }
  return bytes;
}

/** Returns an outline in which the numbers of its components are replaced. An outline without components stays unchanged. */
function moveComponents(outline: Uint8Array, placeOf: (id: number) => number): Uint8Array {
  if (outline.length === 0 || int16(outline, 0) >= 0) return outline;
  const moved = outline.slice();
  const view = viewOf(moved);
  for (let at = 10, flags: number = component.more; flags & component.more; ) {
    flags = view.getUint16(at);
    view.setUint16(at + 2, placeOf(view.getUint16(at + 2)));
    at += 4 + (flags & component.wordArguments ? 4 : 2);
    at += flags & component.twoByTwo ? 8 : flags & component.xyScale ? 4 : flags & component.scale ? 2 : 0;
  }
  return moved;
}

function assemble(
  tables: Tables,
  glyphs: readonly Uint8Array[],
  metrics: readonly Metrics[],
  most: number,
): Uint8Array {
  const padded = glyphs.map((glyph) => padTo(glyph, 2));
  const loca = new Uint8Array((glyphs.length + 1) * 4);
  let length = 0;
  for (const [index, glyph] of padded.entries()) {
    length += glyph.length;
    viewOf(loca).setUint32((index + 1) * 4, length);
  }
  const hmtx = new Uint8Array(glyphs.length * 4);
  for (const [index, { advance, bearing }] of metrics.entries()) {
    viewOf(hmtx).setUint16(index * 4, advance);
    viewOf(hmtx).setInt16(index * 4 + 2, bearing);
  }
  const head = tableOf(tables, 'head').slice();
  viewOf(head).setUint32(8, 0); // checksum of the whole file, which PDF readers ignore
  viewOf(head).setInt16(50, 1);
  const hhea = tableOf(tables, 'hhea').slice();
  viewOf(hhea).setUint16(34, glyphs.length);
  const maxp = tableOf(tables, 'maxp').slice();
  const limits = viewOf(maxp);
  limits.setUint16(4, glyphs.length);
  const greater = (at: number, least: number) =>
    limits.setUint16(at, Math.min(0xffff, Math.max(limits.getUint16(at), least)));
  greater(10, most * Math.max(limits.getUint16(6), limits.getUint16(10))); // points of a composite
  greater(12, most * Math.max(limits.getUint16(8), limits.getUint16(12))); // contours of a composite
  greater(28, most); // components
  limits.setUint16(30, limits.getUint16(30) + 1); // depth
  const kept = ['cvt ', 'fpgm', 'prep'].flatMap((tag) => {
    const table = tables.get(tag);
    return table ? [[tag, table] as const] : [];
  });
  const written = [...kept, ...Object.entries({ glyf: joined(padded), head, hhea, hmtx, loca, maxp })];
  return fileOf(written.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the bytes of a font file: the directory, then the tables, which must be in the order of their tags. */
function fileOf(tables: readonly (readonly [tag: string, table: Uint8Array])[]): Uint8Array {
  const head = new Uint8Array(12 + tables.length * 16);
  const view = viewOf(head);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.length);
  view.setUint16(6, 16 * 2 ** power);
  view.setUint16(8, power);
  view.setUint16(10, 16 * tables.length - 16 * 2 ** power);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  for (const [index, [tag, table]] of tables.entries()) {
    const record = 12 + index * 16;
    const part = padTo(table, 4);
    head.set(
      [...tag].map((letter) => letter.charCodeAt(0)),
      record,
    );
    view.setUint32(record + 4, sumOf(part));
    view.setUint32(record + 8, offset);
    view.setUint32(record + 12, table.length);
    parts.push(part);
    offset += part.length;
  }
  return joined(parts);
}

function sumOf(table: Uint8Array): number {
  const view = viewOf(table);
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

function padTo(bytes: Uint8Array, size: number): Uint8Array {
  if (bytes.length % size === 0) return bytes;
  const padded = new Uint8Array(Math.ceil(bytes.length / size) * size);
  padded.set(bytes);
  return padded;
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const int16 = (bytes: Uint8Array, at: number) => (bytes.length > at ? viewOf(bytes).getInt16(at) : 0);

function tableOf(tables: Tables, tag: string): Uint8Array {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}.`);
  return table;
}
