import { uiDocuments } from '@quayside/i18n/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import Camera from 'lucide-react/icons/camera';
import { type RefObject, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { FileInput } from '../document-uploader/file-input.tsx';
import type { TakenImage } from '../image-intake/image-intake.ts';
import type { CameraFrame } from './camera-stream.ts';
import type { useCamera } from './use-camera.ts';

export type CameraActionsProps = {
  main: RefObject<(HTMLButtonElement & HTMLAnchorElement) | null>;
  frame: CameraFrame;
  camera: ReturnType<typeof useCamera>;
  /** a picker opens */
  opening: () => void;
  onTake: (taken: TakenImage) => void;
};

/** `main` is the first thing to do in each state; focus goes there when the pressed button is gone. */
export function CameraActions({
  main,
  frame,
  camera: { step, take, start, choose },
  opening,
  onTake,
}: CameraActionsProps) {
  const t = useText(uiDocuments);
  const photo = useRef<HTMLInputElement>(null);
  const choosePhoto = () => {
    opening();
    photo.current?.click();
  };
  const photoButton = { width: 'full', onPress: choosePhoto, children: t('usePhoto') } as const;
  return (
    <div className="flex flex-col gap-2">
      <FileInput ref={photo} accept="image" capture={frame === 'face' ? 'user' : 'environment'} onChoose={choose} />
      {step.word === 'live' || step.word === 'asking' ? (
        <>
          <Button ref={main} width="full" icon={<Camera size={20} />} disabled={step.word === 'asking'} onPress={take}>
            {t('takeNow')}
          </Button>
          <Button variant="secondary" {...photoButton} />
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
      {step.word === 'missing' ? <Button ref={main} {...photoButton} /> : null}
      {step.word === 'denied' || step.word === 'failed' || step.word === 'stopped' ? (
        <>
          <Button ref={main} {...photoButton} />
          <Button variant="quiet" width="full" onPress={start}>
            {t('cameraAgain')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
