import { pathOf } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { FACE_TRIES_BEFORE_HANDHELD } from '@quayside/rules/limits';

/** A picture on its way; `documentId` once the server has it. */
export type SentFace = { readonly picture: File; documentId?: string };

/** What is going on, for whoever waits. */
export type FaceProgress = { readonly word: 'sending'; readonly share: number } | { readonly word: 'checking' };

/**
 * Sends a picture, asks for the verdict, saves a pass. Called again with the same `sent` after a failure it goes on where it stopped, and the server counts one
 * attempt. Answers with where it leads: success, failure, or after repeated failure the hand-held photo (STATE-03). `signal` ends the upload; a verdict that is asked for already is kept. Rejects as the runtime's calls do.
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
