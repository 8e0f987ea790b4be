import { useCapabilities, useFlow, useFlowState } from '@quayside/flow/flow-context';
import { FormField, useFormValue } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { useCountries } from '@quayside/flow/use-countries';
import { openingBase } from '@quayside/i18n/text/opening-base';
import { useText } from '@quayside/i18n/use-text';
import { documentTypes, genders, identityDocumentTypes } from '@quayside/rules/enumerations';
import { documentNumberSample, documentTypesFor } from '@quayside/rules/national-id/document-types';
import { CountryField } from '@quayside/ui/country-field';
import { DateField } from '@quayside/ui/date-field';
import { NameField } from '@quayside/ui/name-field';
import { NationalIdField } from '@quayside/ui/national-id-field';
import { RadioGroup } from '@quayside/ui/radio-group';
import { useMemo } from 'react';
import { CitizenshipField } from './citizenship-field.tsx';
import { TaxResidencies } from './tax-residencies.tsx';

/** Texts that are loaded before the screen is shown: identity and tax residency. */
export const texts = [openingBase];

/** /sg-base-info: who the customer is and where they pay tax. Prerendered: it can be typed into before anything else has loaded. */
export default function BaseInfoScreen() {
  const t = useText(openingBase);
  const countries = useCountries();
  return (
    <StepScreen step="base-info" title={t('title')} lead={t('lead')} defaults={startWith}>
      <FormField as={CountryField} name="nationality" label={t('nationality')} options={countries} empty="" />
      <CitizenshipField countries={countries} />
      <DocumentTypeField />
      <DocumentNumberField />
      <FormField
        as={NameField}
        name="fullName"
        label={t('fullName')}
        hint={t('fullName.hint')}
        autoComplete="name"
        empty=""
      />
      <PinyinNameField />
      <FormField as={NameField} name="nameOnId" label={t('nameOnId')} hint={t('nameOnId.hint')} empty="" />
      <FormField as={DateField} name="dateOfBirth" label={t('dateOfBirth')} autoComplete="bday" empty="" />
      <GenderField />
      <TaxResidencies countries={countries} />
    </StepScreen>
  );
}

const startWith = { taxResidencies: [{ country: '' }] };

/** The documents of the nationality that the app takes, all of these while it is not chosen; a minor's are others. */
function DocumentTypeField() {
  const t = useText(openingBase);
  const nationality = useFormValue<string>('nationality');
  const { runtime } = useFlow();
  useFlowState();
  const role = runtime?.application?.part?.role;
  const offered = useCapabilities()?.documentTypes ?? documentTypes;
  const options = useMemo(() => {
    const types = nationality || role === 'joint-minor' ? documentTypesFor(nationality ?? '', role, offered) : offered;
    return types.map((type) => ({ value: type, label: t(`type.${type}`) }));
  }, [nationality, role, offered, t]);
  return <FormField as={RadioGroup} name="documentType" label={t('documentType')} options={options} empty="" />;
}

/** The hint shows a number in the shape of the chosen document. */
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
      label={t('documentNumber')}
      {...(hint ? { hint } : {})}
      empty=""
    />
  );
}

/** Asked where names are written in Chinese characters: the document may show both. */
function PinyinNameField() {
  const t = useText(openingBase);
  const nationality = useFormValue<string>('nationality') ?? '';
  if (!withPinyin.has(nationality)) return null;
  return (
    <FormField as={NameField} name="pinyinName" label={t('pinyinName')} hint={t('pinyinName.hint')} optional empty="" />
  );
}

const withPinyin = new Set(['CN', 'HK', 'MO', 'TW', 'SG', 'MY']);

function GenderField() {
  const t = useText(openingBase);
  const options = useMemo(() => genders.map((gender) => ({ value: gender, label: t(`gender.${gender}`) })), [t]);
  return <FormField as={RadioGroup} name="gender" label={t('gender')} options={options} empty="" />;
}
