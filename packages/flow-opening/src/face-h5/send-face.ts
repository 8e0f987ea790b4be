import { getRoutePath } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { FACE_TRIES_BEFORE_HANDHELD } from '@quayside/rules/limits';

/** Picture of one attempt. `sendFace` sets `documentId` after the upload, so that a retry does not upload again. */
export type SentFace = { readonly picture: File; documentId?: string };

/** Progress of `sendFace`: the upload, then the comparison on the server. `share` is the uploaded fraction, from 0 to 1. */
export type FaceProgress = { readonly word: 'sending'; readonly share: number } | { readonly word: 'checking' };

/**
 * Uploads a face picture, asks the server for the result and saves a pass. Resolves to the path of the result page (STATE-03). Call it again with the same
 * `sent` to resume after an error. `signal` aborts only the upload.
 */
export async function sendFace(
  runtime: Pick<FlowRuntime, 'flow' | 'answers' | 'files'>,
  sent: SentFace,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: FaceProgress) => void },
): Promise<string> {
  if (!sent.documentId) {
    const uploading = { signal, onProgress: (share: number) => onProgress({ word: 'sending', share }) };
    sent.documentId = (await runtime.files.upload('face', sent.picture, uploading)).documentId;
  }
  onProgress({ word: 'checking' });
  const { face } = await runtime.files.checkFace(sent.documentId);
  if (face.result === 'passed') {
    await runtime.answers.save('face-h5', { picture: sent.documentId });
    return getRoutePath(runtime.flow, 'face-success');
  }
  return getRoutePath(runtime.flow, face.attempts >= FACE_TRIES_BEFORE_HANDHELD ? 'face-fail-more' : 'face-fail');
}
