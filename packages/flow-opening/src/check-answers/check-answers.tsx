import { AnswersRead, AnswersWaiting } from '@quayside/flow/answers-read';
import { StepScreen } from '@quayside/flow/step-screen';
import { useLoaded } from '@quayside/flow/use-loaded';
import { openingCheck } from '@quayside/i18n/text/opening-check';
import { titles } from '@quayside/i18n/text/titles';
import { useText } from '@quayside/i18n/use-text';

/** Texts that are loaded before the screen is shown: checking the answers; the screens' titles. */
export const texts = [openingCheck, titles];

/** /sg-check-answers: every answer read back as it was asked, each step with Change, which comes back here. */
export default function CheckAnswersScreen() {
  const t = useText(openingCheck);
  const loaded = useLoaded();
  return (
    <StepScreen
      step="check-answers"
      title={t('title')}
      heading={t('heading')}
      lead={t('lead')}
      action={t('confirm')}
      prepare={confirmed}
    >
      {loaded.status === 'ready' ? (
        <AnswersRead runtime={loaded.runtime} application={loaded.application} />
      ) : (
        <AnswersWaiting {...(loaded.status === 'failed' ? { onRetry: loaded.retry } : {})} />
      )}
    </StepScreen>
  );
}

/** Going on confirms; going back does not. */
const confirmed = (values: Readonly<Record<string, unknown>>, { by }: { by: 'submit' | 'back' }) =>
  by === 'submit' ? { confirmed: true } : values;
