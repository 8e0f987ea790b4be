import { getRoutePath } from '@quayside/flow/define-flow';
import { useFlow } from '@quayside/flow/flow-context';
import { type ApplicationLoadState, useApplication } from '@quayside/flow/internals/use-application';
import { StepScreen } from '@quayside/flow/step-screen';
import { DocumentField } from '@quayside/flow-screens/document-field';
import { useText } from '@quayside/i18n/use-text';
import { FACE_TRIES_BEFORE_HANDHELD } from '@quayside/rules/limits';
import { Button } from '@quayside/ui/button';
import { Navigate, useNavigate } from 'react-router';
import { openingFace } from '../face-check/texts.ts';
import { PhoneOffer } from '../hand-off/phone-offer.tsx';
import { PartnerOffer } from '../web-onfido/partner-offer.tsx';

export const texts = [openingFace];

/**
 * Renders the page /sg-face-fail-more, where the customer sends a photo with the ID in hand for manual review, or returns to the camera (STATE-03, MSG-33,
 * MSG-14).
 */
export default function FaceFailMoreScreen() {
  const t = useText(openingFace);
  const navigate = useNavigate();
  const { flow } = useFlow();
  if (isTooEarly(useApplication())) return <Navigate to={getRoutePath(flow, 'face-h5')} replace />;
  return (
    <StepScreen
      step="face-h5"
      title={t('more.title')}
      heading={t('more.heading')}
      lead={t('more.lead')}
      defaults={asked}
      prepare={withoutFacePicture}
      second={
        <Button variant="secondary" onPress={() => void navigate(getRoutePath(flow, 'face-h5'))}>
          {t('more.camera')}
        </Button>
      }
    >
      <PhoneOffer step="face-h5" />
      <DocumentField
        name="handheld"
        kind="face-handheld"
        label={t('more.label')}
        hint={t('more.hint')}
        accept="image"
        example="hand-held"
        camera="user"
      />
      <PartnerOffer />
    </StepScreen>
  );
}

/** Initial answer without a photo, so that Continue reports the missing photo and not the failed face picture. */
const asked = { handheld: '' };

/** Returns only the photo of the answer, without a failed face picture. */
const withoutFacePicture = ({ handheld }: { readonly handheld?: unknown }) => ({ handheld });

/** Returns whether the customer opened this page before enough attempts failed, or after a passed check. Returns false for customers who have sent a photo. */
function isTooEarly(loaded: ApplicationLoadState): boolean {
  if (loaded.status !== 'ready') return false;
  const { answers, face } = loaded.application;
  return face.result === 'passed' || (face.attempts < FACE_TRIES_BEFORE_HANDHELD && !answers['face-h5']?.handheld);
}
