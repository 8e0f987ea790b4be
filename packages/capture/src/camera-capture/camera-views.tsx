import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import { SourceImage } from '@quayside/ui/internals/image-viewer/source-image';
import { Notice } from '@quayside/ui/notice';
import { Spinner } from '@quayside/ui/spinner';
import CameraOff from 'lucide-react/icons/camera-off';
import { getIntakeMessage } from '../image-intake/intake-messages.ts';
import { AdviceNotice } from '../photo-parts/advice-notice.tsx';
import { cameraProblemKeys, getHintText } from './camera-messages.ts';
import { aspectRatios, type CameraFrame, type CameraProblem } from './camera-stream.ts';
import type { CameraStep } from './use-camera.ts';
import type { LiveAdvice } from './use-live-advice.ts';

/**
 * The styles of the picture on a landscape phone. There the picture is beside the hint and the buttons, below the
 * navigation bar.
 */
export const landscapeStyles =
  'short:col-start-1! short:row-span-8 short:row-start-1 short:h-[calc(100dvh-7rem)] short:max-h-none';

/** Renders short instructions at the top of the preview, above the oval or the frame. */
export const CameraTips = ({ tips }: { tips: readonly string[] }) => (
  <ul className="absolute inset-x-3 top-3 m-0 mx-auto flex w-fit list-none flex-wrap justify-center gap-x-3 rounded-control bg-black/75 px-3 py-1 text-caption text-white short:static short:col-start-2 short:mx-0">
    {tips.map((tip) => (
      <li key={tip}>{tip}</li>
    ))}
  </ul>
);

type LiveHintProps = { frame: CameraFrame; state: 'asking' | 'live'; advice: LiveAdvice | undefined };

/** Renders the hint over the preview. Screen readers ignore this text and announce the live region instead. */
export function LiveHint({ frame, state, advice }: LiveHintProps) {
  const t = useText(uiDocuments);
  return (
    <p
      aria-hidden
      className="absolute inset-x-3 bottom-3 m-0 mx-auto flex w-fit items-center gap-2 text-balance rounded-control bg-black/75 px-3 py-1.5 text-center text-label text-white short:static short:col-start-2"
    >
      {state === 'asking' ? <Spinner /> : null}
      {getHintText(t, frame, state, advice)}
    </p>
  );
}

/** Renders the photo with its advice, so that the user can accept or retake it. */
export function TakenPicture({ step, frame }: { step: Extract<CameraStep, { state: 'taken' }>; frame: CameraFrame }) {
  const t = useText(uiDocuments);
  const { file, advice } = step.taken;
  return (
    <>
      <p className="m-0 text-label text-ink-muted">{t('photoTaken')}</p>
      <SourceImage
        source={file}
        alt={t('takenPhoto')}
        style={{ aspectRatio: aspectRatios[frame] }}
        className={`mx-auto block max-h-[60dvh] max-w-full rounded-card bg-surface-sunken object-contain ${landscapeStyles}`}
      />
      <AdviceNotice advice={advice} subject={frame === 'face' ? 'face' : 'document'} />
    </>
  );
}

/** Renders the reason why there is no picture, and how to solve it. Renders nothing if the camera works. */
export function ProblemMessage({ state }: { state: CameraStep['state'] }) {
  const t = useText(uiDocuments);
  if (!isProblem(state)) return null;
  const [title, help] = cameraProblemKeys[state];
  return (
    <div className="flex flex-col items-center gap-2 rounded-card bg-surface-sunken px-4 py-8 text-balance text-center">
      <CameraOff aria-hidden size={32} className="text-ink-muted" />
      <p className="m-0 text-ink text-title">{t(title)}</p>
      <p className="m-0 text-ink-muted text-label">{t(help)}</p>
    </div>
  );
}

const isProblem = (state: CameraStep['state']): state is CameraProblem => Object.hasOwn(cameraProblemKeys, state);

/** Renders the error of a photo that cannot be used, or nothing if there is no error. */
export function PhotoProblem({ step }: { step: CameraStep }) {
  const t = useText(uiDocuments);
  if (!('problem' in step)) return null;
  const { text, help } = getIntakeMessage(t, step.problem, 'image');
  return (
    <Notice tone="danger" title={text}>
      {help}
    </Notice>
  );
}
