import { useApplication } from '@quayside/flow/internals/use-application';
import { StepScreen } from '@quayside/flow/step-screen';
import { AnswerSummaries, AnswerSummariesLoading } from '@quayside/flow-screens/internals/answers-read';
import { checkAnswers } from '@quayside/i18n/internals/text/check-answers';
import { titles } from '@quayside/i18n/internals/text/titles';
import { useText } from '@quayside/i18n/use-text';

/**
 * Text groups that this page needs. `loadScreen` loads them before the page renders.
 * @public
 */
export const texts = [checkAnswers, titles];

/** Renders the page /sg-check-answers, which lists all answers by step. Each Change link opens a step, and the step returns here. */
export default function CheckAnswersScreen() {
  const t = useText(checkAnswers);
  const loaded = useApplication();
  return (
    <StepScreen
      step="check-answers"
      title={t('title')}
      heading={t('heading')}
      action={t('confirm')}
      prepare={confirmed}
    >
      {loaded.status === 'ready' ? (
        <AnswerSummaries runtime={loaded.runtime} application={loaded.application} />
      ) : (
        <AnswerSummariesLoading {...(loaded.status === 'failed' ? { onRetry: loaded.retry } : {})} />
      )}
    </StepScreen>
  );
}

/** Adds `confirmed` to the answers when the customer presses Continue. Back saves the answers without a confirmation. */
const confirmed = (values: Readonly<Record<string, unknown>>, { by }: { by: 'submit' | 'back' }) =>
  by === 'submit' ? { confirmed: true } : values;
