import { AgreementConsents, nothingAgreed, withoutOldConsents } from '@quayside/flow/agreement-consents';
import { StepScreen } from '@quayside/flow/step-screen';
import { openingAgreements } from '@quayside/i18n/text/opening-agreements';
import { useText } from '@quayside/i18n/use-text';

/** Texts that are loaded before the screen is shown: agreements and consents. */
export const texts = [openingAgreements];

/** /sg-agreement-info: every agreement in force, each with its own box; what is recorded is its version and the language read. */
export default function AgreementInfoScreen() {
  const t = useText(openingAgreements);
  return (
    <StepScreen
      step="agreement-info"
      title={t('title')}
      heading={t('heading')}
      lead={t('lead')}
      defaults={nothingAgreed}
      prepare={withoutOldConsents}
    >
      <AgreementConsents />
    </StepScreen>
  );
}
