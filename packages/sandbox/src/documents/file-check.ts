import { codes } from '@quayside/contract/envelope';
import { fileTypeFromBuffer } from 'file-type';
import { sha256 } from '../secrets/base64url.ts';
import { Refusal } from '../server/refusal.ts';
import { mostFileBytes } from '../server/request-body.ts';
import type { ServerContext } from '../server/server-context.ts';
import { ImagesBusyError, type ImageTools, mostPixels, UnreadableImageError } from './image-tools.ts';
import { flagOfPdf } from './pdf-flag.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What is kept of an uploaded file. */
export type CheckedFile = {
  readonly bytes: Bytes;
  readonly type: string;
  /** of the bytes as they were sent: the same file twice is recognised */
  readonly sha256: string;
  /** why a person has to look at it first */
  readonly flag: string | null;
};

const imageTypes: Readonly<Record<string, string>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/webp': 'image/webp',
  'image/heic': 'image/heic',
  'image/heif': 'image/heic',
};
const videoTypes = ['video/mp4', 'video/quicktime', 'video/webm'];
const PDF = 'application/pdf';

/**
 * Decides by the bytes alone what a file is (F29), whatever its name says. Pictures come out encoded anew, upright and without metadata; a PDF is
 * kept as it is, and flagged, as is a video where one is asked for. Throws Refusal: unsupportedFile with its reason (empty, type, unreadable), tooLarge
 * (bytes, pixels), tooManyRequests (busy).
 */
export async function checkFile(
  { images }: Pick<ServerContext, 'images'>,
  bytes: Bytes,
  takes: 'document' | 'video' = 'document',
): Promise<CheckedFile> {
  if (bytes.length === 0) throw unsupported('empty');
  if (bytes.length > mostFileBytes) throw tooLarge('bytes', mostFileBytes);
  const found = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const hash = await sha256(bytes);
  if (takes === 'video') {
    if (!videoTypes.includes(found)) throw unsupported('type');
    return { bytes, type: found, sha256: hash, flag: 'video-unscanned' };
  }
  if (found === PDF) return { bytes, type: PDF, sha256: hash, flag: await flagOfPdf(bytes) };
  const type = imageTypes[found];
  if (!type) throw unsupported('type');
  const clean = await cleanImage(images, bytes, type);
  return { ...clean, sha256: hash, flag: null };
}

async function cleanImage(images: ImageTools, bytes: Bytes, type: string) {
  try {
    const { width, height } = await images.sizeOf(bytes, type);
    if (width * height > mostPixels) throw tooLarge('pixels', mostPixels);
    return await images.clean(bytes, type);
  } catch (error) {
    if (error instanceof UnreadableImageError) throw unsupported('unreadable');
    if (error instanceof ImagesBusyError) throw busy();
    throw error;
  }
}

const unsupported = (reason: 'empty' | 'type' | 'unreadable') =>
  new Refusal(codes.unsupportedFile, 'The file is none that we can keep.', { reason });
const tooLarge = (reason: 'bytes' | 'pixels', limit: number) =>
  new Refusal(codes.tooLarge, 'The file is too large.', { reason, limit });
/** A picture cannot be decoded now: the same request may succeed in a moment. */
export const busy = () =>
  new Refusal(codes.tooManyRequests, 'Too many pictures arrive at once. Try again in a moment.', { reason: 'busy' });
