import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import Camera from 'lucide-react/icons/camera';
import FileUp from 'lucide-react/icons/file-up';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { OpenCamera } from '../camera-capture/camera-capture.tsx';
import type { DocumentFrame } from '../document-camera/document-camera.tsx';
import type { AcceptedFiles, PreparedFile } from '../image-intake/image-intake.ts';
import { FileInput } from '../photo-parts/file-input.tsx';
import { useDocumentCamera } from './use-document-camera.ts';
import type { UploadStep } from './use-upload.ts';

export type UploadActionsProps = {
  id: string;
  label: string;
  step: UploadStep;
  accept: AcceptedFiles;
  camera: 'environment' | 'user';
  frame: DocumentFrame | undefined;
  openCamera: OpenCamera | undefined;
  opensCamera: boolean;
  onOpen: (() => void) | undefined;
  onTypeDetails: (() => void) | undefined;
  disabled: boolean | undefined;
  opening: () => void;
  choose: (file: File) => void;
  use: (taken: PreparedFile) => void;
  send: (taken: PreparedFile) => void;
  stop: () => void;
  remove: () => void;
};

const chooseWords = { image: 'choosePhoto', 'image-or-pdf': 'chooseFile', video: 'chooseVideo' } as const;

/**
 * Renders the buttons of the current state, and hidden file inputs. Buttons look the same in all browsers; file inputs
 * do not.
 */
export function UploadActions({
  id,
  label,
  step,
  accept,
  camera,
  frame,
  openCamera,
  opensCamera,
  onOpen,
  onTypeDetails,
  disabled,
  opening,
  choose,
  use,
  send,
  stop,
  remove,
}: UploadActionsProps) {
  const t = useText(uiDocuments);
  const photo = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const open = (input: RefObject<HTMLInputElement | null>) => {
    opening();
    onOpen?.();
    input.current?.click();
  };
  const inPage = useDocumentCamera({
    frame,
    openCamera,
    opensAtOnce: opensCamera,
    isEmpty: step.state === 'empty',
    onOpen,
    openSystemCamera: () => open(photo),
  });
  const onChoose = (chosen: File) => {
    inPage.close();
    choose(chosen);
  };
  const shared = { variant: 'secondary', size: 'medium', disabled } as const;
  const takePhoto = (own?: { id: string }) => (
    <Button {...shared} {...own} icon={<Camera size="1.125rem" />} onPress={inPage.takePhoto}>
      {t(accept === 'video' ? 'takeVideo' : 'takePhoto')}
    </Button>
  );
  const retakePhoto = (variant: 'primary' | 'secondary') => (
    <Button
      {...shared}
      id={id}
      variant={variant}
      icon={<Camera size="1.125rem" />}
      aria-label={accept === 'video' ? undefined : t('retakeWhat', { label })}
      onPress={inPage.takePhoto}
    >
      {t(accept === 'video' ? 'takeVideo' : 'retakePhoto')}
    </Button>
  );
  const chooseFile = (words: string) => (
    <Button {...shared} icon={<FileUp size="1.125rem" />} onPress={() => open(file)}>
      {words}
    </Button>
  );
  return (
    <Row>
      <FileInput ref={photo} capture={camera} accept={accept === 'video' ? 'video' : 'image'} onChoose={onChoose} />
      <FileInput ref={file} accept={accept} onChoose={onChoose} />
      {inPage.Camera && frame ? (
        <inPage.Camera
          open={inPage.state === 'open'}
          onClose={inPage.close}
          onTake={(taken) => {
            inPage.close();
            use(taken);
          }}
          onChooseFile={() => open(file)}
          onSystemCamera={matchMedia('(pointer: coarse)').matches ? () => open(photo) : undefined}
          {...{ label, frame, openCamera }}
        />
      ) : null}
      {step.state === 'empty' ? (
        <>
          {takePhoto({ id })}
          {chooseFile(t(chooseWords[accept]))}
        </>
      ) : null}
      {step.state === 'reading' || step.state === 'uploading' ? (
        <Button {...shared} id={id} onPress={stop}>
          {t('cancelUpload')}
        </Button>
      ) : null}
      {step.state === 'advice' ? (
        <>
          {takePhoto({ id })}
          {chooseFile(t('chooseAnother'))}
          <Button {...shared} variant="quiet" width="full" onPress={() => send(step.taken)}>
            {t(step.taken.kind === 'pdf' ? 'useFileAnyway' : 'useAnyway')}
          </Button>
        </>
      ) : null}
      {step.state === 'failed' ? <FailedActions {...{ step, id, shared, send, takePhoto, chooseFile }} /> : null}
      {step.state === 'refused' ? (
        <>
          {retakePhoto('primary')}
          {chooseFile(t('chooseAnother'))}
        </>
      ) : null}
      {step.state === 'unread' ? (
        <>
          {retakePhoto('secondary')}
          <Button {...shared} onPress={onTypeDetails}>
            {t('typeDetails')}
          </Button>
          <Button {...shared} variant="quiet" width="full" onPress={() => open(file)}>
            {t('chooseAnother')}
          </Button>
        </>
      ) : null}
      {step.state === 'done' ? (
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
  step: Extract<UploadStep, { state: 'failed' }>;
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
        <Button {...shared} id={id} width="full" icon={<RotateCcw size="1.125rem" />} onPress={() => send(taken)}>
          {t('uploadAgain')}
        </Button>
      ) : null}
      {takePhoto(taken ? undefined : { id })}
      {chooseFile(t('chooseAnother'))}
    </>
  );
}

const Row = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap gap-2 *:grow">{children}</div>;
