import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { useReturnFocus } from '@quayside/ui/internals/dialog/return-focus';
import { SourceImage } from '@quayside/ui/internals/image-viewer/source-image';
import { useOverlayRoot } from '@quayside/ui/overlay-root';
import { Spinner } from '@quayside/ui/spinner';
import { Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useRef, useState } from 'react';
import { browserCamera, type OpenCamera } from '../camera-capture/camera-stream.ts';
import { PhotoProblem, ProblemMessage } from '../camera-capture/camera-views.tsx';
import { useCamera } from '../camera-capture/use-camera.ts';
import { useDebouncedValue } from '../camera-capture/use-debounced-value.ts';
import type { PreparedFile } from '../image-intake/image-intake.ts';
import { AdviceNotice } from '../photo-parts/advice-notice.tsx';
import { CameraBar } from './camera-bar.tsx';
import { getAnnouncements, getDocumentHint } from './camera-messages.ts';
import type { DocumentAdvice } from './document-advice.ts';
import { DocumentControls } from './document-controls.tsx';
import { addMargin, type DocumentFrame, fitFrame, PHOTO_MARGIN, toVideoRectangle } from './document-frame.ts';
import { FrameOverlay } from './frame-overlay.tsx';
import { documentConstraints, takeStill } from './take-still.ts';
import { useAutomaticShutter } from './use-automatic-shutter.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useDocumentWatch } from './use-document-watch.ts';
import { useMainFocus } from './use-main-focus.ts';
import { useStageSize } from './use-stage-size.ts';
import { useTorch } from './use-torch.ts';

export type { DocumentFrame } from './document-frame.ts';

export type DocumentCameraProps = {
  /** Whether the camera is visible. */
  open: boolean;
  /** Called when the user presses the close button, Escape or the browser's Back button. */
  onClose: () => void;
  /** The name of the document, such as "Passport, photo page". */
  label: string;
  /** The kind of document, which determines the proportions of the frame. */
  frame: DocumentFrame;
  /**
   * Called with the photo that the user accepted, with its advice. The photo is a JPEG from `image-intake` that shows
   * the document with a margin.
   */
  onTake: (taken: PreparedFile) => void;
  /** Called when the user presses the button that chooses a file. The camera stays open until the caller closes it. */
  onChooseFile: () => void;
  /** Called when the user presses the button for the camera app of the phone. Omit it on devices without one. */
  onSystemCamera?: (() => void) | undefined;
  /** Opens the camera, or rejects with the error of `getUserMedia`. Default: `getUserMedia`. */
  openCamera?: OpenCamera | undefined;
};

/**
 * Renders a full-screen `role="dialog"` with a live camera preview, hints and a frame in the proportions of the
 * document. The camera takes the photo after the document has been well placed for a second; the user can turn this
 * off. The user confirms the photo before it is used. `data-state`: asking, live, taking, denied, missing, failed,
 * stopped, taken.
 */
export function DocumentCamera({ open, onClose, ...own }: DocumentCameraProps) {
  const container = useOverlayRoot();
  const language = useLanguage();
  const { remember, onCloseAutoFocus } = useReturnFocus();
  useCloseOnBack(open, onClose);
  return (
    <Root open={open} onOpenChange={(next) => next || onClose()}>
      <Portal container={container}>
        <Content
          lang={language}
          data-skin="black"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            remember();
            event.preventDefault(); // the shutter gets focus when it is enabled
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          className="q-root fixed inset-0 z-popup bg-surface text-ink outline-none"
        >
          <Title className="sr-only">{own.label}</Title>
          <LiveDocument {...own} onClose={onClose} />
        </Content>
      </Portal>
    </Root>
  );
}

/**
 * The time in milliseconds for which a hint must stay the same before screen readers announce it, so that they can
 * finish each sentence.
 */
const ANNOUNCED_AFTER_MS = 800;

