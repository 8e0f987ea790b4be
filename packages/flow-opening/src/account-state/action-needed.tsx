import type { StatePageProps } from '@quayside/flow-screens/application-state';
import { OutcomePage } from '@quayside/flow-screens/internals/outcome';
import { reviewItems } from '@quayside/flow-screens/internals/review-items';
import { MinorRejectedTitle, OtherHolderCorrection } from './joint-correction.tsx';
import { ReviewHistory } from './review-history.tsx';

/**
 * Renders the items that the reviewer sent back, each with a link. After a holder has submitted their part, renders the notice about the other holder instead.
 */
export function ActionNeeded(props: StatePageProps) {
  return props.application.partSubmittedAt ? <OtherHolderCorrection {...props} /> : <SentBack {...props} />;
}

function SentBack({ runtime, application }: StatePageProps) {
  const items = reviewItems(runtime, application);
  const isRejected = items.some(({ state }) => state === 'rejected');
  const isAsked = !isRejected && items.some(({ state }) => state === 'asked');
  const ofMinor = isRejected && application.part?.role === 'joint-minor';
  return (
    <OutcomePage
      runtime={runtime}
      application={application}
      {...(ofMinor ? { title: <MinorRejectedTitle /> } : {})}
      below={<ReviewHistory application={application} next={isAsked ? 'documents' : 'corrections'} />}
    />
  );
}
