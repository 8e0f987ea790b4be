import { uiDocuments } from '@quayside/i18n/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import { useRef } from 'react';
import { useLostChoice } from '../document-uploader/lost-choice.ts';
import { useFocusKept } from '../document-uploader/use-focus-kept.ts';
import type { OpenFaceDetector } from '../face-detector/face-detector.ts';
import type { TakenImage } from '../image-intake/image-intake.ts';
import { Notice } from '../notice/notice.tsx';
import { CameraActions } from './camera-actions.tsx';
import { CameraGuide } from './camera-guide.tsx';
import { browserCamera, type CameraFrame, type OpenCamera, shapes } from './camera-stream.ts';
import { LiveHint, PhotoProblem, TakenPicture, Trouble } from './camera-views.tsx';
import { guideKeys, statusWords } from './camera-words.ts';
import { useCamera } from './use-camera.ts';
import { useLiveAdvice } from './use-live-advice.ts';
import { useSettled } from './use-settled.ts';

export type { CameraFrame, OpenCamera } from './camera-stream.ts';
export type { CameraState } from './use-camera.ts';

/** What is photographed with which camera, what is done with the picture, and what gives hints meanwhile. */
export type CameraCaptureProps = {
  /** what is taken, in the language of the page: "Your face" */
  label: string;
  /** an oval and the front camera, or a frame and the one at the back */
  frame: CameraFrame;
  /** the person chose to use the picture: a JPEG through image-intake, with its fingerprint and advice */
  onTake: (taken: TakenImage) => void;
  /** under which a photo that was lost with its page is remembered (F35); `camera-face` or `camera-card` where it is absent */
  id?: string;
  /** gives the camera; the browser's own by default */
  openCamera?: OpenCamera;
  /** finds faces for the live hints: @quayside/ui/face-detector. Without it, or where it cannot work, they are about light and sharpness */
  openFaces?: OpenFaceDetector;
};

/** Longer than the hints in sight need: whoever hears them has each said to its end. */
const ANNOUNCED_AFTER_MS = 1_200;

/**
 * A live picture with a guide and hints, taken by a button, looked at before it is used. Where the camera is refused, missing or busy it
 * says so and goes on with a photo. Asks for the camera when mounted. `data-state`: asking, live, denied, missing, failed, stopped, taken.
 */
export function CameraCapture({
  label,
  frame,
  onTake,
  id = `camera-${frame}`,
  openCamera = browserCamera,
  openFaces,
}: CameraCaptureProps) {
  const t = useText(uiDocuments);
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video, frame, openCamera);
  const { step } = camera;
  const section = useRef<HTMLElement>(null);
  const main = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  useFocusKept(step.word, section, main);
  const advice = useLiveAdvice(video, { frame, openFaces, state: step.word === 'live' ? 'watching' : 'resting' });
  const settledAdvice = useSettled(advice, ANNOUNCED_AFTER_MS);
  const { lost, opening } = useLostChoice(id, section, step.word === 'taken' ? 'under-way' : 'empty');
  const notReceived = lost && step.word !== 'taken';
  const running = step.word === 'asking' || step.word === 'live' ? step.word : undefined;
  return (
    <section ref={section} aria-label={label} data-state={step.word} className="flex min-w-0 flex-col gap-3">
      {notReceived ? <Notice tone="warning">{t('notReceived')}</Notice> : null}
      <div
        hidden={!running}
        style={{ aspectRatio: shapes[frame] }}
        className="relative mx-auto max-h-[60dvh] max-w-full overflow-hidden rounded-card bg-black"
      >
        {/* stays mounted, so that the stream has somewhere to go before it is shown */}
        <video
          ref={video}
          muted
          playsInline
          aria-label={t(guideKeys[frame])}
          className={`block size-full object-cover ${frame === 'face' ? '-scale-x-100' : ''}`}
        />
        <CameraGuide frame={frame} state={advice === 'good' ? 'good' : 'poor'} />
        {running ? <LiveHint frame={frame} word={running} advice={advice} /> : null}
      </div>
      {step.word === 'taken' ? <TakenPicture step={step} frame={frame} /> : null}
      {step.word === 'asking' || step.word === 'live' || step.word === 'taken' ? null : <Trouble word={step.word} />}
      <PhotoProblem step={step} />
      <div role="status" className="sr-only">
        {statusWords(t, frame, step, settledAdvice).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <CameraActions main={main} frame={frame} camera={camera} opening={opening} onTake={onTake} />
    </section>
  );
}
