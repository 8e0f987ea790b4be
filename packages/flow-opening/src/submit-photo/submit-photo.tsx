import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { FieldAdvice, FormField, useForm, useFormScope, useFormValue } from '@quayside/flow/form';
import { retryImport } from '@quayside/flow/internals/retry-import';
import { useApplication } from '@quayside/flow/internals/use-application';
import { StepScreen } from '@quayside/flow/step-screen';
import { DocumentField, type OtherDocument } from '@quayside/flow-screens/document-field';
import { useRejection } from '@quayside/flow-screens/internals/use-rejection';
import { issues } from '@quayside/i18n/internals/text/issues';
import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import type { DocumentReading } from '@quayside/rules/document-match';
import { type DocumentOwner, getDocumentOwner } from '@quayside/rules/internals/document-owner';
import { hasZoneOnBack } from '@quayside/rules/internals/document-sides';
import { PASSPORT_VALIDITY_MONTHS } from '@quayside/rules/internals/passport-validity';
import { Checkbox } from '@quayside/ui/checkbox';
import { DateField } from '@quayside/ui/date-field';
import { DescriptionList } from '@quayside/ui/description-list';
import { Disclosure } from '@quayside/ui/disclosure';
import { getFocusedRoot, getRoot } from '@quayside/ui/internals/dom-root';
import { focusField } from '@quayside/ui/internals/focus-field';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { formatDate, isCalendarDate } from '@quayside/values/calendar-date';
import { lazy, type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { DataProtection } from '../documents/data-protection.tsx';
import { DocumentAction } from '../documents/document-action.tsx';
import { RequiredDetails } from '../documents/required-details.tsx';
import { openingDocuments } from '../documents/texts.ts';
import { PhoneOffer, usePhoneOfferState } from '../hand-off/phone-offer.tsx';
import { suggestNationality } from '../identity/suggested-country.ts';
import { openingBase } from '../identity/texts.ts';
import { trust } from '../trust/texts.ts';
import type { OnTap } from './document-cards.tsx';
import { DocumentDifferences } from './document-differences.tsx';
import { OwnerFields } from './owner-fields.tsx';

export const texts = [openingBase, openingDocuments, uiDocuments, issues, trust];

/** Loaded on demand, because only a rejected document needs it. */
const TypedDetail = lazy(retryImport(() => import('../documents/typed-detail.tsx')));

const headings = {
  waiting: 'photo.choose.heading',
  unknown: 'photo.choose.heading',
  passport: 'photo.passport.heading',
  card: 'photo.card.heading',
  certificate: 'photo.certificate.heading',
} as const;

/** Renders the page /sg-submit-photo, which asks for photos of the identity document, and for nationality and document type if they are unknown. */
export default function SubmitPhotoScreen() {
  const t = useText(openingDocuments);
  return (
    <StepScreen
      step="submit-photo"
      title={t('photo.title')}
      heading={<Heading />}
      defaults={startWith}
      clearedByRejection={confirmations}
      primary={wayOn}
    >
      <PhoneOffer step="submit-photo" />
      <Identity />
    </StepScreen>
  );
}

/** Returns the initial answers of the form: the suggested nationality, unless another step knows it. */
function startWith(runtime: FlowRuntime) {
  const { nationality } = getDocumentOwner(runtime.answers.context().answers);
  const suggested = nationality ? undefined : suggestNationality(runtime);
  return suggested ? { nationality: suggested } : {};
}

const wayOn = (action: ReactNode) => <DocumentAction step="submit-photo" name="front" action={action} />;

const confirmations = ['signed', 'original'];

/** Renders the heading: the chosen document, or all topics of the page if it also asks for the nationality. */
function Heading() {
  const t = useText(openingDocuments);
  const document = useDocument();
  return t(headings[useAsksOwner() && document !== 'waiting' ? 'unknown' : document]);
}

/**
 * Returns whether the page asks for nationality and document type before the photo. False if other answers contain them, or if a reviewer rejected the photo.
 */
function useAsksOwner(): boolean {
  const sentBack = useRejection('submit-photo') !== undefined; // then the document comes first
  return useKnownOwner().documentType === undefined && !sentBack;
}

function Identity() {
  const document = useDocument();
  const sentBack = useRejection('submit-photo') !== undefined;
  const asksOwner = useAsksOwner();
  const offer = usePhoneOfferState();
  const documentType = useFormValue<string>('documentType');
  const [tap, setTap] = useState<Parameters<OnTap>[0]>();
  useEffect(() => {
    const control = tap && getRoot(tap.radio).getElementById('front');
    control?.focus({ preventScroll: true });
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    control?.scrollIntoView({ block: 'center', behavior }); // the bars would cover it at an edge
  }, [tap]);
  if (document === 'waiting' || offer === 'unknown') return <Waiting />; // an offer that appears later would move the fields
  const opensCamera = offer === 'no' && tap?.pointer === 'touch' && tap.radio.value === documentType;
  return (
    <>
      {asksOwner ? <OwnerFields onTap={setTap} /> : null}
      {document === 'passport' ? <Passport opensCamera={opensCamera} /> : null}
      {document === 'card' ? <Card opensCamera={opensCamera} /> : null}
      {document === 'certificate' ? <Certificate opensCamera={opensCamera} /> : null}
      {sentBack ? <AnotherDocument /> : null}
      {document === 'unknown' ? null : <Confirmation of={document} />}
      <DataProtection of="document" />
    </>
  );
}

/**
 * Renders one box, which confirms that the document is an original (RULE-04) and that a passport is signed (RULE-01). An error about the signature alone has the
 * path `signed`.
 */
function Confirmation({ of }: { of: 'passport' | 'card' | 'certificate' }) {
  const t = useText(openingDocuments);
  const form = useForm();
  const isPassport = of === 'passport';
  const isOriginal = useFormValue<boolean>('original') === true;
  const confirm = useCallback(
    (ticked: unknown) => {
      for (const name of isPassport ? confirmations : ['original']) form.write(name, ticked);
    },
    [form, isPassport],
  );
  return (
    <FormField
      as={Checkbox}
      name={isPassport && isOriginal ? 'signed' : 'original'}
      label={t(isPassport ? 'originalPassport' : 'original')}
      onChange={confirm}
      empty={false}
    />
  );
}

/** Renders the fields for nationality and type below a rejected document, for customers who send a different one. */
function AnotherDocument() {
  const t = useText(openingDocuments);
  if (useKnownOwner().documentType) return null;
  return (
    <Disclosure summary={t('another')}>
      <div className="flex flex-col gap-6 pt-2">
        <OwnerFields />
      </div>
    </Disclosure>
  );
}

type DocumentProps = { opensCamera: boolean };

function Passport({ opensCamera }: DocumentProps) {
  const t = useText(openingDocuments);
  const form = useForm();
  const unlike = useMemo(() => [another(t('supplementary.label')), proofOfAddress(t('address.title'))], [t]);
  const read = useReadExpiry();
  const fillIn = useCallback(
    (reading: DocumentReading | undefined) => {
      const typed = form.read('expiresOn') ?? '';
      const next = reading?.expiresOn ?? '';
      if ((!typed || typed === read) && typed !== next) form.write('expiresOn', next);
    },
    [form, read],
  );
  const sentBack = useRejection('submit-photo') !== undefined;
  const front = useFormValue<string>('front');
  const hasExpiry = Boolean(useFormValue<string>('expiresOn'));
  const [typed, setTyped] = useState<string>(); // the photo whose details the customer types
  const typeDetails = useCallback(() => {
    setTyped(front);
    focusField(getFocusedRoot(), 'expiresOn', 'smoothly');
  }, [front]);
  return (
    <>
      {sentBack ? null : <RequiredDetails of="passport" />}
      <DocumentField
        name="front"
        kind="identity-front"
        label={t('front.passport')}
        accept="image"
        example="passport"
        unlike={unlike}
        onRead={fillIn}
        opensCamera={opensCamera}
        {...(hasExpiry || typed === front ? {} : { onTypeDetails: typeDetails })}
        typed={<TypedDetail step="submit-photo" />}
      />
      {sentBack ? <RequiredDetails of="passport" /> : null}
      <DocumentDifferences step="submit-photo" name="front" />
      <SupplementaryPassport />
      {front ? <Expiry /> : null}
    </>
  );
}

/** Renders the expiry date as text if it was read from the photo, otherwise as a field. */
function Expiry() {
  const t = useText(openingDocuments);
  const read = useReadExpiry();
  const given = useFormValue<string>('expiresOn');
  const language = useLanguage();
  if (isCalendarDate(read) && given === read)
    return (
      <DescriptionList items={[{ id: 'expiresOn', label: t('expiresOn.label'), value: formatDate(read, language) }]} />
    );
  return <FormField as={DateField} name="expiresOn" label={t('expiresOn.label')} empty="" />;
}

/** Renders the upload of a second passport if this one expires soon (RULE-01). Renders nothing otherwise. */
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
          label={t('supplementary.label')}
          hint={t('supplementary.hint', { months: PASSPORT_VALIDITY_MONTHS })}
          accept="image"
          frame="passport"
          optional
          unlike={unlike}
        />
      ) : null}
    </>
  );
}

