/**
 * The kind of a file, detected from its bytes. Apps accept jpeg, png, webp, heic, pdf and, in some fields, video. Every
 * other kind exists only so that an error message can name it.
 */
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

/** The media types of the accepted kinds. */
export type MediaType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/heic'
  | 'application/pdf'
  | 'video/mp4'
  | 'video/quicktime'
  | 'video/webm';

const EBML = '\u001aE\u00df\u00a3';
/** The first bytes of files by kind, with one character for each byte. */
const signatures = [
  ['jpeg', '\u00ff\u00d8\u00ff'],
  ['png', '\u0089PNG\r\n\u001a\n'],
  ['gif', 'GIF8'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['zip', 'PK\u0003\u0004'],
  ['video', EBML],
] as const;
const heicBrand = /^(?:hei[cxmsf]|hev[cxms]|mif[12]|msf1)$/;
const avifBrand = /^avi[fs]$/;
/** Brands of the same container that are not MP4 videos: audio, raw photos and 3GPP, which not every browser plays. */
const otherBrand = /^(?:M4[ABP]|F4[AB]|crx|3g)/;

/**
 * The number of bytes in which readers search for the header of a PDF (Adobe PDF Reference 1.7, appendix H.3, note 13).
 */
const PDF_SEARCH_BYTES = 1024;

/**
 * Returns the kind of a file by its bytes, because the sender controls name and type (F29). App and server both use
 * this function, so they accept the same files. Pictures and videos must begin with their signature. A PDF may follow
 * other bytes, such as a byte order mark, empty lines or the header of a form part. It must not follow the signature of
 * another kind, or markup that a browser could show.
 */
export function detectFileKind(bytes: Uint8Array): FileKind {
  const head = headOf(bytes);
  const signed = signatures.find(([, signature]) => head.startsWith(signature));
  if (signed) return signed[0];
  if (/^RIFF.{4}WEBP/s.test(head)) return 'webp';
  if (head.startsWith('ftyp', 4)) return kindOfBrands(head);
  if (markup.test(head)) return /<svg/i.test(head) ? 'svg' : 'html';
  if (head.includes('%PDF-')) return 'pdf';
  return head.startsWith('BM') && bytes.length > 54 ? 'bmp' : 'unknown';
}

/** Returns the media type of a file by its bytes, or undefined for files that are never accepted. */
export function detectMediaType(bytes: Uint8Array): MediaType | undefined {
  const kind = detectFileKind(bytes);
  if (kind === 'video') return detectVideoType(bytes);
  if (kind === 'pdf') return 'application/pdf';
  return kind === 'jpeg' || kind === 'png' || kind === 'webp' || kind === 'heic' ? `image/${kind}` : undefined;
}

/** Matches a tag or a declaration, also after a byte order mark and white space. */
const markup = /^(?:\u00ef\u00bb\u00bf)?\s*<[a-z!?]/i;

/**
 * Returns the media type of a file of kind `video`, or undefined if browsers do not play it. WebM is the profile of
 * Matroska that browsers play.
 */
export function detectVideoType(bytes: Uint8Array): MediaType | undefined {
  const head = headOf(bytes);
  if (head.startsWith(EBML)) return head.slice(0, 128).includes('webm') ? 'video/webm' : undefined;
  if (otherBrand.test(head.slice(8))) return undefined;
  return head.startsWith('qt', 8) ? 'video/quicktime' : 'video/mp4';
}

/** Returns the kind by the brands in the first box of an ISO base media file (ISO/IEC 14496-12, 4.3). */
function kindOfBrands(head: string): FileKind {
  const length = head.charCodeAt(2) * 256 + head.charCodeAt(3);
  const brands = [head.slice(8, 12), ...(head.slice(16, Math.min(length, 256)).match(/.{4}/gs) ?? [])];
  if (brands.some((brand) => avifBrand.test(brand))) return 'avif';
  return brands.some((brand) => heicBrand.test(brand)) ? 'heic' : 'video';
}

const headOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, PDF_SEARCH_BYTES));
