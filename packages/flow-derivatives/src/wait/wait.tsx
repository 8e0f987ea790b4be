import { UnderReview } from '@quayside/flow-screens/application-state';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { derivatives } from '../derivative/texts.ts';
import { DerivativeOutcome, type OutcomeProps } from '../outcomes/outcome.tsx';

export const texts = [derivatives, applicationState];

/** Renders /sg-options-wait, /sg-futures-wait and /sg-cfd-wait: how far the review is, and by when it is expected to end (STATE-02, STATE-04). */
export default function WaitScreen() {
  return <DerivativeOutcome states={underReview}>{(props) => <Waiting {...props} />}</DerivativeOutcome>;
}

const underReview = ['under-review'] as const;

function Waiting({ product, ...props }: OutcomeProps) {
  const t = useText(derivatives);
  return <UnderReview {...props} steps="next" lead={t(`wait.lead.${product}`)} />;
}