function Card({ opensCamera }: DocumentProps) {
  const t = useText(openingDocuments);
  const unlikeFront = useMemo(
    () => [{ path: 'front', label: t('front.label') }, proofOfAddress(t('address.title'))],
    [t],
  );
  const known = useKnownOwner();
  const documentType = useFormValue<string>('documentType') ?? known.documentType;
  const nationality = useFormValue<string>('nationality') ?? known.nationality;
  const backFrame = hasZoneOnBack(documentType, nationality) ? 'id-card-zone' : 'id-card';
  const unlikeBack = useMemo(() => [{ path: 'back', label: t('back') }, proofOfAddress(t('address.title'))], [t]);
  return (
    <>
      <DocumentField
        name="front"
        kind="identity-front"
        label={t('front.label')}
        accept="image"
        example="id-card"
        unlike={unlikeBack}
        opensCamera={opensCamera}
        typed={<TypedDetail step="submit-photo" />}
      />
      <DocumentDifferences step="submit-photo" name="front" />
      <DocumentField
        name="back"
        kind="identity-back"
        label={t('back')}
        accept="image"
        frame={backFrame}
        unlike={unlikeFront}
      />
      <DocumentDifferences step="submit-photo" name="back" />
    </>
  );
}

/** Renders the upload of a minor's certificate, which has one side, no expiry and no signature. */
function Certificate({ opensCamera }: DocumentProps) {
  const t = useText(openingDocuments);
  return (
    <DocumentField
      name="front"
      kind="identity-front"
      label={t('front.certificate')}
      accept="image"
      frame="page"
      opensCamera={opensCamera}
      typed={<TypedDetail step="submit-photo" />}
    />
  );
}

