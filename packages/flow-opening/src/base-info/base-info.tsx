import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { AdviceShownAbove, FormField, type FormStore, MirroredField, useFormValue } from '@quayside/flow/form';
import { retryImport } from '@quayside/flow/internals/retry-import';
import { useMirroredAnswer } from '@quayside/flow/internals/use-mirrored-answer';
import { StepScreen } from '@quayside/flow/step-screen';
import { useCountries } from '@quayside/flow-screens/internals/use-countries';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { useText } from '@quayside/i18n/use-text';
import type { ComparedDetail } from '@quayside/rules/document-match';
import { genders, identityDocumentTypes } from '@quayside/rules/enumerations';
import { documentNumberSample } from '@quayside/rules/internals/national-id/document-types';
import type { CountrySource } from '@quayside/ui/country-field';
import { DateField } from '@quayside/ui/date-field';
import { NameField } from '@quayside/ui/name-field';
import { NationalIdField } from '@quayside/ui/national-id-field';
import { RadioGroup } from '@quayside/ui/radio-group';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { DocumentTypeField } from '../documents/document-type-field.tsx';
import { NationalityField } from '../documents/nationality-field.tsx';
import { useRejectedDetail } from '../documents/use-rejected-detail.ts';
import { openingBase } from '../identity/texts.ts';
import { CitizenshipField } from './citizenship-field.tsx';
import { TaxResidencies } from './tax-residencies.tsx';
import { useReadCard } from './use-read-card.ts';
import { useSourceHint } from './use-source-hint.ts';

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
      {...(sentBack ? { heading: t(`correct.${sentBack}`) } : { lead: <Lead mode={mode} /> })}
      defaults={startWith}
    >
      {sentBack ? (
        <Correction detail={sentBack} countries={countries} />
      ) : (
        <>
          <Details mode={mode} onEdit={() => setMode('fields')} countries={countries} />
          <TaxResidencies countries={countries} />
        </>
      )}
    </StepScreen>
  );
}

type DetailsProps = { mode: 'card' | 'fields'; onEdit: () => void; countries: CountrySource };

/**
 * Renders the details that were read from the document as a card, and fields for the citizenship and the missing details. Without a reading, renders all
 * fields.
 */
function Details({ mode, onEdit, countries }: DetailsProps) {
  const read = useReadCard(mode);
  if (read)
    return (
      <>
        <div className="min-h-[18rem]">
          <Suspense fallback={null}>
            <ReadCard read={read} onEdit={onEdit} />
          </Suspense>
        </div>
        {read.dateOfBirth ? null : <DateOfBirthField />}
        {read.gender ? null : <GenderField />}
        <CitizenshipField countries={countries} />
      </>
    );
  return <Fields countries={countries} />;
}

/** Renders all fields about the person. Omits the field of `without`, which the page renders elsewhere. */
function Fields({ countries, without }: { countries: CountrySource; without?: ComparedDetail }) {
  return (
    <>
      <NationalityField />
      <CitizenshipField countries={countries} />
      <DocumentTypeField />
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
        <AdviceShownAbove value={nameDiffers}>
          <Differing />
        </AdviceShownAbove>
      </div>
      <Suspense fallback={null}>
        <OtherFields>
          <Fields countries={countries} without={detail} />
          <TaxResidencies countries={countries} />
        </OtherFields>
      </Suspense>
    </>
  );
}

function Lead({ mode }: { mode: 'card' | 'fields' }) {
  const t = useText(openingBase);
  return t(useReadCard(mode) ? 'read.lead' : 'lead');
}

/** Returns the initial values of the form: the answers of the photo step, the details read from the photo, and one empty tax residency. */
const startWith = (runtime: FlowRuntime) => ({
  ...runtime.answers.step('base-info')?.starts?.(runtime.answers.context()),
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
      {...useSourceHint('fullName', t('fullName.hint'))}
      autoComplete="name"
      empty=""
    />
  );
}

function NameOnIdField() {
  const t = useText(openingBase);
  const follows = useMirroredAnswer('nameOnId', nameOnPassport);
  const tFlow = useText(flowText);
  const hint = useSourceHint('nameOnId', follows ? tFlow('fromAnswers') : t('nameOnId.hint'));
  return <MirroredField as={NameField} name="nameOnId" label={t('nameOnId.label')} {...hint} empty="" />;
}

/** Returns the typed full name if the document is a passport, otherwise undefined. Other documents may show the name in another script. */
const nameOnPassport = (store: FormStore) =>
  store.read('documentType') === 'passport' ? (store.read('fullName') as string | undefined) : undefined;

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
      {...useSourceHint('gender')}
      empty=""
    />
  );
}