function LiveDocument({
  label,
  frame,
  onTake,
  onClose,
  onChooseFile,
  onSystemCamera,
  openCamera = browserCamera,
}: Omit<DocumentCameraProps, 'open'>) {
  const t = useText(uiDocuments);
  const video = useRef<HTMLVideoElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const size = useStageSize(stage);
  const { automatic, toggle } = useAutomaticShutter();
  const [by, setBy] = useState<'hand' | 'automatic'>('hand');
  const camera = useCamera(video, {
    facing: 'environment',
    constraints: documentConstraints,
    shoot(element, track) {
      const wanted = addMargin(fitFrame(size, frame), PHOTO_MARGIN);
      return takeStill(
        element,
        track,
        toVideoRectangle(wanted, size, { width: element.videoWidth, height: element.videoHeight }),
      );
    },
    openCamera,
  });
  const { step } = camera;
  const torch = useTorch(camera.track);
  const take = (how: 'hand' | 'automatic') => {
    setBy(how);
    void camera.take();
  };
  const watch = useDocumentWatch(video, {
    stage: size,
    frame,
    state: step.state === 'live' ? 'watching' : 'resting',
    automatic,
    onRelease: () => take('automatic'),
  });
  const hint = getDocumentHint(t, frame, step, watch);
  const announcedHint = useDebouncedValue(hint, ANNOUNCED_AFTER_MS);
  const showsVideo = step.state === 'asking' || step.state === 'live' || step.state === 'taking';
  useMainFocus(step.state, main);
  return (
    <div
      data-state={step.state}
      className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(160px,1fr)_auto] overflow-y-auto short:grid-cols-[minmax(0,1fr)_minmax(auto,16rem)] short:grid-rows-[auto_minmax(0,1fr)]"
    >
      <CameraBar label={label} torch={torch} automatic={automatic} onAutomatic={toggle} onClose={onClose} />
      <div
        ref={stage}
        className="relative overflow-hidden bg-black short:col-start-1 short:row-span-2 short:row-start-1"
      >
        {/* Stays mounted, because the stream needs the element before the preview is visible. */}
        <video
          ref={video}
          muted
          playsInline
          hidden={!showsVideo}
          aria-label={label}
          className="absolute inset-0 block size-full object-cover"
        />
        {showsVideo && size.width > 0 ? (
          <FrameOverlay stage={size} frame={frame} state={getOverlayState(watch.advice)} />
        ) : null}
        {showsVideo ? (
          <p
            aria-hidden
            className="absolute inset-x-3 bottom-3 m-0 mx-auto flex w-fit items-center gap-2 text-balance rounded-control bg-black/75 px-3 py-1.5 text-center text-label text-white"
          >
            {step.state === 'live' ? null : <Spinner />}
            {hint}
          </p>
        ) : null}
        {step.state === 'taken' ? (
          <SourceImage
            source={step.taken.file}
            alt={t('takenPhoto')}
            className="absolute inset-0 block size-full object-contain p-3"
          />
        ) : null}
        <div className="absolute inset-0 flex flex-col overflow-y-auto p-gutter empty:hidden *:my-auto">
          <ProblemMessage state={step.state} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-3 px-gutter short:overflow-y-auto short:[justify-content:safe_center] pt-3 pb-[max(0.75rem,var(--q-safe-bottom))]">
        <PhotoProblem step={step} />
        {step.state === 'taken' ? (
          <>
            <p className="m-0 text-center text-ink-muted text-label">{t('photoTaken')}</p>
            <AdviceNotice advice={step.taken.advice} />
          </>
        ) : null}
        <DocumentControls
          main={main}
          camera={camera}
          release={watch.release}
          onShutter={() => take('hand')}
          {...{ onTake, onChooseFile, onSystemCamera }}
        />
      </div>
      <div role="status" className="sr-only">
        {getAnnouncements(t, step, announcedHint, by).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </div>
  );
}

const getOverlayState = (advice: DocumentAdvice | undefined) =>
  advice === 'good' ? 'good' : advice === undefined || advice === 'no-document' ? 'empty' : 'poor';
