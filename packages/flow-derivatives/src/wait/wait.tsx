import { Reference } from '@quayside/flow/reference';
import { useReviewItems } from '@quayside/flow/use-review-items';
import { derivatives } from '@quayside/i18n/text/derivatives';
import { openingState } from '@quayside/i18n/text/opening-state';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { Result } from '@quayside/ui/result';
import { Timeline } from '@quayside/ui/timeline';
import { Outcome, type OutcomeProps } from '../internal/outcome.tsx';

/** Texts that are loaded before the screen is shown: permissions for derivatives; what becomes of an application. */
export const texts = [derivatives, openingState];

/** /sg-options-wait, /sg-futures-wait, /sg-cfd-wait: under review, and until when in working days (STATE-02, STATE-04). */
export default function WaitScreen() {
  return <Outcome states={underReview}>{(props) => <Waiting {...props} />}</Outcome>;
}

const underReview = ['under-review'] as const;

function Waiting({ runtime, application, product }: OutcomeProps) {
  const t = useText(derivatives);
  const tState = useText(openingState);
  const items = useReviewItems(application, runtime.context().today);
  return (
    <Result kind="wait" title={tState('under-review.heading')} lead={t(`wait.lead.${product}`)}>
      <Reference value={application.reference} />
      <Card title={tState('next')}>
        <Timeline label={tState('next')} items={items} />
      </Card>
    </Result>
  );
}
