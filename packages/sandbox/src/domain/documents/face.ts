import type { FaceReason } from '@quayside/contract/application';
import { codes } from '@quayside/contract/envelope';
import { invalidRequest, notFound, Refusal } from '../../kernel/refusal.ts';
import { createJourneyContext, lockApplication } from '../applications/application-record.ts';
import { updateApplication } from '../applications/save-records.ts';
import { readField } from '../flows/flow-registry.ts';
import { UnreadableImageError } from '../ports/image-tools.ts';
import type { ServerContext, UnitOfWork } from '../ports/server-context.ts';
import { readDocument } from './document-store.ts';

/** Least mean luminance of a face picture, of 255. A comparison of faces needs 60 to 200 (libraries, section 5). */
const LEAST_LIGHT = 60;
/** Least Laplacian variance of a face picture. Blurred pictures of a camera have about 6, and a picture without detail less than 2 (libraries, section 5). */
const LEAST_DETAIL = 2;

/**
 * Returns why a face picture is unsuitable, or null if it has enough light and detail. Faces are not recognised. Throws `Refusal`: `notFound`,
 * `invalidRequest` if it is no face picture, `unsupportedFile` if it does not decode. Throws `BusyError` if too many pictures are queued.
 */
export async function judgePicture(
  server: ServerContext,
  userId: string,
  documentId: string,
): Promise<FaceReason | null> {
  const { row, read } = await server.transaction((work) => readDocument(work, documentId, userId));
  if (row.kind !== 'face') throw invalidRequest('documentId');
  try {
    if (!row.type.startsWith('image/')) throw new UnreadableImageError();
    const { mean, detail } = await server.images.lightOf(await read(), userId);
    if (mean < LEAST_LIGHT) return 'too-dark';
    return detail < LEAST_DETAIL ? 'covered' : null;
  } catch (error) {
    if (error instanceof UnreadableImageError)
      throw new Refusal(codes.unsupportedFile, 'A face check needs a picture.', { reason: 'unreadable' });
    throw error;
  }
}

/**
 * Counts an attempt of the face check and stores the result `shown`, unless a magic value forces another one. Throws `Refusal`: `notFound` if the application
 * has no such document, `notAllowed` if it cannot be changed or the face is accepted.
 */
export async function checkFace(
  work: UnitOfWork,
  userId: string,
  request: { applicationId: string; documentId: string },
  shown: FaceReason | null,
) {
  const record = await lockApplication(work, request.applicationId, userId);
  const { row, flow, answers } = record;
  if (!record.documents.some(({ id }) => id === request.documentId)) throw notFound();
  const accepted = createJourneyContext(record, work.now).facts.requirements.face === 'accepted';
  if (accepted || (row.state !== 'draft' && row.state !== 'action-needed'))
    throw new Refusal(codes.notAllowed, 'The face cannot be checked now.', { state: row.state });
  const attempts = row.faceAttempts + 1;
  const forced = work.forcedOutcomes.faceVerdict(readField(flow, answers, 'documentNumber'), attempts);
  const reason = forced === undefined ? shown : forced;
  const face = { result: reason ? ('failed' as const) : ('passed' as const), attempts, ...(reason ? { reason } : {}) };
  await updateApplication(
    work,
    record,
    { faceResult: face.result, faceAttempts: attempts, faceReason: reason },
    { actor: 'customer', action: 'face-checked', details: { result: face.result, attempts } },
  );
  return { face, reason };
}
