import { FormField, type FormStore, useFormValue } from '@quayside/flow/form';
import { useMirroredAnswer } from '@quayside/flow/internals/use-mirrored-answer';
import { StepScreen } from '@quayside/flow/step-screen';
import { type QuestionPage, QuestionPages } from '@quayside/flow-screens/question-pages';
import type { KeyOf } from '@quayside/i18n/define-text';
import { formatIssueValues } from '@quayside/i18n/internals/issue-values';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { reference } from '@quayside/i18n/internals/text/reference';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { educationLevels, employmentStatuses, englishLevels, sourcesOfWealth } from '@quayside/rules/enumerations';
import { INCOME_AND_WORTH_THRESHOLD_USD } from '@quayside/rules/internals/margin-eligibility';
import { CheckboxGroup } from '@quayside/ui/checkbox-group';
import { MoneyField } from '@quayside/ui/money-field';
import { RadioGroup, type RadioOption } from '@quayside/ui/radio-group';
import { TextField } from '@quayside/ui/text-field';
import { useMemo } from 'react';
import { openingAssets } from './texts.ts';
import { getTradeField, isWorking, WorkFields } from './work-fields.tsx';

export const texts = [openingAssets, reference];

/** Renders the page /sg-assets-info, which asks for employment, income, wealth with its sources, and education. */
export default function AssetsInfoScreen() {
  const t = useText(openingAssets);
  return (
    <StepScreen step="assets-info" title={t('title')} heading={t('heading')} content="questions">
      <Questions />
    </StepScreen>
  );
}

function Questions() {
  const t = useText(openingAssets);
  const tReference = useText(reference);
  const status = useFormValue<string>('employmentStatus');
  const sources = useFormValue<readonly string[]>('sourceOfWealth');
  const suggested = useMirroredAnswer('sourceOfWealth', suggestSource) && sources !== noSources;
  const pages = useMemo<readonly QuestionPage[]>(() => {
    const choice = (
      name: string,
      label: KeyOf<typeof openingAssets>,
      options: readonly RadioOption[],
    ): QuestionPage => ({
      fields: [name],
      by: 'choice',
      content: <FormField as={RadioGroup} name={name} label={t(label)} options={options} empty="" />,
    });
    return [
      {
        ...choice(
          'employmentStatus',
          'employmentStatus',
          employmentStatuses.map((value) => ({ value, label: tReference(`employmentStatus.${value}`) })),
        ),
        branches: true,
      },
      ...(isWorking(status)
        ? [
            {
              fields: ['companyName', getTradeField(status), 'occupation'] as const,
              by: 'continue' as const,
              heading: t('work.heading'),
              content: <WorkFields />,
            },
          ]
        : []),
      choice(
        'education',
        'education.label',
        educationLevels.map((value) => ({ value, label: t(`education.${value}`) })),
      ),
      choice(
        'englishLevel',
        'englishLevel.label',
        englishLevels.map((value) => ({ value, label: t(`englishLevel.${value}`) })),
      ),
      {
        fields: [
          'annualIncome',
          'netWorth',
          'sourceOfWealth',
          ...(sources?.includes('other') ? ['otherSourceOfWealth'] : []),
        ],
        by: 'continue',
        heading: t('means.heading'),
        content: (
          <>
            <Means />
            <SourceOfWealth suggested={suggested} />
          </>
        ),
      },
    ];
  }, [t, tReference, status, sources, suggested]);
  return <QuestionPages pages={pages} />;
}

function Means() {
  const t = useText(openingAssets);
  const language = useLanguage();
  const why = useMemo(() => {
    const threshold = formatIssueValues({ currency: 'USD', amount: INCOME_AND_WORTH_THRESHOLD_USD }, language);
    return { summary: t('why'), text: t('annualIncome.whyText', threshold) };
  }, [t, language]);
  return (
    <>
      <FormField
        as={MoneyField}
        name="annualIncome"
        label={t('annualIncome.label')}
        hint={t('annualIncome.hint')}
        why={why}
        currency="USD"
        suggestions={commonIncomes}
        empty=""
      />
      <FormField
        as={MoneyField}
        name="netWorth"
        label={t('netWorth.label')}
        hint={t('netWorth.hint')}
        currency="USD"
        suggestions={commonNetWorths}
        signed
        empty=""
      />
    </>
  );
}

/** Suggests the income from employment as the source of wealth of an employee, until the customer chooses. */
const suggestSource = (store: FormStore): readonly string[] | undefined => {
  if (store.read('employmentStatus') === 'employed') return employmentIncome;
  return store.read('sourceOfWealth') === employmentIncome ? noSources : undefined;
};

function SourceOfWealth({ suggested }: { readonly suggested: boolean }) {
  const t = useText(openingAssets);
  const tFlow = useText(flowText);
  const chosen = useFormValue<readonly string[]>('sourceOfWealth');
  const options = useMemo(() => sourcesOfWealth.map((value) => ({ value, label: t(`sourceOfWealth.${value}`) })), [t]);
  const why = useMemo(() => ({ summary: t('why'), text: t('sourceOfWealth.whyText') }), [t]);
  return (
    <>
      <FormField
        as={CheckboxGroup}
        name="sourceOfWealth"
        label={t('sourceOfWealth.label')}
        hint={suggested ? `${tFlow('fromAnswers')} · ${t('sourceOfWealth.hint')}` : t('sourceOfWealth.hint')}
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

/** Round amounts in USD, from which the customer can choose with a tap. */
const commonIncomes = ['25000', '50000', '100000'];
const commonNetWorths = ['50000', '100000', '250000', '500000'];
const noSources: string[] = [];
const employmentIncome: readonly string[] = ['employment'];
