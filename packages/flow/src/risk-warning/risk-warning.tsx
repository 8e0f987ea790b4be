import { riskProfile } from '@quayside/i18n/text/risk-profile';
import { riskWarning } from '@quayside/i18n/text/risk-warning';
import { useText } from '@quayside/i18n/use-text';
import type { StepAnswers } from '@quayside/rules/journey';
import type { RiskLevel } from '@quayside/rules/risk-profile';
import { Checkbox } from '@quayside/ui/checkbox';
import { Notice } from '@quayside/ui/notice';
import { useFlow, useFlowState } from '../flow-context.tsx';
import { FormField, useFormScope } from '../form/form.tsx';

/** Texts that a screen with the warning loads before it is shown. */
export const riskWarningTexts = [riskProfile, riskWarning];

/** Of what is warned, and by which step's rules. */
export type RiskWarningProps = {
  /** the step whose rules say whether there is anything to warn of */
  step: string;
  product: 'margin' | 'options' | 'futures' | 'cfd';
  /** the answers on which the warning depends */
  answers?: StepAnswers;
};

/** Warns of a product above the customer's risk profile, and asks for an acknowledgement that is kept with the application; nothing where there is nothing to warn of. */
export function RiskWarning({ step, product, answers = noAnswers }: RiskWarningProps) {
  const t = useText(riskWarning);
  const tProfile = useText(riskProfile);
  const { readOnly } = useFormScope();
  const { runtime } = useFlow();
  const { status } = useFlowState();
  if (status !== 'ready' || !runtime || readOnly) return null;
  const warning = runtime.check(step, answers).find(({ code }) => code === 'product-above-risk-profile');
  if (!warning) return null;
  const level = tProfile(`level.${warning.values?.level as RiskLevel}`);
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
