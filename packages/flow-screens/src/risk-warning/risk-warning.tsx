import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { FormField, useFormScope } from '@quayside/flow/form';
import { riskProfile } from '@quayside/i18n/internals/text/risk-profile';
import { riskWarning } from '@quayside/i18n/internals/text/risk-warning';
import { useText } from '@quayside/i18n/use-text';
import type { RiskLevel } from '@quayside/rules/internals/risk-profile';
import type { StepAnswers } from '@quayside/rules/journey';
import { Checkbox } from '@quayside/ui/checkbox';
import { Notice } from '@quayside/ui/notice';

/** The text groups that a screen with `RiskWarning` must load. */
export const riskWarningTexts = [riskProfile, riskWarning];

export type RiskWarningProps = {
  /** The id of the step whose rules decide whether to warn. */
  step: string;
  /** The product that the warning names. */
  product: 'margin' | 'options' | 'futures' | 'cfd';
  /** The answers on which the warning depends. Default: none. */
  answers?: StepAnswers;
};

/**
 * Renders a warning that a product exceeds the customer's risk profile, with a checkbox that acknowledges it (`riskAcknowledged`). Renders nothing if the rules
 * do not warn, or in a step that is read-only.
 */
export function RiskWarning({ step, product, answers = noAnswers }: RiskWarningProps) {
  const t = useText(riskWarning);
  const tProfile = useText(riskProfile);
  const { readOnly } = useFormScope();
  const { runtime } = useFlow();
  const { status } = useFlowState();
  if (status !== 'ready' || !runtime || readOnly) return null;
  const warning = runtime.answers.check(step, answers).find(({ code }) => code === 'product-above-risk-profile');
  if (!warning) return null;
  const level = tProfile(`level.${warning.values?.level as RiskLevel}.label`);
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="warning" title={t('title')}>
        {t(`text.${product}`, { level })} {t('noAdvice')}
      </Notice>
      <FormField as={Checkbox} name="riskAcknowledged" label={t('acknowledge')} empty={false} />
    </div>
  );
}

const noAnswers: StepAnswers = {};
