import { pathOf } from '@quayside/flow/define-flow';
import { DocumentField } from '@quayside/flow/document-field';
import { useFlow } from '@quayside/flow/flow-context';
import { StepScreen } from '@quayside/flow/step-screen';
import { type Loaded, useLoaded } from '@quayside/flow/use-loaded';
import { openingFace } from '@quayside/i18n/text/opening-face';
import { useText } from '@quayside/i18n/use-text';
import { FACE_TRIES_BEFORE_HANDHELD } from '@quayside/rules/limits';
import { Button } from '@quayside/ui/button';
import { Navigate, useNavigate } from 'react-router';
import { PartnerOffer } from '../internal/partner-offer.tsx';
import { PhoneOffer } from '../internal/phone-offer.tsx';

/** Texts that are loaded before the screen is shown: the face picture. */
export const texts = [openingFace];

/** /sg-face-fail-more: a photo with the ID in hand, reviewed by a person; an equal choice beside the camera (STATE-03, MSG-33, MSG-14). */
export default function FaceFailMoreScreen() {
  const t = useText(openingFace);
  const navigate = useNavigate();
  const { flow } = useFlow();
  if (isTooEarly(useLoaded())) return <Navigate to={pathOf(flow, 'face-h5')} replace />;
  return (
    <StepScreen
      step="face-h5"
      title={t('more.title')}
      heading={t('more.heading')}
      lead={t('more.lead')}
      defaults={asked}
      prepare={photoAlone}
      second={
        <Button variant="secondary" onPress={() => void navigate(pathOf(flow, 'face-h5'))}>
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

/** An empty answer, so that what is missing is the photo and not the face picture. */
const asked = { handheld: '' };

/** Without a face picture that did not pass. */
const photoAlone = ({ handheld }: { readonly handheld?: unknown }) => ({ handheld });

/** An address alone does not lead past the camera: that takes the failures, or a photo that was given after them. */
function isTooEarly(loaded: Loaded): boolean {
  if (loaded.status !== 'ready') return false;
  const { answers, face } = loaded.application;
  return face.result === 'passed' || (face.attempts < FACE_TRIES_BEFORE_HANDHELD && !answers['face-h5']?.handheld);
}
