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

/** Renders /sg-face-fail-more: a photo with the ID in hand for manual review, as an alternative to the camera (STATE-03, MSG-33, MSG-14). */
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

/** Answer without a photo, so that the form reports the missing photo instead of the face picture. */
const asked = { handheld: '' };

/** Returns the answer without a failed face picture. */
const withoutFacePicture = ({ handheld }: { readonly handheld?: unknown }) => ({ handheld });

/** Returns whether the customer opened the URL before enough failed attempts. A customer who has sent the photo may return. */
function isTooEarly(loaded: ApplicationLoadState): boolean {
  if (loaded.status !== 'ready') return false;
  const { answers, face } = loaded.application;
  return face.result === 'passed' || (face.attempts < FACE_TRIES_BEFORE_HANDHELD && !answers['face-h5']?.handheld);
}