/** Returns the expiry date read from the uploaded photo. Returns undefined if none was read. */
function useReadExpiry(): string | undefined {
  const loaded = useApplication();
  const front = useFormValue<string>('front');
  return loaded.status === 'ready' ? loaded.application.documents[front ?? '']?.reading?.expiresOn : undefined;
}

/** Renders a placeholder until the application is loaded. */
const Waiting = () => (
  <SkeletonScreen>
    <Skeleton width="40%" />
    <Skeleton variant="block" height="15rem" />
  </SkeletonScreen>
);

/** Returns a reference to another upload of this step, whose picture must differ. */
const another = (label: string, path = 'supplementary'): OtherDocument => ({ path, label });

/** Returns a reference to the proof of address, which must be a different document (RULE-03). */
const proofOfAddress = (label: string): OtherDocument => ({ step: 'submit-address', path: 'document', label });

/**
 * Returns nationality and document type from the answers of other steps. Returns an empty object if only this step asks for them, or until the application is
 * loaded.
 */
function useKnownOwner(): DocumentOwner {
  const loaded = useApplication();
  if (loaded.status !== 'ready') return {};
  const { 'submit-photo': photo, ...others } = loaded.application.answers;
  return photo?.nationality || photo?.documentType ? {} : getDocumentOwner(others);
}

/** Returns which kind of document the page asks for. `waiting`: the application is loading. `unknown`: the customer has not chosen a type. */
function useDocument(): keyof typeof headings {
  const { status } = useApplication();
  const chosen = useFormValue<string>('documentType');
  const known = useKnownOwner().documentType;
  if (status === 'waiting') return 'waiting';
  const type = known ?? chosen;
  if (!type) return 'unknown';
  if (type === 'birth-certificate') return 'certificate';
  return type === 'passport' ? 'passport' : 'card';
}
