import { CameraCapture, type InitialView } from '@quayside/capture/camera-capture';
import { openFaceDetector } from '@quayside/capture/face-detector';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { Progress } from '@quayside/ui/progress';
import Lock from 'lucide-react/icons/lock';
import { useCallback, useEffect, useRef } from 'react';
import { openingFace } from '../face-check/texts.ts';
import { type FaceCheck, useFaceCheck } from './use-face-check.ts';

/**
 * Renders the camera, and after a picture the progress of its upload and check. `first` is the part of the camera that is visible at the start. Sets
 * `data-state`: idle, sending, checking or failed.
 */
export function FaceCapture({ first }: { first: InitialView }) {
  const t = useText(openingFace);
  const { state, take, again, retake } = useFaceCheck();
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.word !== 'idle') stage.current?.focus({ preventScroll: true }); // the pressed button has unmounted
  }, [state.word]);
  return (
    <div ref={stage} tabIndex={-1} data-state={state.word} className="flex flex-col gap-4 outline-none">
      {state.word === 'idle' ? (
        <>
          <CameraCapture
            label={t('capture.label')}
            frame="face"
            onTake={take}
            openFaces={openFaceDetector}
            initialView={first}
            tips={[t('tip.light'), t('tip.cover'), t('tip.align')]}
          />
          <p className="m-0 flex gap-2 text-caption text-ink-muted">
            <span aria-hidden className="inline-flex h-[1lh] shrink-0 items-center text-success">
              <Lock size={16} />
            </span>
            {t('capture.privacy')}
          </p>
        </>
      ) : (
        <Picture file={state.picture} />
      )}
      <div role="status" className="empty:hidden">
        <Doing state={state} />
      </div>
      {state.word === 'failed' ? <Failed state={state} onAgain={() => void again()} onRetake={retake} /> : null}
    </div>
  );
}

function Doing({ state }: { state: FaceCheck }) {
  const t = useText(openingFace);
  if (state.word === 'sending') return <Progress label={t('capture.sending')} value={state.share} />;
  return state.word === 'checking' ? <Progress label={t('capture.checking')} indeterminateWidth={1} /> : null;
}

type FailedProps = {
  state: Extract<FaceCheck, { word: 'failed' }>;
  onAgain: () => void;
  onRetake: () => void;
};

function Failed({ state, onAgain, onRetake }: FailedProps) {
  const t = useText(openingFace);
  const tError = useText(errorText);
  return (
    <>
      <Notice
        tone="danger"
        announce="assertive"
        title={t(state.at === 'sending' ? 'capture.failed' : 'capture.notCompared')}
      >
        {tError(state.messageKey)}
      </Notice>
      <Button onPress={onAgain}>{t('capture.again')}</Button>
      <Button variant="secondary" onPress={onRetake}>
        {t('capture.another')}
      </Button>
    </>
  );
}

/** Renders a preview of the picture, and revokes its object URL when it unmounts. */
function Picture({ file }: { file: File }) {
  const t = useText(openingFace);
  const attach = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <img
      ref={attach}
      alt={t('capture.picture')}
      className="mx-auto block aspect-3/4 max-h-[50dvh] max-w-full rounded-card bg-surface-sunken object-contain"
    />
  );
}
