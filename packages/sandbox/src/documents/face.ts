import type { FaceReason } from '@quayside/contract/application';
import { codes } from '@quayside/contract/envelope';
import { contextOf, lockApplication } from '../applications/application-record.ts';
import { readField } from '../applications/flow-registry.ts';
import { keepApplication } from '../applications/keep.ts';
import { forcedFaceVerdict } from '../development/magic-values.ts';
import { invalidRequest, notFound, Refusal } from '../server/refusal.ts';
import type { ServerContext, UnitOfWork } from '../server/server-context.ts';
import { busy } from './file-check.ts';
import { ImagesBusyError, UnreadableImageError } from './image-tools.ts';
import { readDocument } from './keep-document.ts';

/** Mean luminance of a face that can be compared: 60 to 200 of 255 (libraries, section 5). */
const LEAST_LIGHT = 60;
/** Laplacian variance of a picture on which nothing can be made out; blurred camera pictures measure 6 (libraries, section 5). */
const LEAST_DETAIL = 2;

/** What can honestly be said of a picture without knowing the face. Throws Refusal (notFound, unsupportedFile, tooManyRequests). */
export async function judgePicture(
  server: ServerContext,
  userId: string,
  documentId: string,
): Promise<FaceReason | null> {
  const { row, read } = await server.transaction((work) => readDocument(work, documentId, userId));
  if (row.kind !== 'face') throw invalidRequest('documentId');
  try {
    const { mean, detail } = await server.images.lightOf(await read());
    if (mean < LEAST_LIGHT) return 'too-dark';
    return detail < LEAST_DETAIL ? 'covered' : null;
  } catch (error) {
    if (error instanceof UnreadableImageError)
      throw new Refusal(codes.unsupportedFile, 'A face picture has to be a picture.', { reason: 'unreadable' });
    if (error instanceof ImagesBusyError) throw busy();
    throw error;
  }
}

/** Counts the attempt and keeps the verdict: a magic value's, else what the picture shows. Throws Refusal (notAllowed, notFound). */
export async function checkFace(
  work: UnitOfWork,
  userId: string,
  request: { applicationId: string; documentId: string },
  shown: FaceReason | null,
) {
  const file = await lockApplication(work, request.applicationId, userId);
  const { row, flow, answers } = file;
  if (!file.documents.some(({ id }) => id === request.documentId)) throw notFound();
  const accepted = contextOf(file, work.now).facts.requirements.face === 'accepted';
  if (accepted || (row.state !== 'draft' && row.state !== 'action-needed'))
    throw new Refusal(codes.notAllowed, 'The face cannot be checked now.', { state: row.state });
  const attempts = row.faceAttempts + 1;
  const forced = forcedFaceVerdict(readField(flow, answers, 'documentNumber'), attempts);
  const reason = forced === undefined ? shown : forced;
  const face = { result: reason ? ('failed' as const) : ('passed' as const), attempts, ...(reason ? { reason } : {}) };
  await keepApplication(
    work,
    file,
    { faceResult: face.result, faceAttempts: attempts, faceReason: reason },
    { actor: 'customer', action: 'face-checked', details: { result: face.result, attempts } },
  );
  return { face, reason };
}
