import { uiDocuments } from '@quayside/i18n/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import Camera from 'lucide-react/icons/camera';
import CameraOff from 'lucide-react/icons/camera-off';
import { type RefObject, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { FileInput } from '../document-uploader/file-input.tsx';
import { useFocusKept } from '../document-uploader/use-focus-kept.ts';
import type { TakenImage } from '../image-intake/image-intake.ts';
import { adviceKeys, intakeProblem } from '../image-intake/intake-words.ts';
import { SourceImage } from '../image-viewer/source-image.tsx';
import { Notice } from '../notice/notice.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { CameraGuide } from './camera-guide.tsx';
import { browserCamera, type CameraFrame, type OpenCamera, shapes } from './camera-stream.ts';
import { type CameraStep, useCamera } from './use-camera.ts';
import { type LiveAdvice, useLiveAdvice } from './use-live-advice.ts';

export type { CameraFrame, OpenCamera } from './camera-stream.ts';
export type { CameraState } from './use-camera.ts';

export type CameraCaptureProps = {
  /** what is taken, in the language of the page: "Your face" */
  label: string;
  /** an oval and the front camera, or a frame and the one at the back */
  frame: CameraFrame;
  /** the person chose to use the picture: a JPEG through image-intake, with its fingerprint and advice */
  onTake: (taken: TakenImage) => void;
  /** gives the camera; the browser's own by default */
  openCamera?: OpenCamera;
};

/**
 * A live picture with a guide and hints, taken by a button, looked at before it is used. Where the camera is refused, missing or busy it
 * says so and goes on with a photo. Asks for the camera when mounted. `data-state`: asking, live, denied, missing, failed, taken.
 */
export function CameraCapture({ label, frame, onTake, openCamera = browserCamera }: CameraCaptureProps) {
  const t = useText(uiDocuments);
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video, frame, openCamera);
  const { step } = camera;
  const section = useRef<HTMLElement>(null);
  const main = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  useFocusKept(step.word, section, main);
  const advice = useLiveAdvice(video, step.word === 'live' ? 'watching' : 'resting');
  const running = step.word === 'asking' || step.word === 'live';
  return (
    <section ref={section} aria-label={label} data-state={step.word} className="flex min-w-0 flex-col gap-3">
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
          aria-label={t(frame === 'face' ? 'guideFace' : 'guideCard')}
          className={`block size-full object-cover ${frame === 'face' ? '-scale-x-100' : ''}`}
        />
        <CameraGuide frame={frame} state={advice === 'good' ? 'good' : 'poor'} />
        <LiveHint frame={frame} step={step} advice={advice} />
      </div>
      {step.word === 'taken' ? <TakenPicture step={step} frame={frame} /> : null}
      {step.word === 'denied' || step.word === 'missing' || step.word === 'failed' ? (
        <Trouble word={step.word} />
      ) : null}
      <PhotoProblem step={step} />
      <Actions main={main} frame={frame} camera={camera} onTake={onTake} />
    </section>
  );
}

const liveKeys = {
  good: 'liveGood',
  'too-dark': 'liveTooDark',
  'too-bright': 'liveTooBright',
  glare: 'liveGlare',
  blurred: 'liveBlurred',
} as const satisfies Record<LiveAdvice, string>;

function LiveHint({ frame, step, advice }: { frame: CameraFrame; step: CameraStep; advice: LiveAdvice | undefined }) {
  const t = useText(uiDocuments);
  const guide = t(frame === 'face' ? 'guideFace' : 'guideCard');
  return (
    <p
      role="status"
      className="absolute inset-x-3 bottom-3 m-0 mx-auto flex w-fit items-center gap-2 rounded-control bg-black/75 px-3 py-1.5 text-balance text-center text-label text-white"
    >
      {step.word === 'asking' ? (
        <>
          <Spinner /> {t('cameraAsking')}
        </>
      ) : advice ? (
        t(liveKeys[advice])
      ) : (
        guide
      )}
    </p>
  );
}

