import { UnderReview } from '@quayside/flow-screens/application-state';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { days } from '@quayside/i18n/internals/text/days';
import { useText } from '@quayside/i18n/use-text';
import { derivatives } from '../derivative/texts.ts';
import { Outcome, type OutcomeProps } from '../outcomes/outcome.tsx';

export const texts = [derivatives, applicationState, days];

/** Renders /sg-options-wait, /sg-futures-wait and /sg-cfd-wait: the status of the review, and its expected end in working days (STATE-02, STATE-04). */
export default function WaitScreen() {
  return <Outcome states={underReview}>{(props) => <Waiting {...props} />}</Outcome>;
}

const underReview = ['under-review'] as const;

function Waiting({ product, ...props }: OutcomeProps) {
  const t = useText(derivatives);
  return <UnderReview {...props} steps="next" lead={t(`wait.lead.${product}`)} />;
}
