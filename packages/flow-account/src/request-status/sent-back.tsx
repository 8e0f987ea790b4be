import { Reference } from '@quayside/flow/reference';
import { reviewItems } from '@quayside/flow/review-items';
import { ReviewList } from '@quayside/flow/review-list';
import { SendAgain } from '@quayside/flow/send-again';
import { useRoundWords } from '@quayside/flow/use-round-words';
import { Result } from '@quayside/ui/result';
import type { StateProps } from './request-status.tsx';

/** What the reviewer sent back, item by item, and the way back to review once all of it is corrected. */
export function SentBack({ runtime, application }: StateProps) {
  const items = reviewItems(runtime, application);
  const words = useRoundWords(runtime, items);
  const done = items.every(({ state }) => state === 'corrected');
  return (
    <Result {...words} {...(done ? { actions: <SendAgain runtime={runtime} /> } : {})}>
      {items.length > 0 ? <ReviewList items={items} /> : null}
      <Reference value={application.reference} />
    </Result>
  );
}
