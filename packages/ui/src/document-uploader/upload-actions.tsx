import { uiDocuments } from '@quayside/i18n/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import Camera from 'lucide-react/icons/camera';
import FileUp from 'lucide-react/icons/file-up';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../button/button.tsx';
import type { Accepted, TakenImage } from '../image-intake/image-intake.ts';
import { FileInput } from './file-input.tsx';
import type { UploadStep } from './use-upload.ts';

export type UploadActionsProps = {
  /** of the first button */
  id: string;
  label: string;
  step: UploadStep;
  accept: Accepted;
  camera: 'environment' | 'user';
  disabled: boolean | undefined;
  /** the camera or the picker opens */
  opening: () => void;
  choose: (file: File) => void;
  send: (taken: TakenImage) => void;
  stop: () => void;
  remove: () => void;
};

const chooseWords = { image: 'choosePhoto', 'image-or-pdf': 'chooseFile', video: 'chooseVideo' } as const;

/** What can be done with a slot in its state. The file inputs are hidden and pressed by buttons, which look and read the same everywhere. */
export function UploadActions({
  id,
  label,
  step,
  accept,
  camera,
  disabled,
  opening,
  choose,
  send,
  stop,
  remove,
}: UploadActionsProps) {
  const t = useText(uiDocuments);
  const photo = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const open = (input: RefObject<HTMLInputElement | null>) => {
    opening();
    input.current?.click();
  };
  const shared = { variant: 'secondary', size: 'medium', disabled } as const;
  const takePhoto = (own?: { id: string }) => (
    <Button {...shared} {...own} icon={<Camera size={18} />} onPress={() => open(photo)}>
      {t(accept === 'video' ? 'takeVideo' : 'takePhoto')}
    </Button>
  );
  const chooseFile = (words: string) => (
    <Button {...shared} icon={<FileUp size={18} />} onPress={() => open(file)}>
      {words}
    </Button>
  );
  return (
    <Row>
      <FileInput ref={photo} capture={camera} accept={accept === 'video' ? 'video' : 'image'} onChoose={choose} />
      <FileInput ref={file} accept={accept} onChoose={choose} />
      {step.word === 'empty' ? (
        <>
          {takePhoto({ id })}
          {chooseFile(t(chooseWords[accept]))}
        </>
      ) : null}
      {step.word === 'reading' || step.word === 'uploading' ? (
        <Button {...shared} id={id} onPress={stop}>
          {t('cancelUpload')}
        </Button>
      ) : null}
      {step.word === 'advice' ? (
        <>
          {takePhoto({ id })}
          {chooseFile(t('chooseAnother'))}
          <Button {...shared} variant="quiet" width="full" onPress={() => send(step.taken)}>
            {t('useAnyway')}
          </Button>
        </>
      ) : null}
      {step.word === 'failed' ? <FailedActions {...{ step, id, shared, send, takePhoto, chooseFile }} /> : null}
      {step.word === 'done' ? (
        <>
          <Button {...shared} id={id} aria-label={t('replaceWhat', { label })} onPress={() => open(file)}>
            {t('replace')}
          </Button>
          <Button {...shared} variant="quiet" aria-label={t('removeWhat', { label })} onPress={remove}>
            {t('remove')}
          </Button>
        </>
      ) : null}
    </Row>
  );
}

type FailedActionsProps = Pick<UploadActionsProps, 'id' | 'send'> & {
  step: Extract<UploadStep, { word: 'failed' }>;
  shared: { variant: 'secondary'; size: 'medium'; disabled: boolean | undefined };
  takePhoto: (own?: { id: string }) => ReactNode;
  chooseFile: (words: string) => ReactNode;
};

function FailedActions({ step, id, shared, send, takePhoto, chooseFile }: FailedActionsProps) {
  const t = useText(uiDocuments);
  const { taken } = step;
  return (
    <>
      {taken ? (
        <Button {...shared} id={id} width="full" icon={<RotateCcw size={18} />} onPress={() => send(taken)}>
          {t('uploadAgain')}
        </Button>
      ) : null}
      {takePhoto(taken ? undefined : { id })}
      {chooseFile(t('chooseAnother'))}
    </>
  );
}

const Row = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap gap-2 *:grow">{children}</div>;
