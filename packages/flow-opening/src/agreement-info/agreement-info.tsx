import { StepScreen } from '@quayside/flow/step-screen';
import { AgreementConsents, nothingAgreed, withoutOldConsents } from '@quayside/flow-screens/agreement-consents';
import { agreementConsents } from '@quayside/i18n/text/agreement-consents';
import { useText } from '@quayside/i18n/use-text';

export const texts = [agreementConsents];

/** Renders /sg-agreement-info: one reader with an acceptance below the texts that it covers, which goes on after the last, or a checkbox for each. The answer records its version and the language read. */
export default function AgreementInfoScreen() {
  const t = useText(agreementConsents);
  return (
    <StepScreen
      step="agreement-info"
      title={t('title')}
      heading={t('heading')}
      defaults={nothingAgreed}
      prepare={withoutOldConsents}
    >
      <AgreementConsents onward="continue" />
    </StepScreen>
  );
}
