import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import type { RefObject } from 'react';
import type { useCamera } from '../camera-capture/use-camera.ts';
import type { PreparedFile } from '../image-intake/image-intake.ts';
import { Shutter } from './shutter.tsx';
import type { DocumentWatch } from './use-document-watch.ts';

export type DocumentControlsProps = {
  /** The ref of the first button of each state, so that focus can move there. */
  main: RefObject<(HTMLButtonElement & HTMLAnchorElement) | null>;
  camera: ReturnType<typeof useCamera>;
  release: DocumentWatch['release'];
  onShutter: () => void;
  onTake: (taken: PreparedFile) => void;
  onChooseFile: () => void;
  onSystemCamera?: (() => void) | undefined;
};

/** Renders the buttons of the current state: the shutter, the actions for a photo, or the alternatives to a camera. */
export function DocumentControls({
  main,
  camera: { step, start },
  release,
  onShutter,
  onTake,
  onChooseFile,
  onSystemCamera,
}: DocumentControlsProps) {
  const t = useText(uiDocuments);
  if (step.state === 'taken')
    return (
      <div className="flex flex-col gap-2">
        <Button ref={main} width="full" onPress={() => onTake(step.taken)}>
          {t('useThis')}
        </Button>
        <Button variant="secondary" width="full" onPress={() => void start()}>
          {t('takeAgain')}
        </Button>
      </div>
    );
  const isRunning = step.state === 'asking' || step.state === 'live' || step.state === 'taking';
  return (
    <>
      {isRunning ? (
        <div className="flex justify-center">
          <Shutter
            ref={main}
            label={t('takeNow')}
            release={release}
            disabled={step.state !== 'live'}
            onPress={onShutter}
          />
        </div>
      ) : null}
      {isRunning || step.state === 'missing' ? null : (
        <Button ref={main} width="full" onPress={() => void start()}>
          {t('cameraAgain')}
        </Button>
      )}
      <div className="flex flex-wrap gap-2 *:grow">
        <Button
          {...(step.state === 'missing' ? { ref: main } : {})}
          variant={isRunning ? 'quiet' : 'secondary'}
          size="medium"
          onPress={onChooseFile}
        >
          {t('chooseFile')}
        </Button>
        {onSystemCamera ? (
          <Button variant={isRunning ? 'quiet' : 'secondary'} size="medium" onPress={onSystemCamera}>
            {t('systemCamera')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
