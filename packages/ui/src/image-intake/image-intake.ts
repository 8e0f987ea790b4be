import { encodeJpeg } from './encode-jpeg.ts';
import { claimsHeic, type Kind, kindOf, videoType } from './file-kind.ts';
import { sizeOf } from './image-size.ts';
import { type ImageAdvice, inspectImage } from './inspect-image.ts';
import { HeicConversionError, IntakeError } from './intake-error.ts';
import { MAX_FILE_BYTES, MAX_PIXELS } from './limits.ts';

export { type ImageAdvice, type ImageInspection, inspectImage } from './inspect-image.ts';
export { HeicConversionError, IntakeError, type IntakeReason } from './intake-error.ts';
export { LONGEST_SIDE, MAX_FILE_BYTES, MAX_PIXELS, MAX_RESULT_BYTES } from './limits.ts';

/** What a slot takes: pictures, pictures and PDF documents, or videos alone. */
export type Accepted = 'image' | 'image-or-pdf' | 'video';

/** What may be taken in, and by which decoders. */
export type IntakeOptions = {
  accept?: Accepted;
  signal?: AbortSignal | undefined;
  /** Decodes a picture that the browser decodes itself, turned as its EXIF says. */
  decode?: (blob: Blob) => Promise<ImageBitmap>;
  /** Decodes a HEIC file where the browser cannot; loaded when first needed. */
  decodeHeic?: (bytes: Uint8Array, options: { signal?: AbortSignal | undefined }) => Promise<ImageBitmap>;
};

/** A file that was looked at and made ready to be sent. */
export type TakenImage = {
  readonly kind: 'image' | 'pdf' | 'video';
  /** JPEG, PDF or video in memory, under a name of ours: the user's may hold anything (F37). */
  readonly file: File;
  /** SHA-256 of `file`, 64 hexadecimal digits: the same file twice has the same (F34). */
  readonly sha256: string;
  /** what could be better about a photo; empty for a PDF and a video */
  readonly advice: readonly ImageAdvice[];
};

/**
 * Makes a chosen file safe to look at and to send: bytes copied to memory first (a file of Google Drive on Android can be read only
 * once), the kind told by its bytes, refused by its header before decoding, HEIC decoded (UI-07), turned upright, scaled, written anew as JPEG.
 * Throws IntakeError with a reason, HeicConversionError (MSG-23), or the signal's reason.
 */
export async function takeImage(file: Blob & { name?: string }, options: IntakeOptions = {}): Promise<TakenImage> {
  const { accept = 'image-or-pdf', signal } = options;
  if (file.size === 0) throw new IntakeError('empty', 'The file has 0 bytes: choose it again, or another one.');
  if (file.size > MAX_FILE_BYTES)
    throw new IntakeError('too-big', `The file is larger than ${MAX_FILE_BYTES} bytes: choose a smaller one.`);
  const bytes = await bytesOf(file);
  signal?.throwIfAborted();
  const kind = acceptedKind(bytes, file, accept);
  if (kind === 'pdf')
    return { kind, ...(await sealed(new Blob([bytes], { type: 'application/pdf' }), 'pdf')), advice: [] };
  if (kind === 'video')
    return { kind, ...(await sealed(new Blob([bytes], { type: videoType(bytes) }), 'video')), advice: [] };
  refuseFlood(kind, bytes);
  const picture = await decodePicture(kind, bytes, options);
  try {
    const { blob, canvas } = await encodeJpeg(picture);
    signal?.throwIfAborted();
    const { blank, advice } = inspectImage(canvas);
    if (blank) throw blankPicture(kind);
    return { kind: 'image', ...(await sealed(blob, 'jpg')), advice };
  } finally {
    picture.close();
  }
}

async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
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

function acceptedKind(bytes: Uint8Array, file: { type: string; name?: string }, accept: Accepted): Kind {
  const kind = kindOf(bytes);
  if (accept === 'video') {
    if (kind === 'video') return kind;
    throw new IntakeError('kind', `A file of kind ${kind} is no video: choose an MP4, MOV or WebM file.`, { kind });
  }
  if (kind === 'pdf' && accept === 'image-or-pdf') return kind;
  if (kind === 'jpeg' || kind === 'png' || kind === 'webp' || kind === 'heic') return kind;
  if (kind === 'unknown' && claimsHeic(file)) return 'heic';
  throw new IntakeError(
    'kind',
    `A file of kind ${kind} is not taken here: choose a photo${accept === 'image' ? '' : ' or a PDF'}.`,
    { kind },
  );
}

/** A header that names no size is left to the decoder, which fails on it; only HEIC decoders were seen to try (F32). */
function refuseFlood(kind: Kind, bytes: Uint8Array): void {
  const size = sizeOf(kind, bytes);
  if (size && size.width * size.height > MAX_PIXELS) {
    throw new IntakeError('too-many-pixels', `The photo has more than ${MAX_PIXELS} pixels: choose a smaller one.`, {
      kind,
    });
  }
}

async function decodePicture(kind: Kind, bytes: Uint8Array<ArrayBuffer>, options: IntakeOptions): Promise<ImageBitmap> {
  const { decode = decodeNatively, decodeHeic = decodeHeicLater, signal } = options;
  try {
    return await decode(new Blob([bytes], { type: `image/${kind}` }));
  } catch (cause) {
    signal?.throwIfAborted();
    if (kind === 'heic') return decodeHeic(bytes, { signal }); // Safari decodes HEIC itself, Chromium does not
    throw new IntakeError('unreadable', 'The photo is damaged or incomplete: take it again, or choose another one.', {
      kind,
      cause,
    });
  }
}

const decodeNatively = (blob: Blob) => createImageBitmap(blob, { imageOrientation: 'from-image' });

async function decodeHeicLater(bytes: Uint8Array, options: { signal?: AbortSignal | undefined }): Promise<ImageBitmap> {
  const client = await import('./heic-client.ts').catch((cause: unknown) => {
    throw new HeicConversionError('load', cause);
  });
  return client.decodeHeic(bytes, options);
}

const blankPicture = (kind: Kind) =>
  kind === 'heic'
    ? new HeicConversionError('empty')
    : new IntakeError('blank', 'The photo came out empty: take it again, or choose another one.', { kind });

async function sealed(blob: Blob, extension: 'jpg' | 'pdf' | 'video'): Promise<Pick<TakenImage, 'file' | 'sha256'>> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { file: new File([blob], `document-${sha256.slice(0, 12)}.${extension}`, { type: blob.type }), sha256 };
}
