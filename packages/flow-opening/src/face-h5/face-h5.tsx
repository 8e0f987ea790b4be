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

/**
 * Renders the page /sg-face-h5, which takes a camera picture for the server to compare with the document. The result opens the page of success or failure
 * (STATE-03).
 */
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

/**
 * Renders the camera, and below it the offer of the third party. After a reviewer's rejection, the offer is above the camera. If a reviewer requested the third party, renders only its
 * offer and a button that opens the camera.
 */
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
      {rejected ? null : <PartnerOffer variant="row" />}
    </>
  );
}

function rejectionOf(loaded: ApplicationLoadState): { readonly code?: string } | undefined {
  const requirement = loaded.status === 'ready' ? loaded.runtime.answers.requirementOf('face-h5') : undefined;
  return requirement?.status === 'rejected' ? (requirement.reason ?? {}) : undefined;
}

const isTired = (loaded: ApplicationLoadState): boolean =>
  loaded.status === 'ready' && loaded.application.face.attempts >= FACE_TRIES_BEFORE_HANDHELD;

/** Renders a link to the photo for manual review after repeated failures (STATE-03). Renders nothing before. */
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

/** Returns whether the face check had already passed when the page opened. */
function usePassedBefore(loaded: ApplicationLoadState): boolean {
  const [passed, setPassed] = useState<boolean>();
  if (passed === undefined && loaded.status === 'ready') setPassed(loaded.runtime.answers.isSatisfied('face-h5'));
  return passed ?? false;
}

/** Renders a placeholder until the application is loaded. The camera does not mount yet, because the browser would ask for permission. */
const Waiting = () => (
  <SkeletonScreen>
    <Skeleton variant="block" height="min(60dvh, 28rem)" />
    <Skeleton variant="block" />
  </SkeletonScreen>
);
