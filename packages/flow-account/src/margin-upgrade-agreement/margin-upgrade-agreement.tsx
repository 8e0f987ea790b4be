import { submitApplication } from '@quayside/flow/internals/submit-application';
import { StepScreen } from '@quayside/flow/step-screen';
import { AgreementConsents, noConsents, removeOldConsents } from '@quayside/flow-screens/internals/agreement-consents';
import { RiskWarning, riskWarningTexts } from '@quayside/flow-screens/internals/risk-warning';
import { agreementConsents } from '@quayside/i18n/internals/text/agreement-consents';
import { useText } from '@quayside/i18n/use-text';
import { account } from '../account/texts.ts';

export const texts = [account, agreementConsents, ...riskWarningTexts];

/** Renders /margin-upgrade-agreement, where the customer accepts the agreements for a margin account and submits the request. */
export default function MarginAgreementScreen() {
  const t = useText(account);
  return (
    <StepScreen
      step="agreement"
      title={t('margin.agreement.title')}
      heading={t('margin.agreement.title')}
      lead={t('margin.agreement.lead')}
      action={t('request.submit')}
      defaults={noConsents}
      prepare={removeOldConsents}
      finish={submitApplication}
    >
      <RiskWarning step="agreement" product="margin" />
      <AgreementConsents />
    </StepScreen>
  );
}
