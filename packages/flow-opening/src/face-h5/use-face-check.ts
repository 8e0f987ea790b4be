import type { CallError, ErrorKey } from '@quayside/api/errors';
import type { PreparedFile } from '@quayside/capture/image-intake';
import { useFlow } from '@quayside/flow/flow-context';
import { useFormScope } from '@quayside/flow/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { justCheckedState } from './just-checked-state.ts';
import { type FaceProgress, type SentFace, sendFace } from './send-face.ts';

/** State of the current face picture. `failed`: the upload or the comparison was interrupted, and a retry does not count as another attempt. */
export type FaceCheck =
  | { readonly word: 'idle' }
  | (FaceProgress & { readonly picture: File })
  | {
      readonly word: 'failed';
      readonly picture: File;
      readonly at: 'sending' | 'checking';
      readonly messageKey: ErrorKey;
    };

/**
 * Returns the state of the face check, `take` for a new picture, `again` to retry and `retake` to discard. A result opens its page. An unmount aborts the
 * upload.
 */
export function useFaceCheck() {
  const { ready } = useFlow();
  const { store } = useFormScope();
  const navigate = useNavigate();
  const [state, setState] = useState<FaceCheck>({ word: 'idle' });
  const sent = useRef<SentFace>(undefined);
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
      const onProgress = (progress: FaceProgress) => show({ ...progress, picture });
      const path = await sendFace(await ready(), mine, { signal, onProgress });
      store.saved();
      if (!signal.aborted) void navigate(path, { replace: true, state: justCheckedState });
    } catch (error) {
      const messageKey = (error as Partial<CallError>).messageKey ?? 'unknown';
      show({ word: 'failed', picture, at: mine.documentId ? 'checking' : 'sending', messageKey });
    }
  }, [navigate, ready, store]);

  const take = useCallback(
    ({ file }: PreparedFile) => {
      sent.current = { picture: file };
      void again();
    },
    [again],
  );
  const retake = useCallback(() => setState({ word: 'idle' }), []);
  return { state, take, again, retake };
}
