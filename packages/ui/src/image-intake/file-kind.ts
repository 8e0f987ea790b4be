/**
 * File kinds by their first bytes. Only jpeg, png, webp, heic, pdf and, on request, video are accepted. The error
 * names the others.
 */
export type Kind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'heic'
  | 'pdf'
  | 'avif'
  | 'gif'
  | 'tiff'
  | 'bmp'
  | 'video'
  | 'svg'
  | 'html'
  | 'zip'
  | 'unknown';

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'heif', 'mif1', 'mif2', 'msf1'];
const avifBrands = ['avif', 'avis'];

/** Returns the kind of a file by its bytes, because the sender controls name and type (F29). */
export function kindOf(bytes: Uint8Array): Kind {
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 0, 5) === '%PDF-') return 'pdf';
  if (ascii(bytes, 4, 8) === 'ftyp') return kindOfBrands(bytes);
  if (ascii(bytes, 0, 4) === 'GIF8') return 'gif';
  if (starts(bytes, 0x49, 0x49, 0x2a, 0) || starts(bytes, 0x4d, 0x4d, 0, 0x2a)) return 'tiff';
  if (starts(bytes, 0x50, 0x4b, 3, 4)) return 'zip';
  if (starts(bytes, 0x1a, 0x45, 0xdf, 0xa3)) return 'video';
  if (ascii(bytes, 0, 2) === 'BM' && bytes.length > 54) return 'bmp';
  return kindOfMarkup(bytes);
}

/** Returns the MIME type of a video: WebM by its EBML header, QuickTime by its brand, else MP4. */
export function videoType(bytes: Uint8Array): string {
  if (starts(bytes, 0x1a, 0x45, 0xdf, 0xa3)) return 'video/webm';
  return ascii(bytes, 8, 10) === 'qt' ? 'video/quicktime' : 'video/mp4';
}

/** UI-07: returns true if type or name claim HEIC. The converter then decides about unknown bytes. */
export function claimsHeic(file: { type?: string; name?: string }): boolean {
  return /^image\/hei[cf]/i.test(file.type ?? '') || /\.hei[cf]$/i.test(file.name ?? '');
}

/** Reads the brands in the first box of an ISO base media file (ISO/IEC 14496-12, 4.3). */
function kindOfBrands(bytes: Uint8Array): Kind {
  const end = Math.min(bytes.length, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), 256);
  const brands = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, at + 4));
  if (brands.some((brand) => avifBrands.includes(brand))) return 'avif';
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : 'video';
}

function kindOfMarkup(bytes: Uint8Array): Kind {
  const text = ascii(bytes, 0, 1024).trimStart().toLowerCase();
  if (!text.replace(/^\u00ef\u00bb\u00bf/, '').startsWith('<')) return 'unknown';
  return text.includes('<svg') ? 'svg' : 'html';
}

export const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const starts = (bytes: Uint8Array, ...signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);
