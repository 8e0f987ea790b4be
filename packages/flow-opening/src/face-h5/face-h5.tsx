import { StepScreen } from '@quayside/flow/step-screen';
import { errors as errorText } from '@quayside/i18n/text/errors';
import { openingFace } from '@quayside/i18n/text/opening-face';
import { useText } from '@quayside/i18n/use-text';
import { Notice } from '@quayside/ui/notice';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { useState } from 'react';
import { PartnerOffer } from '../internal/partner-offer.tsx';
import { type Loaded, useLoaded } from '../internal/use-loaded.ts';
import { FaceCapture } from './face-capture.tsx';

export const texts = [openingFace, errorText];

/** /sg-face-h5: a picture from the camera, sent and compared on the server; its verdict leads to success or failure (STATE-03). */
export default function FaceCaptureScreen() {
  const t = useText(openingFace);
  const loaded = useLoaded();
  const passed = usePassedBefore(loaded);
  return (
    <StepScreen
      step="face-h5"
      title={t('capture.title')}
      heading={passed ? t('success.title') : t('capture.heading')}
      way={passed ? 'action' : 'own'}
    >
      {loaded.status === 'waiting' ? <Waiting /> : null}
      {passed ? <Notice tone="success">{t('capture.already')}</Notice> : null}
      {isSentBack(loaded) ? <PartnerOffer /> : null}
      {loaded.status !== 'waiting' && !passed ? <FaceCapture /> : null}
    </StepScreen>
  );
}

/** A reviewer did not take the picture, or asked for a third party: then that stands before the camera. */
const isSentBack = (loaded: Loaded): boolean =>
  loaded.status === 'ready' && loaded.runtime.requirementOf('face-h5')?.status === 'rejected';

/** Whether the face had passed when this screen opened: a verdict that comes while it is open leads on instead. */
function usePassedBefore(loaded: Loaded): boolean {
  const [passed, setPassed] = useState<boolean>();
  if (passed === undefined && loaded.status === 'ready') setPassed(loaded.runtime.isSatisfied('face-h5'));
  return passed ?? false;
}

/** The camera's place: nobody is asked to allow it before it is known that a picture is needed. */
const Waiting = () => (
  <SkeletonScreen>
    <Skeleton shape="block" height="min(60dvh, 28rem)" />
    <Skeleton shape="block" />
  </SkeletonScreen>
);
