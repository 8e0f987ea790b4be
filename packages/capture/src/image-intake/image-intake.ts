import { detectFileKind, detectVideoType, type FileKind } from '@quayside/platform/internals/file-kind';
import type { EncodedPhoto } from './encode-messages.ts';
import { encodePhoto } from './encode-photo.ts';
import { hasHeicTypeOrName } from './has-heic-type-or-name.ts';
import { readImageSize } from './image-size.ts';
import type { ImageAdvice } from './inspect-image.ts';
import { HeicConversionError, IntakeError } from './intake-error.ts';
import { isEncryptedPdf } from './is-encrypted-pdf.ts';
import { MAX_FILE_BYTES, MAX_PIXELS } from './limits.ts';

export { type ImageAdvice, type ImageInspection, inspectImage } from './inspect-image.ts';
export { HeicConversionError, IntakeError, type IntakeReason } from './intake-error.ts';
export { LONGEST_SIDE, MAX_FILE_BYTES, MAX_PIXELS, MAX_RESULT_BYTES } from './limits.ts';

/** The accepted kinds of files. `image-or-pdf` includes PDF documents. */
export type AcceptedFiles = 'image' | 'image-or-pdf' | 'video';

/** The options of `prepareFile`. Native shells and tests can replace the decoders. */
export type IntakeOptions = {
  /** The accepted kinds of files. Default: `image-or-pdf`. */
  accept?: AcceptedFiles;
  signal?: AbortSignal | undefined;
  /** Decodes a picture and applies its EXIF orientation. Default: `createImageBitmap`. */
  decode?: (blob: Blob) => Promise<ImageBitmap>;
  /** Decodes a HEIC file if the browser cannot. Default: libheif in a worker, whose code loads on demand. */
  decodeHeic?: (bytes: Uint8Array<ArrayBuffer>, options: { signal?: AbortSignal | undefined }) => Promise<ImageBitmap>;
};

/** A file that is checked, converted and ready for upload. */
export type PreparedFile = {
  readonly kind: 'image' | 'pdf' | 'video';
  /** A JPEG, PDF or video in memory, with a generated name, because the original name can contain any text (F37). */
  readonly file: File;
  /** The SHA-256 of `file` as 64 hexadecimal digits, to find duplicates (F34). */
  readonly sha256: string;
  readonly advice: readonly ImageAdvice[];
};

/**
 * Checks a file and converts it for upload. Copies the bytes first, because Android can read Google Drive files only
 * once. Detects the kind by the bytes, and checks the size before decoding. Images are decoded (HEIC: UI-07), rotated,
 * scaled and encoded as JPEG. Rejects with `IntakeError`, `HeicConversionError` (MSG-23) or the reason of the signal.
 */
export async function prepareFile(file: Blob & { name?: string }, options: IntakeOptions = {}): Promise<PreparedFile> {
  const { accept = 'image-or-pdf', signal } = options;
  if (file.size === 0) throw new IntakeError('empty', 'The file has 0 bytes: choose it again, or another one.');
  if (file.size > MAX_FILE_BYTES)
    throw new IntakeError('too-big', `The file is larger than ${MAX_FILE_BYTES} bytes: choose a smaller one.`);
  const bytes = await readBytes(file);
  signal?.throwIfAborted();
  const kind = acceptedKind(bytes, file, accept);
  if (kind === 'pdf')
    return {
      kind,
      ...(await fileWithHash(new Blob([bytes], { type: 'application/pdf' }), 'pdf')),
      advice: isEncryptedPdf(bytes) ? ['locked'] : [],
    };
  if (kind === 'video')
    return {
      kind,
      ...(await fileWithHash(new Blob([bytes], { type: detectVideoType(bytes) ?? '' }), 'video')),
      advice: [],
    };
  rejectTooManyPixels(kind, bytes);
  const picture = await decodePicture(kind, bytes, options);
  try {
    const { blob, inspection } = await encodeInBackground(picture, { signal });
    const { blank, advice } = inspection;
    signal?.throwIfAborted();
    if (blank) throw blankPicture(kind);
    return { kind: 'image', ...(await fileWithHash(blob, 'jpg')), advice };
  } finally {
    picture.close();
  }
}

