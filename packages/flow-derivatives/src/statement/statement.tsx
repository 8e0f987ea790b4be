import { submitApplication } from '@quayside/flow/internals/submit-application';
import { StepScreen } from '@quayside/flow/step-screen';
import { AgreementConsents, noConsents, removeOldConsents } from '@quayside/flow-screens/internals/agreement-consents';
import { RiskWarning, riskWarningTexts } from '@quayside/flow-screens/internals/risk-warning';
import { agreementConsents } from '@quayside/i18n/internals/text/agreement-consents';
import { useText } from '@quayside/i18n/use-text';
import { useProduct } from '../derivative/product.ts';
import { derivatives } from '../derivative/texts.ts';

export const texts = [derivatives, agreementConsents, ...riskWarningTexts];

/**
 * Renders the agreements to read and accept, in their current versions (MSG-02): /sg-risk-statement, /sg-futures-risk-statement and /sg-cfd-agreement. For
 * options and CFDs, its button submits the application.
 */
export default function StatementScreen() {
  const t = useText(derivatives);
  const product = useProduct();
  const step = product === 'cfd' ? 'agreement' : 'risk-statement';
  const last = product === 'futures' ? {} : { finish: submitApplication, action: t('submit') };
  return (
    <StepScreen
      step={step}
      title={t(`statement.${product}.title`)}
      heading={t(`statement.${product}.label`)}
      lead={t('statement.lead')}
      defaults={noConsents}
      prepare={removeOldConsents}
      {...last}
    >
      <RiskWarning step={step} product={product} />
      <AgreementConsents />
    </StepScreen>
  );
}
