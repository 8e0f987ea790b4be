import { GoTo } from '@quayside/flow/go-to';
import { Reference } from '@quayside/flow/reference';
import { reviewItems } from '@quayside/flow/review-items';
import { ReviewList } from '@quayside/flow/review-list';
import { SendAgain } from '@quayside/flow/send-again';
import { useRoundWords } from '@quayside/flow/use-round-words';
import { openingState } from '@quayside/i18n/text/opening-state';
import { useText } from '@quayside/i18n/use-text';
import { Result } from '@quayside/ui/result';
import { History } from './history.tsx';
import { MinorFailed, OtherHolderCorrects } from './joint-correction.tsx';
import type { StateProps } from './state-of.tsx';

/** Sent back: how much is to be done, and the way to it; or, once that is done, the way back to review. */
export function ActionNeeded(props: StateProps) {
  return props.application.handedInAt ? <OtherHolderCorrects {...props} /> : <SentBack {...props} />;
}

/** A flow without a page of reasons has them here. */
function SentBack({ runtime, application }: StateProps) {
  const t = useText(openingState);
  const items = reviewItems(runtime, application);
  const words = useRoundWords(runtime, items);
  const done = items.every(({ state }) => state === 'corrected');
  const reasons = runtime.flow.screens.find(({ id }) => id === 'reasons')?.path;
  const ofMinor = words.kind === 'fail' && application.part?.role === 'joint-minor';
  return (
    <Result
      {...words}
      title={ofMinor ? <MinorFailed /> : words.title}
      actions={
        <>
          {done ? <SendAgain runtime={runtime} /> : null}
          {reasons && items.length > 0 ? (
            <GoTo path={reasons} {...(done ? { variant: 'secondary' } : {})}>
              {t('reasons.open')}
            </GoTo>
          ) : null}
        </>
      }
    >
      {reasons || items.length === 0 ? null : <ReviewList items={items} />}
      <Reference value={application.reference} />
      <History application={application} />
    </Result>
  );
}
