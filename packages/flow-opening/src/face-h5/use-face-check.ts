import type { CallError, ErrorKey } from '@quayside/api/errors';
import { useFlow } from '@quayside/flow/flow-context';
import { useFormScope } from '@quayside/flow/form';
import type { TakenImage } from '@quayside/ui/image-intake';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { faceAttemptsBeforeHandheld } from '../internal/face-attempts.ts';

export type FaceCheck =
  | { readonly word: 'idle' | 'checking' }
  | { readonly word: 'sending'; readonly share: number }
  | { readonly word: 'failed'; readonly messageKey: ErrorKey };

/** Sends a picture, asks for the verdict, saves a pass, and goes where the verdict leads. A picture that did not arrive can be sent again. */
export function useFaceCheck() {
  const { ready } = useFlow();
  const { store } = useFormScope();
  const navigate = useNavigate();
  const [state, setState] = useState<FaceCheck>({ word: 'idle' });
  const last = useRef<TakenImage>(undefined);

  const send = useCallback(
    async (taken: TakenImage) => {
      setState({ word: 'sending', share: 0 });
      try {
        const runtime = await ready();
        const { documentId } = await runtime.upload('face', taken.file, {
          onProgress: (share) => setState({ word: 'sending', share }),
        });
        setState({ word: 'checking' });
        const { face, reason } = await runtime.checkFace(documentId);
        if (face.result === 'passed') {
          await runtime.save('face-h5', { picture: documentId });
          store.saved();
          return void navigate('/sg-face-success', { replace: true });
        }
        const path = face.attempts >= faceAttemptsBeforeHandheld ? '/sg-face-fail-more' : '/sg-face-fail';
        void navigate(path, { replace: true, state: { reason } });
      } catch (error) {
        setState({ word: 'failed', messageKey: (error as Partial<CallError>).messageKey ?? 'unknown' });
      }
    },
    [navigate, ready, store],
  );
  const take = useCallback(
    (taken: TakenImage) => {
      last.current = taken;
      void send(taken);
    },
    [send],
  );
  const again = useCallback(() => void (last.current && send(last.current)), [send]);
  return { state, take, again };
}