async function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new IntakeError(
      'unreadable',
      'The file could not be read: save it on this device first, then choose it again.',
      { cause },
    );
  }
}

function acceptedKind(bytes: Uint8Array, file: { type: string; name?: string }, accept: AcceptedFiles): FileKind {
  const kind = detectFileKind(bytes);
  if (accept === 'video') {
    if (kind === 'video' && detectVideoType(bytes)) return kind;
    throw new IntakeError('kind', `A file of kind ${kind} is not a video: choose an MP4, MOV or WebM file.`, { kind });
  }
  if (kind === 'pdf' && accept === 'image-or-pdf') return kind;
  if (kind === 'jpeg' || kind === 'png' || kind === 'webp' || kind === 'heic') return kind;
  if (kind === 'unknown' && hasHeicTypeOrName(file)) return 'heic';
  throw new IntakeError(
    'kind',
    `A file of kind ${kind} is not accepted here: choose a photo${accept === 'image' ? '' : ' or a PDF'}.`,
    { kind },
  );
}

/**
 * Throws `IntakeError` if the header declares too many pixels. If the header has no size, the decoder must reject the
 * file (F32).
 */
function rejectTooManyPixels(kind: FileKind, bytes: Uint8Array): void {
  const size = readImageSize(kind, bytes);
  if (size && size.width * size.height > MAX_PIXELS) {
    throw new IntakeError('too-many-pixels', `The photo has more than ${MAX_PIXELS} pixels: choose a smaller one.`, {
      kind,
    });
  }
}

async function decodePicture(
  kind: FileKind,
  bytes: Uint8Array<ArrayBuffer>,
  options: IntakeOptions,
): Promise<ImageBitmap> {
  const { decode = decodeNatively, decodeHeic = decodeHeicLater, signal } = options;
  if (kind === 'heic' && isChromium()) return decodeHeic(bytes, { signal });
  try {
    return await decode(new Blob([bytes], { type: `image/${kind}` }));
  } catch (cause) {
    signal?.throwIfAborted();
    if (kind === 'heic') return decodeHeic(bytes, { signal });
    throw new IntakeError('unreadable', 'The photo is damaged or incomplete: take it again, or choose another one.', {
      kind,
      cause,
    });
  }
}

/**
 * Returns whether the browser is Chromium. Chromium cannot decode HEIC, and an attempt would take time and a copy of
 * the file in memory.
 */
const isChromium = () => 'userAgentData' in navigator;

const decodeNatively = (blob: Blob) => createImageBitmap(blob, { imageOrientation: 'from-image' });

async function decodeHeicLater(
  bytes: Uint8Array<ArrayBuffer>,
  options: { signal?: AbortSignal | undefined },
): Promise<ImageBitmap> {
  const client = await import('./heic-client.ts').catch((cause: unknown) => {
    throw new HeicConversionError('load', cause);
  });
  return client.decodeHeic(bytes, options);
}

/** Encodes a photo in a worker, or in the current thread if the code of the worker does not load. */
async function encodeInBackground(
  picture: ImageBitmap,
  options: { signal?: AbortSignal | undefined },
): Promise<EncodedPhoto> {
  const client = await import('./encode-client.ts').catch(() => undefined);
  return client ? client.encodeInWorker(picture, options) : encodePhoto(picture);
}

const blankPicture = (kind: FileKind) =>
  kind === 'heic'
    ? new HeicConversionError('empty')
    : new IntakeError('blank', 'The photo is empty: take it again, or choose another one.', { kind });

async function fileWithHash(
  blob: Blob,
  extension: 'jpg' | 'pdf' | 'video',
): Promise<Pick<PreparedFile, 'file' | 'sha256'>> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { file: new File([blob], `document-${sha256.slice(0, 12)}.${extension}`, { type: blob.type }), sha256 };
}
