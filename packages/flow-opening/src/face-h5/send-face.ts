import { pathOf } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { FACE_TRIES_BEFORE_HANDHELD } from '@quayside/rules/limits';

/** A picture in upload; `documentId` once the server has it. */
export type SentFace = { readonly picture: File; documentId?: string };

/** Progress for the customer. */
export type FaceProgress = { readonly word: 'sending'; readonly share: number } | { readonly word: 'checking' };

/**
 * Uploads a picture, requests its result and saves a pass. Calling it again with the same `sent` after a failure resumes, and the server counts one attempt.
 * Returns the next path: success, failure, or the hand-held photo after repeated failures (STATE-03). `signal` ends the upload; a requested result still
 * arrives.
 */
export async function sendFace(
  runtime: Pick<FlowRuntime, 'flow' | 'upload' | 'checkFace' | 'save'>,
  sent: SentFace,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: FaceProgress) => void },
): Promise<string> {
  if (!sent.documentId) {
    const uploading = { signal, onProgress: (share: number) => onProgress({ word: 'sending', share }) };
    sent.documentId = (await runtime.upload('face', sent.picture, uploading)).documentId;
  }
  onProgress({ word: 'checking' });
  const { face } = await runtime.checkFace(sent.documentId);
  if (face.result === 'passed') {
    await runtime.save('face-h5', { picture: sent.documentId });
    return pathOf(runtime.flow, 'face-success');
  }
  return pathOf(runtime.flow, face.attempts >= FACE_TRIES_BEFORE_HANDHELD ? 'face-fail-more' : 'face-fail');
}
