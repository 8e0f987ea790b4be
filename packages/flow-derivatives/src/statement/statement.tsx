import { AgreementConsents, nothingAgreed, withoutOldConsents } from '@quayside/flow/agreement-consents';
import { RiskWarning, riskWarningTexts } from '@quayside/flow/risk-warning';
import { StepScreen } from '@quayside/flow/step-screen';
import { submitApplication } from '@quayside/flow/submit-application';
import { derivatives } from '@quayside/i18n/text/derivatives';
import { openingAgreements } from '@quayside/i18n/text/opening-agreements';
import { useText } from '@quayside/i18n/use-text';
import { useProduct } from '../internal/product.ts';

/** Texts that are loaded before the screen is shown: permissions for derivatives; agreements and consents; the warning above the risk profile. */
export const texts = [derivatives, openingAgreements, ...riskWarningTexts];

/** /sg-risk-statement, /sg-futures-risk-statement, /sg-cfd-agreement: each text to be read and accepted, with its version (MSG-02). Options and CFDs are submitted here. */
export default function StatementScreen() {
  const t = useText(derivatives);
  const product = useProduct();
  const step = product === 'cfd' ? 'agreement' : 'risk-statement';
  const last = product === 'futures' ? {} : { finish: submitApplication, action: t('submit') };
  return (
    <StepScreen
      step={step}
      title={t(`statement.${product}.title`)}
      heading={t(`statement.${product}`)}
      lead={t('statement.lead')}
      defaults={nothingAgreed}
      prepare={withoutOldConsents}
      {...last}
    >
      <RiskWarning step={step} product={product} />
      <AgreementConsents />
    </StepScreen>
  );
}
