import { DocumentField, type OtherDocument } from '@quayside/flow/document-field';
import { FieldAdvice, FormField, useForm, useFormScope } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { useLoaded } from '@quayside/flow/use-loaded';
import { issues } from '@quayside/i18n/text/issues';
import { openingDocuments } from '@quayside/i18n/text/opening-documents';
import { uiDocuments } from '@quayside/i18n/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import type { DocumentReading } from '@quayside/rules/document-match';
import { Checkbox } from '@quayside/ui/checkbox';
import { DateField } from '@quayside/ui/date-field';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { DocumentDifferences } from '../internal/document-differences.tsx';
import { MustShow } from '../internal/must-show.tsx';
import { PhoneOffer } from '../internal/phone-offer.tsx';

/** Texts that are loaded before the screen is shown: the pictures of documents; uploads, camera and signature pad; what is wrong with a document. */
export const texts = [openingDocuments, uiDocuments, issues];

const headings = {
  unknown: 'photo.title',
  passport: 'photo.passport.heading',
  card: 'photo.card.heading',
  certificate: 'photo.certificate.heading',
} as const;

/** /sg-submit-photo: the document named in the basic information; a passport's photo page with its expiry, both sides of a card, or a minor's birth certificate. */
export default function SubmitPhotoScreen() {
  const t = useText(openingDocuments);
  const document = useDocument();
  return (
    <StepScreen step="submit-photo" title={t('photo.title')} heading={t(headings[document])} lead={t('photo.lead')}>
      <PhoneOffer step="submit-photo" />
      {document === 'unknown' ? <Waiting /> : null}
      {document === 'passport' ? <Passport /> : null}
      {document === 'card' ? <Card /> : null}
      {document === 'certificate' ? <Certificate /> : null}
      <FormField as={Checkbox} name="original" label={t('original')} empty={false} />
    </StepScreen>
  );
}

function Passport() {
  const t = useText(openingDocuments);
  const form = useForm();
  const unlike = useMemo(() => [another(t('supplementary')), proofOfAddress(t('address.title'))], [t]);
  const fillIn = useCallback(
    ({ expiresOn }: DocumentReading) => {
      if (expiresOn && !form.read('expiresOn')) form.write('expiresOn', expiresOn);
    },
    [form],
  );
  return (
    <>
      <MustShow of="passport" />
      <DocumentField
        name="front"
        kind="identity-front"
        label={t('front.passport')}
        accept="image"
        example="passport"
        unlike={unlike}
        onRead={fillIn}
      />
      <DocumentDifferences step="submit-photo" name="front" />
      <SupplementaryPassport />
      <FormField as={DateField} name="expiresOn" label={t('expiresOn')} hint={t('expiresOn.hint')} empty="" />
      <FormField as={Checkbox} name="signed" label={t('signed')} empty={false} />
    </>
  );
}

/** RULE-01: where the passport expires soon, another one may go with it. */
function SupplementaryPassport() {
  const t = useText(openingDocuments);
  const { store } = useFormScope();
  const isOffered = () => store.adviceAt('front.validity') !== undefined || Boolean(store.read('supplementary'));
  const offered = useSyncExternalStore(store.subscribe, isOffered, isOffered);
  const unlike = useMemo(() => [another(t('front.passport'), 'front'), proofOfAddress(t('address.title'))], [t]);
  return (
    <>
      <FieldAdvice name="front.validity" label={t('front.passport')} />
      {offered ? (
        <DocumentField
          name="supplementary"
          kind="identity-supplementary"
          label={t('supplementary')}
          hint={t('supplementary.hint')}
          accept="image"
          optional
          unlike={unlike}
        />
      ) : null}
    </>
  );
}

function Card() {
  const t = useText(openingDocuments);
  const unlikeFront = useMemo(() => [{ path: 'front', label: t('front') }, proofOfAddress(t('address.title'))], [t]);
  const unlikeBack = useMemo(() => [{ path: 'back', label: t('back') }, proofOfAddress(t('address.title'))], [t]);
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

/** Of a minor: one side, and nothing that expires or is signed. */
function Certificate() {
  const t = useText(openingDocuments);
  return <DocumentField name="front" kind="identity-front" label={t('front.certificate')} accept="image" />;
}

/** A slot for a document, while it is not known which one. */
const Waiting = () => (
  <SkeletonScreen>
    <Skeleton width="40%" />
    <Skeleton shape="block" height="15rem" />
  </SkeletonScreen>
);

/** Two passports are two pictures. */
const another = (label: string, path = 'supplementary'): OtherDocument => ({ path, label });

/** RULE-03: one document for one purpose. */
const proofOfAddress = (label: string): OtherDocument => ({ step: 'submit-address', path: 'document', label });

/** Where the application could not be loaded, the passport: it is the document that most people have, and going on tries again. */
function useDocument(): keyof typeof headings {
  const loaded = useLoaded();
  if (loaded.status === 'waiting') return 'unknown';
  const type = loaded.status === 'ready' ? loaded.application.answers['base-info']?.documentType : 'passport';
  if (type === 'birth-certificate') return 'certificate';
  return type === 'passport' || type === undefined ? 'passport' : 'card';
}
