import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import Camera from 'lucide-react/icons/camera';
import { type RefObject, useRef } from 'react';
import type { PreparedFile } from '../image-intake/image-intake.ts';
import { FileInput } from '../photo-parts/file-input.tsx';
import type { CameraFrame } from './camera-stream.ts';
import type { useCamera } from './use-camera.ts';

/**
 * The props of the buttons below a camera. `main` is attached to the first button; `opening` runs before the file
 * picker opens.
 */
export type CameraActionsProps = {
  main: RefObject<(HTMLButtonElement & HTMLAnchorElement) | null>;
  frame: CameraFrame;
  camera: ReturnType<typeof useCamera>;
  opening: () => void;
  onTake: (taken: PreparedFile) => void;
};

/** Renders the buttons of the current state. Attaches `main` to the first one, so that focus can move there. */
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
      {step.state === 'live' || step.state === 'asking' || step.state === 'taking' ? (
        <>
          <Button ref={main} width="full" icon={<Camera size={20} />} disabled={step.state === 'asking'} onPress={take}>
            {t('takeNow')}
          </Button>
          <Button variant="secondary" {...photoButton} />
        </>
      ) : null}
      {step.state === 'taken' ? (
        <>
          <Button ref={main} width="full" onPress={() => onTake(step.taken)}>
            {t('useThis')}
          </Button>
          <Button variant="secondary" width="full" onPress={start}>
            {t('takeAgain')}
          </Button>
        </>
      ) : null}
      {step.state === 'missing' ? <Button ref={main} {...photoButton} /> : null}
      {step.state === 'denied' || step.state === 'failed' || step.state === 'stopped' ? (
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
