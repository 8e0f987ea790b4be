import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { FormField, useForm, useFormScope, useFormValue } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { AutoAdvance } from '@quayside/flow-screens/internals/auto-advance';
import { RiskWarning, riskWarningTexts } from '@quayside/flow-screens/internals/risk-warning';
import { formatIssueValues } from '@quayside/i18n/internals/issue-values';
import { issues as issueTexts } from '@quayside/i18n/internals/text/issues';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { openingAccountTypes } from '@quayside/rules/enumerations';
import { INCOME_AND_WORTH_THRESHOLD_USD } from '@quayside/rules/internals/margin-eligibility';
import { getIneligibility, type StepAnswers } from '@quayside/rules/journey';
import { Button } from '@quayside/ui/button';
import { focusField } from '@quayside/ui/internals/focus-field';
import { Notice } from '@quayside/ui/notice';
import { RadioCards } from '@quayside/ui/radio-cards';
import { type MouseEvent, useMemo } from 'react';
import { openingChoices } from '../choices/texts.ts';
import { isWithMinor } from '../joint/is-joint.ts';

export const texts = [openingChoices, issueTexts, ...riskWarningTexts];

/** Renders the page /sg-select-accountType, which asks for a cash or a margin account (RULE-12). A joint account with a minor is always a cash account. */
export default function SelectAccountTypeScreen() {
  const t = useText(openingChoices);
  const options = useMemo(
    () =>
      openingAccountTypes.map((type) => ({
        value: type,
        title: t(`accountType.${type}.label`),
        description: t(`accountType.${type}.text`),
      })),
    [t],
  );
  const why = useMemo(() => ({ summary: t('accountType.why'), text: t('accountType.whyText') }), [t]);
  const state = useFlowState();
  if (state.status === 'ready' && isWithMinor(state.application)) {
    return (
      <StepScreen
        step="select-account-type"
        title={t('type.title')}
        heading={t('accountType.cash.label')}
        lead={t('type.minor')}
        prepare={asCash}
      >
        <p className="m-0 text-body">{t('accountType.cash.text')}</p>
      </StepScreen>
    );
  }
  return (
    <StepScreen step="select-account-type" title={t('type.title')} heading={t('type.heading')}>
      <AutoAdvance name="accountType" values={withoutRisk}>
        <FormField
          as={RadioCards}
          name="accountType"
          label={t('accountType.label')}
          legend="hidden"
          options={options}
          why={why}
          empty=""
        />
      </AutoAdvance>
      <AboutMargin />
      <MarginWarning />
    </StepScreen>
  );
}

/** Choices that open the next page at once. Margin may show a refusal, advice or a warning, so the page stays open. */
const withoutRisk = ['cash'];

const asCash = (): StepAnswers => ({ accountType: 'cash' });

function MarginWarning() {
  const accountType = useFormValue<string>('accountType');
  const answers = useMemo(() => ({ accountType }), [accountType]);
  return <RiskWarning step="select-account-type" product="margin" answers={answers} />;
}

const threshold = { currency: 'USD', amount: INCOME_AND_WORTH_THRESHOLD_USD };

/** Renders the refusal of margin as soon as the customer chooses it, with a button that chooses a cash account. */
function AboutMargin() {
  const t = useText(openingChoices);
  const tIssue = useText(issueTexts);
  const language = useLanguage();
  const form = useForm();
  const { readOnly } = useFormScope();
  const { runtime } = useFlow();
  useFlowState();
  const accountType = useFormValue<string>('accountType');
  const step = runtime?.answers.step('select-account-type');
  const asked = accountType === 'margin' && !readOnly && runtime && step ? { runtime, step } : undefined;
  const refused =
    asked && getIneligibility(asked.step, { accountType }, asked.runtime.answers.context()) === 'margin-refused';
  const chooseCash = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    form.write('accountType', 'cash');
    focusField(currentTarget.getRootNode() as Document | ShadowRoot, 'accountType');
  };
  return (
    <div role="status" className="flex flex-col gap-3 empty:-mt-6">
      {refused ? (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" size="medium" onPress={chooseCash}>
              {t('accountType.chooseCash')}
            </Button>
          }
        >
          {tIssue('margin-refused', formatIssueValues(threshold, language))}
        </Notice>
      ) : null}
    </div>
  );
}
