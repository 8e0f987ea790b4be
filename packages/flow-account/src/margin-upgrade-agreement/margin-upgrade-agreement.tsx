import { AgreementConsents, nothingAgreed, withoutOldConsents } from '@quayside/flow/agreement-consents';
import { RiskWarning, riskWarningTexts } from '@quayside/flow/risk-warning';
import { StepScreen } from '@quayside/flow/step-screen';
import { submitApplication } from '@quayside/flow/submit-application';
import { account } from '@quayside/i18n/text/account';
import { openingAgreements } from '@quayside/i18n/text/opening-agreements';
import { useText } from '@quayside/i18n/use-text';

/** Texts that are loaded before the screen is shown: the account centre; agreements and consents; the warning above the risk profile. */
export const texts = [account, openingAgreements, ...riskWarningTexts];

/** /margin-upgrade-agreement: read, agreed to, and the request is sent. */
export default function MarginAgreementScreen() {
  const t = useText(account);
  return (
    <StepScreen
      step="agreement"
      title={t('margin.agreement.title')}
      heading={t('margin.agreement.title')}
      lead={t('margin.agreement.lead')}
      action={t('request.submit')}
      defaults={nothingAgreed}
      prepare={withoutOldConsents}
      finish={submitApplication}
    >
      <RiskWarning step="agreement" product="margin" />
      <AgreementConsents />
    </StepScreen>
  );
}
