import { StepScreen } from '@quayside/flow/step-screen';
import { AgreementConsents, noConsents, removeOldConsents } from '@quayside/flow-screens/internals/agreement-consents';
import { agreementConsents } from '@quayside/i18n/internals/text/agreement-consents';
import { useText } from '@quayside/i18n/use-text';

export const texts = [agreementConsents];

/** Renders /sg-agreement-info: the agreements and their acceptance. The answer stores the version and the language that the customer read. */
export default function AgreementInfoScreen() {
  const t = useText(agreementConsents);
  return (
    <StepScreen
      step="agreement-info"
      title={t('title')}
      heading={t('heading')}
      defaults={noConsents}
      prepare={removeOldConsents}
    >
      <AgreementConsents onward="continue" />
    </StepScreen>
  );
}
