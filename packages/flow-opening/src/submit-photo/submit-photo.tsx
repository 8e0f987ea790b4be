import { DocumentField } from '@quayside/flow/document-field';
import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { FormField } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { openingDocuments } from '@quayside/i18n/text/opening-documents';
import { useText } from '@quayside/i18n/use-text';
import { Checkbox } from '@quayside/ui/checkbox';
import { DateField } from '@quayside/ui/date-field';
import { useMemo } from 'react';

export const texts = [openingDocuments];

/** /sg-submit-photo: the document named in the basic information; a passport's photo page with its expiry, or both sides of a card. */
export default function SubmitPhotoScreen() {
  const t = useText(openingDocuments);
  const passport = useDocumentType() === 'passport';
  return (
    <StepScreen
      step="submit-photo"
      title={t('photo.title')}
      heading={passport ? t('photo.passport.heading') : t('photo.card.heading')}
      lead={t('photo.lead')}
    >
      {passport ? <Passport /> : <Card />}
      <FormField as={Checkbox} name="original" label={t('original')} empty={false} />
    </StepScreen>
  );
}

function Passport() {
  const t = useText(openingDocuments);
  return (
    <>
      <DocumentField name="front" kind="identity-front" label={t('front.passport')} accept="image" example="passport" />
      <FormField as={DateField} name="expiresOn" label={t('expiresOn')} hint={t('expiresOn.hint')} empty="" />
      <FormField as={Checkbox} name="signed" label={t('signed')} empty={false} />
    </>
  );
}

function Card() {
  const t = useText(openingDocuments);
  const unlikeBack = useMemo(() => ({ back: t('back') }), [t]);
  const unlikeFront = useMemo(() => ({ front: t('front') }), [t]);
  return (
    <>
      <DocumentField
        name="front"
        kind="identity-front"
        label={t('front')}
        accept="image"
        example="id-card"
        unlike={unlikeBack}
      />
      <DocumentField name="back" kind="identity-back" label={t('back')} accept="image" unlike={unlikeFront} />
    </>
  );
}

/** The passport until the application says otherwise: it is the document that most people have. */
function useDocumentType(): unknown {
  const { runtime } = useFlow();
  useFlowState();
  return runtime?.application?.answers['base-info']?.documentType ?? 'passport';
}
