import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import { Notice } from '@quayside/ui/notice';
import { useRef } from 'react';
import type { OpenFaceDetector } from '../face-detector/face-detector.ts';
import type { PreparedFile } from '../image-intake/image-intake.ts';
import { useLostPhoto } from '../photo-parts/lost-photo.ts';
import { useFocusFallback } from '../photo-parts/use-focus-fallback.ts';
import { CameraActions } from './camera-actions.tsx';
import { CameraGuide } from './camera-guide.tsx';
import { guideKeys, statusMessages } from './camera-messages.ts';
import {
  aspectRatios,
  browserCamera,
  type CameraFrame,
  getCameraConstraints,
  type OpenCamera,
  takeSnapshot,
} from './camera-stream.ts';
import { CameraTips, LiveHint, landscapeStyles, PhotoProblem, ProblemMessage, TakenPicture } from './camera-views.tsx';
import { useCamera } from './use-camera.ts';
import { useDebouncedValue } from './use-debounced-value.ts';
import { useLiveAdvice } from './use-live-advice.ts';
import { type InitialView, useScrollToShutter } from './use-scroll-to-shutter.ts';

export type { CameraFrame, OpenCamera } from './camera-stream.ts';
export type { CameraState } from './use-camera.ts';
export type { InitialView } from './use-scroll-to-shutter.ts';

export type CameraCaptureProps = {
  /** The accessible name of the section. */
  label: string;
  /**
   * The subject of the photo. `face` shows an oval and uses the front camera. `card` shows a frame and uses the rear
   * camera.
   */
  frame: CameraFrame;
  /** Called with the photo that the user accepted: a JPEG from `image-intake`, with its fingerprint and advice. */
  onTake: (taken: PreparedFile) => void;
  /**
   * The storage key of a pending capture. If the browser discards the page while the user takes a photo, the component
   * explains this after the reload (F35). Default: `camera-face` or `camera-card`.
   */
  id?: string;
  /** Opens the camera, or rejects with the error of `getUserMedia`. Default: `getUserMedia`. */
  openCamera?: OpenCamera;
  /**
   * Opens a face detector for live hints, such as `@quayside/capture/face-detector`. Without it, hints cover only light and
   * sharpness.
   */
  openFaces?: OpenFaceDetector;
  /**
   * The part that is in view when the camera starts on a low screen. Use `words` if the text above the camera explains
   * why another photo is needed. Default: `shutter`.
   */
  initialView?: InitialView;
  /** Short instructions at the top of the preview. Default: none. */
  tips?: readonly string[];
};

const sectionStyles =
  'flex min-w-0 scroll-mt-18 flex-col gap-3 short:grid short:grid-cols-[auto_minmax(0,1fr)] short:content-center short:items-center short:gap-x-6 short:*:col-start-2';

/**
 * The time in milliseconds for which a hint must stay the same before screen readers announce it, so that they can
 * finish each sentence.
 */
const ANNOUNCED_AFTER_MS = 1_200;

/**
 * Renders a live camera preview with a guide and hints, and then the photo for confirmation. Requests the camera on
 * mount. If the camera is denied, missing or busy, the user can choose a photo file. `data-state`: asking, live,
 * taking, denied, missing, failed, stopped, taken.
 */
export function CameraCapture({
  label,
  frame,
  onTake,
  id = `camera-${frame}`,
  openCamera = browserCamera,
  openFaces,
  initialView = 'shutter',
  tips = [],
}: CameraCaptureProps) {
  const t = useText(uiDocuments);
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video, {
    facing: frame === 'face' ? 'user' : 'environment',
    constraints: () => getCameraConstraints(frame),
    shoot: (element) => takeSnapshot(element, aspectRatios[frame]),
    openCamera,
  });
  const { step } = camera;
  const section = useRef<HTMLElement>(null);
  const main = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  useFocusFallback(step.state, section, main);
  const advice = useLiveAdvice(video, { frame, openFaces, state: step.state === 'live' ? 'watching' : 'resting' });
  const debouncedAdvice = useDebouncedValue(advice, ANNOUNCED_AFTER_MS);
  const { lost, opening } = useLostPhoto(id, section, step.state === 'taken' ? 'under-way' : 'empty');
  const notReceived = lost && step.state !== 'taken';
  useScrollToShutter(section, step.state, initialView);
  const running =
    step.state === 'asking' ? 'asking' : step.state === 'live' || step.state === 'taking' ? 'live' : undefined;
  return (
    <section ref={section} aria-label={label} data-state={step.state} className={sectionStyles}>
      {notReceived ? <Notice tone="warning">{t('notReceived')}</Notice> : null}
      <div hidden={!running} className="relative mx-auto w-fit max-w-full short:contents">
        <div
          style={{ aspectRatio: aspectRatios[frame] }}
          className={`relative max-h-[60dvh] max-w-full overflow-hidden rounded-card bg-black ${landscapeStyles}`}
        >
          {/* Stays mounted, because the stream needs the element before the preview is visible. */}
          <video
            ref={video}
            muted
            playsInline
            aria-label={t(guideKeys[frame])}
            className={`block size-full object-cover ${frame === 'face' ? '-scale-x-100' : ''}`}
          />
          <CameraGuide frame={frame} state={advice === 'good' ? 'good' : 'poor'} />
        </div>
        {tips.length > 0 ? <CameraTips tips={tips} /> : null}
        {running ? <LiveHint frame={frame} state={running} advice={advice} /> : null}
      </div>
      {step.state === 'taken' ? <TakenPicture step={step} frame={frame} /> : null}
      <ProblemMessage state={step.state} />
      <PhotoProblem step={step} />
      <div role="status" className="sr-only">
        {statusMessages(t, frame, step, debouncedAdvice).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <CameraActions main={main} frame={frame} camera={camera} opening={opening} onTake={onTake} />
    </section>
  );
}