function TakenPicture({ step, frame }: { step: Extract<CameraStep, { word: 'taken' }>; frame: CameraFrame }) {
  const t = useText(uiDocuments);
  const { file, advice } = step.taken;
  return (
    <>
      <p role="status" className="m-0 text-label text-ink-muted">
        {t('photoTaken')}
      </p>
      <SourceImage
        source={file}
        alt={t('takenPhoto')}
        style={{ aspectRatio: shapes[frame] }}
        className="mx-auto block max-h-[60dvh] max-w-full rounded-card bg-surface-sunken object-contain"
      />
      {advice.length > 0 ? (
        <Notice tone="warning" title={t('adviceTitle')}>
          {advice.map((each) => (
            <p key={each} className="m-0">
              {t(adviceKeys[each])}
            </p>
          ))}
        </Notice>
      ) : null}
    </>
  );
}

const troubleKeys = {
  denied: ['cameraDenied', 'cameraDeniedHelp'],
  missing: ['cameraMissing', 'cameraMissingHelp'],
  failed: ['cameraFailed', 'cameraFailedHelp'],
} as const;

function Trouble({ word }: { word: keyof typeof troubleKeys }) {
  const t = useText(uiDocuments);
  const [title, help] = troubleKeys[word];
  return (
    <div
      role="status"
      className="flex flex-col items-center gap-2 rounded-card bg-surface-sunken px-4 py-8 text-center"
    >
      <CameraOff aria-hidden size={32} className="text-ink-muted" />
      <p className="m-0 text-ink text-title">{t(title)}</p>
      <p className="m-0 text-ink-muted text-label">{t(help)}</p>
    </div>
  );
}

function PhotoProblem({ step }: { step: CameraStep }) {
  const t = useText(uiDocuments);
  if (!('problem' in step)) return null;
  const { text, help } = intakeProblem(t, step.problem, 'image');
  return (
    <Notice tone="danger" title={text} announce="polite">
      {help}
    </Notice>
  );
}

type ActionsProps = {
  main: RefObject<(HTMLButtonElement & HTMLAnchorElement) | null>;
  frame: CameraFrame;
  camera: ReturnType<typeof useCamera>;
  onTake: (taken: TakenImage) => void;
};

/** `main` is the first thing to do in each state; focus goes there when the pressed button is gone. */
function Actions({ main, frame, camera: { step, take, start, choose }, onTake }: ActionsProps) {
  const t = useText(uiDocuments);
  const photo = useRef<HTMLInputElement>(null);
  const photoButton = (own?: { ref: typeof main; variant: 'primary' }) => (
    <Button variant="secondary" {...own} width="full" onPress={() => photo.current?.click()}>
      {t('usePhoto')}
    </Button>
  );
  return (
    <div className="flex flex-col gap-2">
      <FileInput ref={photo} accept="image" capture={frame === 'face' ? 'user' : 'environment'} onChoose={choose} />
      {step.word === 'live' || step.word === 'asking' ? (
        <>
          <Button ref={main} width="full" icon={<Camera size={20} />} disabled={step.word === 'asking'} onPress={take}>
            {t('takeNow')}
          </Button>
          {photoButton()}
        </>
      ) : null}
      {step.word === 'taken' ? (
        <>
          <Button ref={main} width="full" onPress={() => onTake(step.taken)}>
            {t('useThis')}
          </Button>
          <Button variant="secondary" width="full" onPress={start}>
            {t('takeAgain')}
          </Button>
        </>
      ) : null}
      {step.word === 'missing' ? photoButton({ ref: main, variant: 'primary' }) : null}
      {step.word === 'denied' || step.word === 'failed' ? (
        <>
          {photoButton({ ref: main, variant: 'primary' })}
          <Button variant="quiet" width="full" onPress={start}>
            {t('cameraAgain')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
