import { StepScreen } from '@quayside/flow/step-screen';
import { AgreementConsents, noConsents, removeOldConsents } from '@quayside/flow-screens/internals/agreement-consents';
import { agreementConsents } from '@quayside/i18n/internals/text/agreement-consents';
import { useText } from '@quayside/i18n/use-text';

export const texts = [agreementConsents];

/** Renders the page /sg-agreement-info, where the customer reads and accepts the agreements. Saves which version and language the customer accepted. */
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
