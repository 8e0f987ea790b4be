import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import {
  FormField,
  type FormStore,
  MirroredField,
  SuppressedAdviceContext,
  useFormScope,
  useFormValue,
} from '@quayside/flow/form';
import { retryImport } from '@quayside/flow/internals/retry-import';
import { useMirroredAnswer } from '@quayside/flow/internals/use-mirrored-answer';
import { StepScreen } from '@quayside/flow/step-screen';
import { useCountries } from '@quayside/flow-screens/internals/use-countries';
import { useRejection } from '@quayside/flow-screens/internals/use-rejection';
import { useText } from '@quayside/i18n/use-text';
import type { ComparedDetail } from '@quayside/rules/document-match';
import { genders, identityDocumentTypes } from '@quayside/rules/enumerations';
import { documentNumberSample } from '@quayside/rules/internals/national-id/document-types';
import { Button } from '@quayside/ui/button';
import type { CountrySource } from '@quayside/ui/country-field';
import { DateField } from '@quayside/ui/date-field';
import { getRoot } from '@quayside/ui/internals/dom-root';
import { NameField } from '@quayside/ui/name-field';
import { NationalIdField } from '@quayside/ui/national-id-field';
import { RadioGroup } from '@quayside/ui/radio-group';
import { lazy, Suspense, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useRejectedDetail } from '../documents/use-rejected-detail.ts';
import { hasLatinName } from '../identity/latin-name.ts';
import { openingBase } from '../identity/texts.ts';
import { OwnerFields } from './owner-fields.tsx';
import { TaxResidencies } from './tax-residencies.tsx';
import { useReadCard } from './use-read-card.ts';
import { useSourceHint } from './use-source-hint.ts';
import { useSuggestedTaxCountry } from './use-suggested-tax-country.ts';

export const texts = [openingBase];

/** Loaded on demand, so that the form appears first. Only a rejected detail needs the comparison, and only a photo that was read needs the card. */
const DocumentComparison = lazy(retryImport(() => import('../documents/document-comparison.tsx')));
const OtherFields = lazy(retryImport(() => import('./collapsed-fields.tsx')));
const ReadCard = lazy(retryImport(() => import('./read-card.tsx')));

/**
 * Renders the page /sg-base-info, which asks for identity and tax residency. The page is prerendered, so that customers can type before all code has loaded.
 */
export default function BaseInfoScreen() {
  const t = useText(openingBase);
  const countries = useCountries();
  const { hash } = useLocation(); // set when a link leads to one of the fields
  const sentBack = useRejectedDetail();
  const [mode, setMode] = useState<'card' | 'fields'>(hash ? 'fields' : 'card');
  return (
    <StepScreen
      step="base-info"
      title={t('title')}
      {...(sentBack ? { heading: t(`correct.${sentBack}`) } : {})}
      defaults={startWith}
    >
      {sentBack ? (
        <Correction detail={sentBack} countries={countries} />
      ) : (
        <>
          <OwnerFields countries={countries} />
          <Details mode={mode} onEdit={() => setMode('fields')} />
          <Tax countries={countries} />
        </>
      )}
    </StepScreen>
  );
}

type DetailsProps = { mode: 'card' | 'fields'; onEdit: () => void };

/** Renders the details that were read from the document as a card, and fields for the missing ones. Without a reading, renders all fields. */
function Details({ mode, onEdit }: DetailsProps) {
  const read = useReadCard(mode);
  if (read)
    return (
      <>
        <div className="min-h-[15rem]">
          <Suspense fallback={null}>
            <ReadCard read={read} onEdit={onEdit} />
          </Suspense>
        </div>
        {read.dateOfBirth ? null : <DateOfBirthField />}
        {read.gender ? null : <GenderField />}
      </>
    );
  return <Fields />;
}

/** Renders the fields of the details that a document shows. Omits the field of `without`, which the page renders elsewhere. */
function Fields({ without }: { without?: ComparedDetail }) {
  return (
    <>
      {without === 'number' ? null : <DocumentNumberField />}
      {without === 'name' ? null : <NameFields />}
      {without === 'birthDate' ? null : <DateOfBirthField />}
      <GenderField />
    </>
  );
}

const NameFields = () => (
  <>
    <FullNameField />
    <PinyinNameField />
    <NameOnIdField />
  </>
);

const differing = { number: DocumentNumberField, name: NameFields, birthDate: DateOfBirthField };

/** Codes of advice that the form does not show, because the reviewer's reason says the same. */
const nameDiffers = ['document-name-differs'];

/**
 * Renders the rejected detail next to its document, and collapses the other answers. The rejected fields stay outside `Suspense`, because remounted fields lose
 * focus and typed text.
 */
function Correction({ detail, countries }: { detail: ComparedDetail; countries: CountrySource }) {
  const Differing = differing[detail];
  return (
    <>
      <div data-differs="" className="flex flex-col gap-6 rounded-card border-2 border-danger p-3">
        <div className="min-h-[18.25rem]">
          <Suspense fallback={null}>
            <DocumentComparison detail={detail} />
          </Suspense>
        </div>
        <SuppressedAdviceContext value={nameDiffers}>
          <Differing />
        </SuppressedAdviceContext>
      </div>
      <Suspense fallback={null}>
        <OtherFields>
          <OwnerFields countries={countries} />
          <Fields without={detail} />
          <Tax countries={countries} />
        </OtherFields>
      </Suspense>
    </>
  );
}

