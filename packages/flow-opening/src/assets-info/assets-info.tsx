import { FormField, useFormValue } from '@quayside/flow/form';
import { type Saving, StepScreen } from '@quayside/flow/step-screen';
import { issueValues } from '@quayside/i18n/issue-values';
import { openingAssets } from '@quayside/i18n/text/opening-assets';
import { reference } from '@quayside/i18n/text/reference';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { educationLevels, employmentStatuses, englishLevels, sourcesOfWealth } from '@quayside/rules/enumerations';
import { INCOME_AND_WORTH_THRESHOLD_USD } from '@quayside/rules/margin-eligibility';
import { CheckboxGroup } from '@quayside/ui/checkbox-group';
import { MoneyField } from '@quayside/ui/money-field';
import { RadioGroup } from '@quayside/ui/radio-group';
import { SelectField } from '@quayside/ui/select-field';
import { TextField } from '@quayside/ui/text-field';
import { useMemo } from 'react';
import { isWorking, WorkFields } from './work-fields.tsx';

/** Texts that are loaded before the screen is shown: work and money; industries and occupations. */
export const texts = [openingAssets, reference];

/** /sg-assets-info: work, means and where they come from, education. */
export default function AssetsInfoScreen() {
  const t = useText(openingAssets);
  const tReference = useText(reference);
  const statuses = useMemo(
    () => employmentStatuses.map((value) => ({ value, label: tReference(`employmentStatus.${value}`) })),
    [tReference],
  );
  return (
    <StepScreen step="assets-info" title={t('title')} heading={t('heading')} prepare={withoutUnasked}>
      <FormField as={SelectField} name="employmentStatus" label={t('employmentStatus')} options={statuses} empty="" />
      <WorkFields />
      <Means />
      <SourceOfWealth />
      <Education />
    </StepScreen>
  );
}

function Means() {
  const t = useText(openingAssets);
  const language = useLanguage();
  const why = useMemo(() => {
    const threshold = issueValues({ currency: 'USD', amount: INCOME_AND_WORTH_THRESHOLD_USD }, language);
    return { summary: t('why'), text: t('annualIncome.whyText', threshold) };
  }, [t, language]);
  return (
    <>
      <FormField
        as={MoneyField}
        name="annualIncome"
        label={t('annualIncome')}
        hint={t('annualIncome.hint')}
        why={why}
        currency="USD"
        empty=""
      />
      <FormField
        as={MoneyField}
        name="netWorth"
        label={t('netWorth')}
        hint={t('netWorth.hint')}
        currency="USD"
        signed
        empty=""
      />
    </>
  );
}

function SourceOfWealth() {
  const t = useText(openingAssets);
  const chosen = useFormValue<readonly string[]>('sourceOfWealth');
  const options = useMemo(() => sourcesOfWealth.map((value) => ({ value, label: t(`sourceOfWealth.${value}`) })), [t]);
  const why = useMemo(() => ({ summary: t('why'), text: t('sourceOfWealth.whyText') }), [t]);
  return (
    <>
      <FormField
        as={CheckboxGroup}
        name="sourceOfWealth"
        label={t('sourceOfWealth')}
        hint={t('sourceOfWealth.hint')}
        options={options}
        why={why}
        empty={noSources}
      />
      {chosen?.includes('other') ? (
        <FormField as={TextField} name="otherSourceOfWealth" label={t('otherSourceOfWealth')} empty="" />
      ) : null}
    </>
  );
}

const noSources: string[] = [];

function Education() {
  const t = useText(openingAssets);
  const levels = useMemo(() => educationLevels.map((value) => ({ value, label: t(`education.${value}`) })), [t]);
  const english = useMemo(() => englishLevels.map((value) => ({ value, label: t(`englishLevel.${value}`) })), [t]);
  return (
    <>
      <FormField as={RadioGroup} name="education" label={t('education')} options={levels} empty="" />
      <FormField
        as={RadioGroup}
        name="englishLevel"
        label={t('englishLevel')}
        hint={t('englishLevel.hint')}
        options={english}
        empty=""
      />
    </>
  );
}

type Assets = Readonly<Record<string, unknown>>;

/** What is on screen, and nothing of a question that has been taken back. Going back keeps that too. */
function withoutUnasked(values: Assets, { by }: Saving): Assets {
  if (by === 'back') return values;
  const { companyName, industry, business, occupation, otherSourceOfWealth, ...rest } = values;
  const sources = rest.sourceOfWealth;
  return {
    ...rest,
    ...(isWorking(rest.employmentStatus) ? { companyName, occupation } : {}),
    ...(rest.employmentStatus === 'employed' ? { industry } : {}),
    ...(rest.employmentStatus === 'self-employed' ? { business } : {}),
    ...(Array.isArray(sources) && sources.includes('other') ? { otherSourceOfWealth } : {}),
  };
}
