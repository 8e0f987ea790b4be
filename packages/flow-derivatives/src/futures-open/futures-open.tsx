import { FormField } from '@quayside/flow/form';
import { submitApplication } from '@quayside/flow/internals/submit-application';
import { useApplication } from '@quayside/flow/internals/use-application';
import { StepScreen } from '@quayside/flow/step-screen';
import { AnswerSummaries } from '@quayside/flow-screens/internals/answers-read';
import { LoadFailed, OutcomeSkeleton } from '@quayside/flow-screens/outcome-screen';
import { checkAnswers } from '@quayside/i18n/internals/text/check-answers';
import { useText } from '@quayside/i18n/use-text';
import { Checkbox } from '@quayside/ui/checkbox';
import { derivatives } from '../derivative/texts.ts';

export const texts = [derivatives, checkAnswers];

/** Renders /sg-futures-open, where the customer checks and changes the answers, confirms them and submits the application. */
export default function FuturesOpenScreen() {
  const t = useText(derivatives);
  const loaded = useApplication();
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
        <AnswerSummaries runtime={loaded.runtime} application={loaded.application} />
      ) : loaded.status === 'failed' ? (
        <LoadFailed error={loaded.error} onRetry={loaded.retry} />
      ) : (
        <OutcomeSkeleton />
      )}
      <FormField as={Checkbox} name="confirmed" label={t('open.confirmed')} empty={false} />
    </StepScreen>
  );
}
