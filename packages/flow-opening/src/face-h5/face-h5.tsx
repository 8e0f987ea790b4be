import { getRoutePath } from '@quayside/flow/define-flow';
import { useFlow } from '@quayside/flow/flow-context';
import { type ApplicationLoadState, useApplication } from '@quayside/flow/internals/use-application';
import { StepScreen } from '@quayside/flow/step-screen';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { useText } from '@quayside/i18n/use-text';
import { FACE_TRIES_BEFORE_HANDHELD } from '@quayside/rules/limits';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { openingFace } from '../face-check/texts.ts';
import { PhoneOffer } from '../hand-off/phone-offer.tsx';
import { PartnerOffer } from '../web-onfido/partner-offer.tsx';
import { FaceCapture } from './face-capture.tsx';

export const texts = [openingFace, errorText];

/** Renders /sg-face-h5: a camera picture that the server compares with the document. Success and failure have their own pages (STATE-03). */
export default function FaceCaptureScreen() {
  const t = useText(openingFace);
  const loaded = useApplication();
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
      {loaded.status !== 'waiting' && !passed ? <CaptureOptions loaded={loaded} /> : null}
    </StepScreen>
  );
}

/** Renders the camera. Offers the third party above it after a rejected picture, or instead of it if a reviewer requested the third party. */
function CaptureOptions({ loaded }: { loaded: ApplicationLoadState }) {
  const t = useText(openingFace);
  const { flow } = useFlow();
  const [camera, setCamera] = useState<'chosen'>();
  const rejected = rejectionOf(loaded);
  const asked = Boolean(flow.identityCheck) && rejected?.code === 'identity-check' && !camera;
  if (asked)
    return (
      <div className="flex flex-col gap-2">
        <PartnerOffer variant="primary" />
        <Button variant="secondary" onPress={() => setCamera('chosen')}>
          {t('more.camera')}
        </Button>
      </div>
    );
  return (
    <>
      {rejected ? <PartnerOffer /> : null}
      <PhoneOffer step="face-h5" />
      <FaceCapture first={rejected ? 'words' : 'shutter'} />
      {isTired(loaded) ? <ToPhoto /> : null}
    </>
  );
}

function rejectionOf(loaded: ApplicationLoadState): { readonly code?: string } | undefined {
  const requirement = loaded.status === 'ready' ? loaded.runtime.answers.requirementOf('face-h5') : undefined;
  return requirement?.status === 'rejected' ? (requirement.reason ?? {}) : undefined;
}

const isTired = (loaded: ApplicationLoadState): boolean =>
  loaded.status === 'ready' && loaded.application.face.attempts >= FACE_TRIES_BEFORE_HANDHELD;

/** Renders the link to the photo for a manual review, after repeated failures (STATE-03). */
function ToPhoto() {
  const t = useText(openingFace);
  const navigate = useNavigate();
  const { flow } = useFlow();
  return (
    <Button variant="quiet" onPress={() => void navigate(getRoutePath(flow, 'face-fail-more'))}>
      {t('more.title')}
    </Button>
  );
}

/** Returns whether the face had passed when the screen mounted. A later pass navigates to the next screen. */
function usePassedBefore(loaded: ApplicationLoadState): boolean {
  const [passed, setPassed] = useState<boolean>();
  if (passed === undefined && loaded.status === 'ready') setPassed(loaded.runtime.answers.isSatisfied('face-h5'));
  return passed ?? false;
}

/** Renders a placeholder for the camera. The browser asks for permission when the camera mounts. */
const Waiting = () => (
  <SkeletonScreen>
    <Skeleton shape="block" height="min(60dvh, 28rem)" />
    <Skeleton shape="block" />
  </SkeletonScreen>
);
