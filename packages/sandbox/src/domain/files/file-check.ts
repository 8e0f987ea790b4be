import { codes } from '@quayside/contract/envelope';
import { detectMediaType } from '@quayside/platform/internals/file-kind';
import { sha256 } from '../../kernel/crypto/base64url.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type ImageTools, isDecodable, maxPixels, UnreadableImageError } from '../ports/image-tools.ts';
import type { ServerContext } from '../ports/server-context.ts';

/** Maximum size of an uploaded file: 20 MB (contract, uploadDocument). */
export const maxFileBytes = 20 * 1024 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;

/** A file that passed the check and may be stored. */
export type CheckedFile = {
  readonly bytes: Bytes;
  readonly type: string;
  /** Hash of the bytes as sent, by which a repeated upload is recognised. */
  readonly sha256: string;
  /** Why a person must check the file, or null. */
  readonly flag: string | null;
};

const imageTypes: Readonly<Record<string, string>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/webp': 'image/webp',
  'image/heic': 'image/heic',
};
const videoTypes = ['video/mp4', 'video/quicktime', 'video/webm'];
const PDF = 'application/pdf';

/**
 * Checks an uploaded file by its bytes alone (F29). Pictures are re-encoded upright and without metadata; PDFs and requested videos stay unchanged and get a
 * flag. Throws `Refusal`: `unsupportedFile` (empty, unknown type or unreadable) or `tooLarge` (bytes or pixels). Throws `BusyError` if too many files of all
 * customers or of `owner` are queued.
 */
export async function checkFile(
  { images, checkPdf }: Pick<ServerContext, 'images' | 'checkPdf'>,
  bytes: Bytes,
  owner: string,
  takes: 'document' | 'video' = 'document',
): Promise<CheckedFile> {
  if (bytes.length === 0) throw unsupported('empty');
  if (bytes.length > maxFileBytes) throw tooLarge('bytes', maxFileBytes);
  const found = detectMediaType(bytes) ?? '';
  const hash = await sha256(bytes);
  if (takes === 'video') {
    if (!videoTypes.includes(found)) throw unsupported('type');
    return { bytes, type: found, sha256: hash, flag: 'video-unscanned' };
  }
  if (found === PDF) return { bytes, type: PDF, sha256: hash, flag: await checkPdf(bytes, owner) };
  const type = imageTypes[found];
  if (!type) throw unsupported('type');
  const clean = await cleanImage(images, bytes, type, owner);
  return { ...clean, sha256: hash, flag: null };
}

async function cleanImage(images: ImageTools, bytes: Bytes, type: string, owner: string) {
  try {
    if (!isDecodable(await images.sizeOf(bytes, type))) throw tooLarge('pixels', maxPixels);
    return await images.clean(bytes, type, owner);
  } catch (error) {
    if (error instanceof UnreadableImageError) throw unsupported('unreadable');
    throw error;
  }
}

const unsupported = (reason: 'empty' | 'type' | 'unreadable') =>
  new Refusal(codes.unsupportedFile, 'The file type is not supported.', { reason });
const tooLarge = (reason: 'bytes' | 'pixels', limit: number) =>
  new Refusal(codes.tooLarge, 'The file is too large.', { reason, limit });
