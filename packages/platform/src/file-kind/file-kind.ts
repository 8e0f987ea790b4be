/** Kinds of files by their bytes. Apps accept jpeg, png, webp, heic, pdf and, on request, video; an error names the others. */
export type FileKind =
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

/** Media types of the kinds that are accepted. */
export type MediaType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/heic'
  | 'application/pdf'
  | 'video/mp4'
  | 'video/quicktime'
  | 'video/webm';

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'heif', 'mif1', 'mif2', 'msf1'];
const avifBrands = ['avif', 'avis'];
/** Brands of the same container that are no MP4 video: audio, raw photos and 3GPP, which not every browser plays. */
const otherBrand = /^(?:M4[AB] |M4P |F4[AB] |crx |3g)/;

/** Readers search so many bytes for the header of a PDF (Adobe PDF Reference 1.7, appendix H.3, note 13). */
const PDF_SEARCH_BYTES = 1024;

/**
 * Returns the kind of a file by its bytes, because the sender controls name and type (F29). App and server both ask this function, so that neither accepts
 * what the other refuses. Pictures and videos begin with their signature. A PDF may follow other bytes, such as a byte order mark, empty lines or the head of
 * a form part; it may not follow the signature of another kind, or markup that a browser could show.
 */
export function fileKindOf(bytes: Uint8Array): FileKind {
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp') return kindOfBrands(bytes);
  if (ascii(bytes, 0, 4) === 'GIF8') return 'gif';
  if (starts(bytes, 0x49, 0x49, 0x2a, 0) || starts(bytes, 0x4d, 0x4d, 0, 0x2a)) return 'tiff';
  if (starts(bytes, 0x50, 0x4b, 3, 4)) return 'zip';
  if (isMatroska(bytes)) return 'video';
  const head = ascii(bytes, 0, PDF_SEARCH_BYTES);
  if (markup.test(head)) return /<svg/i.test(head) ? 'svg' : 'html';
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('BM') && bytes.length > 54) return 'bmp';
  return 'unknown';
}

/** Returns the media type of a file by its bytes; undefined for files that are never accepted. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | undefined {
  const kind = fileKindOf(bytes);
  switch (kind) {
    case 'jpeg':
    case 'png':
    case 'webp':
    case 'heic':
      return `image/${kind}`;
    case 'pdf':
      return 'application/pdf';
    case 'video':
      return videoTypeOf(bytes);
    default:
      return undefined;
  }
}

/** A tag or a declaration after white space and a byte order mark. */
const markup = /^(?:\u00ef\u00bb\u00bf)?\s*<[a-z!?]/i;

/** WebM is the profile of Matroska that browsers play (WebM container guidelines). */
function videoTypeOf(bytes: Uint8Array): MediaType | undefined {
  if (isMatroska(bytes)) return ascii(bytes, 0, 128).includes('webm') ? 'video/webm' : undefined;
  const brand = ascii(bytes, 8, 12);
  if (otherBrand.test(brand)) return undefined;
  return brand.startsWith('qt') ? 'video/quicktime' : 'video/mp4';
}

/** Whether a file begins with an EBML header (RFC 8794, 11.2.1). */
const isMatroska = (bytes: Uint8Array) => starts(bytes, 0x1a, 0x45, 0xdf, 0xa3);

/** Reads the brands in the first box of an ISO base media file (ISO/IEC 14496-12, 4.3). */
function kindOfBrands(bytes: Uint8Array): FileKind {
  const end = Math.min(bytes.length, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), 256);
  const brands = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, at + 4));
  if (brands.some((brand) => avifBrands.includes(brand))) return 'avif';
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : 'video';
}

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

const starts = (bytes: Uint8Array, ...signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);
