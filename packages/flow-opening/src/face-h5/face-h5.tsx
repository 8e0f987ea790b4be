import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { StepScreen } from '@quayside/flow/step-screen';
import { errors as errorText } from '@quayside/i18n/text/errors';
import { openingFace } from '@quayside/i18n/text/opening-face';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { CameraCapture } from '@quayside/ui/camera-capture';
import { Notice } from '@quayside/ui/notice';
import { Progress } from '@quayside/ui/progress';
import { useFaceCheck } from './use-face-check.ts';

export const texts = [openingFace, errorText];

/** /sg-face-h5: a picture from the camera, sent and compared on the server; its verdict leads to success or failure (STATE-03). */
export default function FaceCaptureScreen() {
  const t = useText(openingFace);
  const { runtime } = useFlow();
  useFlowState();
  const passed = runtime?.isSatisfied('face-h5') ?? false;
  return (
    <StepScreen
      step="face-h5"
      title={t('capture.title')}
      heading={t('capture.heading')}
      way={passed ? 'action' : 'own'}
    >
      {passed ? <Notice tone="success">{t('capture.already')}</Notice> : <Capture />}
    </StepScreen>
  );
}

function Capture() {
  const t = useText(openingFace);
  const tError = useText(errorText);
  const { state, take, again } = useFaceCheck();
  if (state.word === 'sending') return <Progress label={t('capture.sending')} value={state.share} />;
  if (state.word === 'checking') return <Progress label={t('capture.checking')} />;
  return (
    <>
      {state.word === 'failed' ? (
        <Notice
          tone="danger"
          announce="assertive"
          title={t('capture.failed')}
          action={
            <Button variant="secondary" onPress={again}>
              {t('capture.again')}
            </Button>
          }
        >
          {tError(state.messageKey)}
        </Notice>
      ) : null}
      <CameraCapture label={t('capture.label')} frame="face" onTake={take} />
    </>
  );
}
