import { AgreementConsents, nothingAgreed, withoutOldConsents } from '@quayside/flow/agreement-consents';
import { StepScreen } from '@quayside/flow/step-screen';
import { submitApplication } from '@quayside/flow/submit-application';
import { derivatives } from '@quayside/i18n/text/derivatives';
import { openingAgreements } from '@quayside/i18n/text/opening-agreements';
import { useText } from '@quayside/i18n/use-text';
import { useProduct } from '../internal/product.ts';

/** Texts that are loaded before the screen is shown: permissions for derivatives; agreements and consents. */
export const texts = [derivatives, openingAgreements];

/** /sg-risk-statement, /sg-futures-risk-statement, /sg-cfd-agreement: each text to be read and accepted, with its version (MSG-02). Options and CFDs are submitted here. */
export default function StatementScreen() {
  const t = useText(derivatives);
  const product = useProduct();
  const last = product === 'futures' ? {} : { finish: submitApplication, action: t('submit') };
  return (
    <StepScreen
      step={product === 'cfd' ? 'agreement' : 'risk-statement'}
      title={t(`statement.${product}.title`)}
      heading={t(`statement.${product}`)}
      lead={t('statement.lead')}
      defaults={nothingAgreed}
      prepare={withoutOldConsents}
      {...last}
    >
      <AgreementConsents />
    </StepScreen>
  );
}