/** Renders the tax residencies. The first country is at first a suggestion, whose hint names the answer from which it comes. */
function Tax({ countries }: { countries: CountrySource }) {
  const t = useText(openingBase);
  const from = useSuggestedTaxCountry();
  return <TaxResidencies countries={countries} {...(from ? { countryHint: t(`from.${from}`) } : {})} />;
}

/** Returns the initial values of the form: the answers of the photo step, the details read from the photo, and one empty tax residency. */
const startWith = (runtime: FlowRuntime) => ({
  ...runtime.answers.step('base-info')?.getInitialAnswers?.(runtime.answers.context()),
  taxResidencies: [{ country: '' }],
});

/** Renders the field for the document number. Its hint shows a sample number of the chosen document. */
function DocumentNumberField() {
  const t = useText(openingBase);
  const chosen = useFormValue<string>('documentType');
  const nationality = useFormValue<string>('nationality');
  const type = identityDocumentTypes.find((one) => one === chosen);
  const hint = type && t('documentNumber.hint', { example: documentNumberSample(type, nationality) });
  return (
    <FormField
      as={NationalIdField}
      name="documentNumber"
      label={t('documentNumber.label')}
      {...useSourceHint('documentNumber', hint)}
      empty=""
    />
  );
}

function FullNameField() {
  const t = useText(openingBase);
  return (
    <FormField
      as={NameField}
      name="fullName"
      label={t('fullName.label')}
      {...useSourceHint('fullName')}
      autoComplete="name"
      empty=""
    />
  );
}

/**
 * Renders the field for the name on the document. If the document has Latin letters, its value copies the full name, and a button takes its place until the
 * customer wants another name.
 */
function NameOnIdField() {
  const t = useText(openingBase);
  const { store, readOnly } = useFormScope();
  const { hash } = useLocation();
  const isRejected = useRejection('base-info') !== undefined;
  const documentType = useFormValue<string>('documentType');
  useMirroredAnswer('nameOnId', latinName);
  const [name, setName] = useState<'same' | 'other'>(hash === '#nameOnId' ? 'other' : 'same');
  const readOther = () => Boolean(store.issueAt('nameOnId') ?? store.adviceAt('nameOnId')) || isAnotherName(store);
  const isOther = useSyncExternalStore(store.subscribe, readOther, readOther);
  if (isOther && name === 'same') setName('other'); // the field stays when the names become equal
  const hint = useSourceHint('nameOnId', t('nameOnId.hint'));
  const button = useRef<HTMLDivElement>(null);
  if (name === 'other' || readOnly || isRejected || (documentType && !hasLatinName(documentType)))
    return <MirroredField as={NameField} name="nameOnId" label={t('nameOnId.label')} {...hint} empty="" />;
  const showField = () => {
    const page = button.current && getRoot(button.current);
    setName('other');
    requestAnimationFrame(() => page?.getElementById('nameOnId')?.focus());
  };
  return (
    <div ref={button} className="-ms-4 -mt-4 -mb-2">
      <Button variant="quiet" size="medium" onPress={showField}>
        {t('nameOnId.other')}
      </Button>
    </div>
  );
}

/** Returns the full name if the document prints it in Latin letters, otherwise undefined. */
const latinName = (store: FormStore) =>
  hasLatinName(store.read('documentType') as string | undefined)
    ? (store.read('fullName') as string | undefined)
    : undefined;

function isAnotherName(store: FormStore): boolean {
  const [fullName, nameOnId] = [store.read('fullName'), store.read('nameOnId')];
  return Boolean(fullName && nameOnId) && fullName !== nameOnId;
}

function DateOfBirthField() {
  const t = useText(openingBase);
  const hint = useSourceHint('dateOfBirth');
  return (
    <FormField as={DateField} name="dateOfBirth" label={t('dateOfBirth')} {...hint} autoComplete="bday" empty="" />
  );
}

/** Renders the field for the pinyin name if the nationality writes names in Chinese characters, or if the customer has already given a pinyin name. */
function PinyinNameField() {
  const t = useText(openingBase);
  const nationality = useFormValue<string>('nationality') ?? '';
  const given = useFormValue<string>('pinyinName');
  const [wasGiven, setWasGiven] = useState(false);
  if (given && !wasGiven) setWasGiven(true); // the field stays mounted when the customer clears it
  if (!wasGiven && !withPinyin.has(nationality)) return null;
  return (
    <FormField
      as={NameField}
      name="pinyinName"
      label={t('pinyinName.label')}
      hint={t('pinyinName.hint')}
      optional
      empty=""
    />
  );
}

const withPinyin = new Set(['CN', 'HK', 'MO', 'TW', 'SG']);

function GenderField() {
  const t = useText(openingBase);
  const options = useMemo(() => genders.map((gender) => ({ value: gender, label: t(`gender.${gender}`) })), [t]);
  return (
    <FormField
      as={RadioGroup}
      name="gender"
      label={t('gender.label')}
      options={options}
      layout="row"
      {...useSourceHint('gender')}
      empty=""
    />
  );
}
