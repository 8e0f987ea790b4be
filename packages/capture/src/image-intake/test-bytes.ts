/** Returns the bytes of ASCII text. */
const text = (value: string) => [...value].map((letter) => letter.charCodeAt(0));
const be16 = (value: number) => [(value >>> 8) & 255, value & 255];
const be32 = (value: number) => [...be16(value >>> 16), ...be16(value & 0xffff)];
const le16 = (value: number) => be16(value).toReversed();
const le24 = (value: number) => [value & 255, (value >>> 8) & 255, (value >>> 16) & 255];
const le32 = (value: number) => be32(value).toReversed();
const bytes = (...parts: readonly number[][]) => new Uint8Array(parts.flat());
const box = (name: string, ...children: readonly number[][]) => {
  const body = children.flat();
  return [...be32(body.length + 8), ...text(name), ...body];
};

/** Returns the bytes of a file that contains this ASCII text. */
export const createTextBytes = (value: string) => bytes(text(value));

/** Returns the header of a PNG with this size in pixels. */
export const png = (width: number, height: number) =>
  bytes(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    be32(13),
    text('IHDR'),
    be32(width),
    be32(height),
    [8, 2, 0, 0, 0],
  );

/**
 * Returns the header of a JPEG, with an APP0 segment and fill bytes before the frame header, as some cameras write it.
 */
export const jpeg = (width: number, height: number) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe0],
    be16(4),
    [0, 0, 0xff, 0xff, 0xff, 0xc2],
    be16(11),
    [8],
    be16(height),
    be16(width),
    [1, 1, 0x11, 0],
  );

/** Returns the header of a lossy WebP (VP8). */
export const webpLossy = (width: number, height: number) =>
  webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a], le16(width), le16(height));
/** Returns the header of a lossless WebP (VP8L). */
export const webpLossless = (width: number, height: number) =>
  webp('VP8L', [0x2f], le32((width - 1) | ((height - 1) << 14)));
/** Returns the header of an extended WebP (VP8X). */
export const webpExtended = (width: number, height: number) =>
  webp('VP8X', [0, 0, 0, 0], le24(width - 1), le24(height - 1));
const webp = (chunk: string, ...body: readonly number[][]) =>
  bytes(text('RIFF'), le32(100), text('WEBP'), text(chunk), le32(20), ...body);

/** Returns the header of a tiled HEIC photo, in which the size of a tile precedes the size of the picture. */
export const heic = (width: number, height: number, brand = 'heic') =>
  bytes(
    box('ftyp', text(brand), be32(0), text('mif1')),
    box('meta', be32(0), box('iprp', box('ipco', extent(512, 512), extent(width, height)))),
  );
const extent = (width: number, height: number) => box('ispe', be32(0), be32(width), be32(height));

/** Returns a JPEG segment with EXIF orientation 6 (rotate right) and a GPS latitude. */
export const exifSegment = () => {
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    ...be16(tag),
    ...be16(type),
    ...be32(count),
    ...value,
  ];
  const ifd0 = [...be16(2), ...entry(0x0112, 3, 1, [...be16(6), 0, 0]), ...entry(0x8825, 4, 1, be32(38)), ...be32(0)];
  const gps = [...be16(2), ...entry(1, 2, 2, [...text('N'), 0, 0, 0]), ...entry(2, 5, 3, be32(68)), ...be32(0)];
  const latitude = [1, 1, 18, 1, 0, 1].flatMap(be32);
  const tiff = [...text('MM'), ...be16(42), ...be32(8), ...ifd0, ...gps, ...latitude];
  const payload = [...text('Exif'), 0, 0, ...tiff];
  return bytes([0xff, 0xe1], be16(payload.length + 2), payload);
};
