import type { CallError, ErrorKey } from '@quayside/api/errors';
import { useFlow } from '@quayside/flow/flow-context';
import { useFormScope } from '@quayside/flow/form';
import { FACE_TRIES_BEFORE_HANDHELD } from '@quayside/rules/limits';
import type { TakenImage } from '@quayside/ui/image-intake';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

/** Where a picture stands. `failed` was not sent, or not compared; it can be tried again, and is not counted twice. */
export type FaceCheck =
  | { readonly word: 'idle' }
  | { readonly word: 'sending'; readonly picture: File; readonly share: number }
  | { readonly word: 'checking'; readonly picture: File }
  | {
      readonly word: 'failed';
      readonly picture: File;
      readonly at: 'sending' | 'checking';
      readonly messageKey: ErrorKey;
    };

/** Sends a picture, asks for the verdict, saves a pass, and goes where the verdict leads. Leaving the screen ends it: nobody is taken away from elsewhere. */
export function useFaceCheck() {
  const { ready } = useFlow();
  const { store } = useFormScope();
  const navigate = useNavigate();
  const [state, setState] = useState<FaceCheck>({ word: 'idle' });
  const sent = useRef<{ readonly picture: File; documentId?: string }>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const again = useCallback(async () => {
    const mine = sent.current;
    if (!mine) return;
    const { picture } = mine;
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    const show = (next: FaceCheck) => {
      if (!signal.aborted) setState(next);
    };
    try {
      show({ word: 'sending', picture, share: 0 });
      const runtime = await ready();
      if (!mine.documentId) {
        const onProgress = (share: number) => show({ word: 'sending', picture, share });
        mine.documentId = (await runtime.upload('face', picture, { signal, onProgress })).documentId;
      }
      show({ word: 'checking', picture });
      const { face, reason } = await runtime.checkFace(mine.documentId);
      if (face.result === 'passed') {
        await runtime.save('face-h5', { picture: mine.documentId });
        store.saved();
      }
      if (!signal.aborted) void navigate(verdictPath(face), { replace: true, state: { reason } });
    } catch (error) {
      const messageKey = (error as Partial<CallError>).messageKey ?? 'unknown';
      show({ word: 'failed', picture, at: mine.documentId ? 'checking' : 'sending', messageKey });
    }
  }, [navigate, ready, store]);

  const take = useCallback(
    ({ file }: TakenImage) => {
      sent.current = { picture: file };
      void again();
    },
    [again],
  );
  const retake = useCallback(() => setState({ word: 'idle' }), []);
  return { state, take, again, retake };
}

function verdictPath({ result, attempts }: { result: string; attempts: number }): string {
  if (result === 'passed') return '/sg-face-success';
  return attempts >= FACE_TRIES_BEFORE_HANDHELD ? '/sg-face-fail-more' : '/sg-face-fail';
}
