import { uiDocuments } from '@quayside/i18n/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import CameraOff from 'lucide-react/icons/camera-off';
import { AdviceNotice } from '../document-uploader/advice-notice.tsx';
import { intakeProblem } from '../image-intake/intake-words.ts';
import { SourceImage } from '../image-viewer/source-image.tsx';
import { Notice } from '../notice/notice.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { type CameraFrame, type CameraTrouble, shapes } from './camera-stream.ts';
import { liveWords, troubleKeys } from './camera-words.ts';
import type { CameraStep } from './use-camera.ts';
import type { LiveAdvice } from './use-live-advice.ts';

type LiveHintProps = { frame: CameraFrame; word: 'asking' | 'live'; advice: LiveAdvice | undefined };

export function LiveHint({ frame, word, advice }: LiveHintProps) {
  const t = useText(uiDocuments);
  return (
    <p
      aria-hidden
      className="absolute inset-x-3 bottom-3 m-0 mx-auto flex w-fit items-center gap-2 text-balance rounded-control bg-black/75 px-3 py-1.5 text-center text-label text-white"
    >
      {word === 'asking' ? <Spinner /> : null}
      {liveWords(t, frame, word, advice)}
    </p>
  );
}

export function TakenPicture({ step, frame }: { step: Extract<CameraStep, { word: 'taken' }>; frame: CameraFrame }) {
  const t = useText(uiDocuments);
  const { file, advice } = step.taken;
  return (
    <>
      <p className="m-0 text-label text-ink-muted">{t('photoTaken')}</p>
      <SourceImage
        source={file}
        alt={t('takenPhoto')}
        style={{ aspectRatio: shapes[frame] }}
        className="mx-auto block max-h-[60dvh] max-w-full rounded-card bg-surface-sunken object-contain"
      />
      <AdviceNotice advice={advice} />
    </>
  );
}

export function Trouble({ word }: { word: CameraTrouble }) {
  const t = useText(uiDocuments);
  const [title, help] = troubleKeys[word];
  return (
    <div className="flex flex-col items-center gap-2 rounded-card bg-surface-sunken px-4 py-8 text-balance text-center">
      <CameraOff aria-hidden size={32} className="text-ink-muted" />
      <p className="m-0 text-ink text-title">{t(title)}</p>
      <p className="m-0 text-ink-muted text-label">{t(help)}</p>
    </div>
  );
}

/** A chosen photo that could not be used; the camera goes on. */
export function PhotoProblem({ step }: { step: CameraStep }) {
  const t = useText(uiDocuments);
  if (!('problem' in step)) return null;
  const { text, help } = intakeProblem(t, step.problem, 'image');
  return (
    <Notice tone="danger" title={text}>
      {help}
    </Notice>
  );
}
