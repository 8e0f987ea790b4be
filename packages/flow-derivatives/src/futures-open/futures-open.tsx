import { AnswersRead } from '@quayside/flow/answers-read';
import { FormField } from '@quayside/flow/form';
import { LoadFailed, OutcomeWaiting } from '@quayside/flow/outcome-screen';
import { StepScreen } from '@quayside/flow/step-screen';
import { submitApplication } from '@quayside/flow/submit-application';
import { useLoaded } from '@quayside/flow/use-loaded';
import { derivatives } from '@quayside/i18n/text/derivatives';
import { openingCheck } from '@quayside/i18n/text/opening-check';
import { useText } from '@quayside/i18n/use-text';
import { Checkbox } from '@quayside/ui/checkbox';

/** Texts that are loaded before the screen is shown: permissions for derivatives; checking the answers. */
export const texts = [derivatives, openingCheck];

/** /sg-futures-open: what is applied for, read back with its ways to change it, confirmed and submitted. */
export default function FuturesOpenScreen() {
  const t = useText(derivatives);
  const loaded = useLoaded();
  return (
    <StepScreen
      step="open"
      title={t('open.title')}
      heading={t('open.heading')}
      lead={t('open.lead')}
      action={t('submit')}
      finish={submitApplication}
    >
      {loaded.status === 'ready' ? (
        <AnswersRead runtime={loaded.runtime} application={loaded.application} />
      ) : loaded.status === 'failed' ? (
        <LoadFailed error={loaded.error} onRetry={loaded.retry} />
      ) : (
        <OutcomeWaiting />
      )}
      <FormField as={Checkbox} name="confirmed" label={t('open.confirmed')} empty={false} />
    </StepScreen>
  );
}
